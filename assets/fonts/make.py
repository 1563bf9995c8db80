"""Builds Cardkeep's fonts from their sources: a subset with added suits and a new family name.

    python3 make.py Lato-Regular.ttf Lato-Bold.ttf Almendra-Bold.ttf

Requires fonttools (and brotli for .woff2 sources). A source can be several files joined by commas, each
with part of the characters. The suits and the check mark use the same outlines as the cards.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
CARDS = HERE.parent / "cards"

LETTERS = {*range(0x20, 0x7F), *range(0xA0, 0x180)}
SIGNS = {ord(c) for c in "‘’‚“”„†•…‹›–—′″−≤≥←↑→↓"}
TICK = "M8 56 L21 43 L39 62 L79 14 L92 25 L40 88 Z"
# Characters that every font must have.
NEEDED = {*range(0x20, 0x7F), *range(0xA1, 0x100), *(ord(c) for c in "‘’“”–—…→♠♥♦♣✓")} - {0xAD}

FONTS = [
    # file, family, style, weight
    ("CardkeepSans-Regular.ttf", "Cardkeep Sans", "Regular", 400),
    ("CardkeepSans-Bold.ttf", "Cardkeep Sans", "Bold", 700),
    ("CardkeepDisplay-Regular.ttf", "Cardkeep Display", "Regular", 400),
]


def outlines():
    """The outlines drawn by us, in a square of 100 with y downwards."""
    suits = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
    for sign, name in suits.items():
        text = (CARDS / f"{name}.svg").read_text()
        yield sign, re.search(r' d="([^"]+)"', text).group(1)
    yield "✓", TICK
    yield "→", "M6 44 L66 44 L46 24 L56 14 L92 50 L56 86 L46 76 L66 56 L6 56 Z"


def add_glyph(font, sign, outline):
    code = ord(sign)
    if code in font.getBestCmap():
        return
    capital = font["OS/2"].sCapHeight or font["head"].unitsPerEm * 0.7
    scale, margin = capital * 0.0106, capital * 0.1
    bounds = BoundsPen(None)
    parse_path(outline, bounds)
    left, _, right, _ = bounds.bounds
    x, y = margin - left * scale, capital * 1.03
    pen = TTGlyphPen(None)
    # The source's y grows downwards, the font's upwards: the outline turns over and stays
    # clockwise only if it is reversed.
    quadratic = Cu2QuPen(pen, max_err=1.0, reverse_direction=False)
    parse_path(outline, TransformPen(quadratic, (scale, 0, 0, -scale, x, y)))
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (round((right - left) * scale + 2 * margin), round(margin))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def rename(font, family, style, weight):
    names = font["name"]
    kept = {i: names.getDebugName(i) for i in (0, 13, 14)}
    names.names = []
    postscript = f"{family.replace(' ', '')}-{style}"
    entries = {
        0: f"{kept[0]} Subset, renamed and extended with card suits for Cardkeep.",
        1: family,
        2: style,
        3: f"{postscript};1.0",
        4: f"{family} {style}",
        5: "Version 1.000",
        6: postscript,
        13: kept[13] or "Licensed under the SIL Open Font License, Version 1.1.",
        14: kept[14],
    }
    for key, value in entries.items():
        if value:
            names.setName(value, key, 3, 1, 0x409)
    bold = style == "Bold"
    os2, head = font["OS/2"], font["head"]
    os2.usWeightClass = weight
    os2.fsSelection = 0x20 if bold else 0x40
    head.macStyle = 1 if bold else 0


def make(source, target, family, style, weight):
    parts = source.split(",")
    font = TTFont(parts[0]) if len(parts) == 1 else Merger().merge(parts)
    font.flavor = None
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "ccmp", "locl", "mark", "tnum"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS | SIGNS)
    cutter.subset(font)
    for sign, outline in outlines():
        add_glyph(font, sign, outline)
    rename(font, family, style, weight)
    font["OS/2"].recalcUnicodeRanges(font)
    missing = NEEDED - set(font.getBestCmap())
    if missing:
        sys.exit(f"{target}: missing {''.join(map(chr, sorted(missing)))}")
    font.save(HERE / target)
    size = (HERE / target).stat().st_size
    print(f"{target}: {len(font.getBestCmap())} characters, {size / 1024:.0f} KB")


def main():
    if len(sys.argv) != 1 + len(FONTS):
        sys.exit(__doc__)
    for source, font in zip(sys.argv[1:], FONTS):
        make(source, *font)


main()
