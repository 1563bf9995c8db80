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
from fontTools.pens.filterPen import DecomposingFilterPen, FilterPen
from fontTools.pens.recordingPen import RecordingPen
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
NEEDED = {*range(0x20, 0x7F), *range(0xA1, 0x100)} - {0xAD}
NEEDED |= {ord(c) for c in "ĄąĆćĘęŁłŃńŚśŹźŻż‘’“”–—…→−♠♥♦♣✓"}

# Polish letters, composed of a letter and a mark where a source lacks them.
POLISH = {
    "Ą": "A˛", "Ć": "C´", "Ę": "E˛", "Ś": "S´", "Ź": "Z´", "Ż": "Z˙",
    "ą": "a˛", "ć": "c´", "ę": "e˛", "ś": "s´", "ź": "z´", "ż": "z˙",
}
# An ogonek, for letters 1,000 units high, from the end of its letter's foot.
OGONEK = (
    "M0 10 C-70 -35 -125 -90 -118 -160 C-110 -222 -45 -240 34 -214 "
    "L30 -178 C-12 -188 -44 -176 -48 -140 C-52 -92 -14 -45 44 6 Z"
)

# The width of the one, as a share of the enlarged superior one.
FLAG_WIDTH = 0.85

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


def add_composed(font, letter, base, mark):
    """Adds a letter with an acute accent, a dot above (the period), or an ogonek."""
    if ord(letter) in font.getBestCmap():
        return
    glyphs, names = font.getGlyphSet(), font.getBestCmap()

    def bounds(name):
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        return pen.bounds

    left, _, right, top = bounds(names[ord(base)])
    middle = (left + right) / 2
    pen = TTGlyphPen(None)
    glyphs[names[ord(base)]].draw(DecomposingFilterPen(pen, glyphs))
    if mark == "˛":
        scale = font["head"].unitsPerEm / 1000
        foot = right - 0.12 * (right - left)
        quadratic = Cu2QuPen(pen, max_err=1.0, reverse_direction=True)
        parse_path(OGONEK, TransformPen(quadratic, (scale, 0, 0, scale, foot, 0)))
    else:
        name = names[ord("´" if mark == "´" else ".")]
        mark_left, mark_low, mark_right, _ = bounds(name)
        # As far above the letter as the accent of the source's n.
        gap = bounds(names[ord("´")])[1] - font["OS/2"].sxHeight
        x = middle - (mark_left + mark_right) / 2
        y = top + max(gap, 0.04 * font["head"].unitsPerEm) - mark_low
        glyphs[name].draw(TransformPen(DecomposingFilterPen(pen, glyphs), (1, 0, 0, 1, x, y)))
    new = f"uni{ord(letter):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), new])
    font["glyf"][new] = pen.glyph()
    font["glyf"][new].recalcBounds(font["glyf"])
    font["hmtx"][new] = (font["hmtx"][names[ord(base)]][0], font["glyf"][new].xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = new


def square_e(font):
    """Draws the display face's capital E, which looks like a euro sign, as an F with the foot of an L,
    and the letters composed of it."""
    glyphs, names, capital = font.getGlyphSet(), font.getBestCmap(), font["OS/2"].sCapHeight
    parts = RecordingPen()
    for letter in "FL":
        glyphs[names[ord(letter)]].draw(DecomposingFilterPen(parts, glyphs))
    # The foot needs more room to the next letter than the source's E, whose kerning it has.
    width = 45 + max(font["hmtx"][names[ord(letter)]][0] for letter in "FL")
    for name in [names[code] for code in map(ord, "EÉÈÊËĘ") if code in names]:
        marks, contour = [], RecordingPen()
        outline = RecordingPen()
        glyphs[name].draw(DecomposingFilterPen(outline, glyphs))
        for step in outline.value:
            contour.value.append(step)
            if step[0] == "closePath":
                bounds = BoundsPen(None)
                contour.replay(bounds)
                _, low, _, high = bounds.bounds
                # An accent above, or an ogonek below.
                if low > 0.9 * capital or high < 0.3 * capital:
                    marks.append(contour)
                contour = RecordingPen()
        pen = TTGlyphPen(None)
        for part in [parts, *marks]:
            part.replay(pen)
        font["glyf"][name] = pen.glyph()
        font["glyf"][name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, font["glyf"][name].xMin)


class MappedPen(FilterPen):
    """Passes outlines on with every point mapped."""

    def __init__(self, pen, mapping):
        super().__init__(pen)
        self.map = mapping

    def moveTo(self, point):
        self._outPen.moveTo(self.map(point))

    def lineTo(self, point):
        self._outPen.lineTo(self.map(point))

    def qCurveTo(self, *points):
        self._outPen.qCurveTo(*(point and self.map(point) for point in points))


def line_figures(font):
    """Replaces old-style figures by lining ones.

    Figures with descenders are raised to the baseline, and all are stretched in the middle to the height of
    capitals, which leaves the thickness of strokes. The one is the superior one, enlarged: the old-style one
    reads as a capital I.
    """
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    capital = font["OS/2"].sCapHeight
    overshoot = 0.015 * capital
    new = {}
    for figure in "0123456789":
        source = glyphs[names[ord("¹" if figure == "1" else figure)]]
        bounds = BoundsPen(glyphs)
        source.draw(bounds)
        left, low, right, top = bounds.bounds
        grow = capital + 2 * overshoot - (top - low)

        def stretch(point, low=low, high=top - low, grow=grow):
            part = (point[1] - low) / high
            return point[0], point[1] - low - overshoot + grow * min(1, max(0, (part - 0.36) / 0.28))

        def enlarge(point, left=left, low=low, scale=1 + grow / (top - low)):
            x, y = point
            return FLAG_WIDTH * scale * (x - left) + overshoot, scale * (y - low) - overshoot

        pen = TTGlyphPen(None)
        mapped = MappedPen(pen, enlarge if figure == "1" else stretch)
        source.draw(DecomposingFilterPen(mapped, glyphs))
        width = enlarge((right, 0))[0] + 2 * overshoot if figure == "1" else source.width
        new[names[ord(figure)]] = pen.glyph(), round(width)
    for name, (glyph, width) in new.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, glyph.xMin)


def add_minus(font):
    """Adds the minus sign, with the shape of the en dash."""
    names = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.setdefault(ord("−"), names[ord("–")])


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
    if family == "Cardkeep Display":
        square_e(font)
    for sign, outline in outlines():
        add_glyph(font, sign, outline)
    for letter, (base, mark) in POLISH.items():
        add_composed(font, letter, base, mark)
    add_minus(font)
    if family == "Cardkeep Display":
        line_figures(font)
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
