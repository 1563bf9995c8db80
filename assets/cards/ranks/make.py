"""Extracts the outlines of the card indices from a font: one small SVG per rank.

    python3 make.py AlegreyaSans-ExtraBold.ttf

Requires fonttools (and brotli for .woff2). Each glyph is centered on x = 0 and scaled to y = 0 to 100, with
lining figures. The ten is set tight and the tails of J and Q are raised, so that they fit like the
others.
"""

import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
WIDEST, TALLEST = 104, 103


def lining(font):
    gsub = font["GSUB"].table
    mapping = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    mapping.update(getattr(table, "ExtSubTable", table).mapping)
    return mapping


def bounds(glyphs, name):
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    return pen.bounds


def flat_height(glyphs, name):
    return bounds(glyphs, name)[3]


def main():
    font = TTFont(sys.argv[1])
    glyphs, cmap, figures = font.getGlyphSet(), font.getBestCmap(), lining(font)
    for rank in RANKS:
        names = [figures.get(cmap[ord(c)], cmap[ord(c)]) for c in rank]
        # Round figures and letters overshoot, so a flat one of their kind gives the height.
        flat = cmap[ord("K")] if rank.isalpha() else figures[cmap[ord("1")]]
        scale = 100 / flat_height(glyphs, flat)
        top, bottom = flat_height(glyphs, flat), min(bounds(glyphs, name)[1] for name in names)
        stretch = min(1, TALLEST / ((top - bottom) * scale))
        gap, width = 5 / scale, 0
        placed = []
        for name in names:
            left, _, right, _ = bounds(glyphs, name)
            placed.append((name, width - left))
            width += right - left + gap
        width -= gap
        squeeze = min(1, WIDEST / (width * scale))
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".removesuffix(".0"))
        for name, x in placed:
            sx, sy = scale * squeeze, scale * stretch
            glyphs[name].draw(TransformPen(pen, (sx, 0, 0, -sy, (x - width / 2) * sx, top * sy)))
        target = Path(__file__).parent / f"{rank.lower()}.svg"
        target.write_text(f'<path d="{pen.getCommands()}"/>\n')


main()
