#!/usr/bin/env python3
"""Parts a woff2 of Latin type in two: what nearly every page needs, and the rest.

Usage: subset.py FILE.woff2 COMMON.woff2 REST.woff2

COMMON is to come in the first packets of a connection (ten of 1,460 bytes) with its headers. So it has the characters
below alone, and kerning between letters, full stops, commas, hyphens and quotes alone, the same at every weight. REST is what the file has
besides, unchanged; `fonts.css` names by `unicode-range` who stands where. Needs Debian's python3-fonttools and python3-brotli.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

COMMON = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xBD, 0xD7, 0x2013, 0x2014, *range(0x2018, 0x201A),
          *range(0x201C, 0x201E), 0x2022, 0x2026, 0x203A]
KERNED = [*range(0x41, 0x5B), *range(0x61, 0x7B), *map(ord, ".,-'\""), 0x2018, 0x2019, 0x201C, 0x201D]


def part(path, characters):
    font = TTFont(path)
    options = subset.Options()
    options.layout_features = ["*"]
    options.hinting = False
    options.name_IDs = []
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def plain(value):
    """A kerning value that is the same at every weight; None: there is none."""
    if value is not None and hasattr(value, "XAdvDevice"):
        del value.XAdvDevice
    return value


def lean_kerning(font):
    glyphs = {font.getBestCmap()[one] for one in KERNED}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            table.ValueFormat1 &= ~0x40
            (pairs if table.Format == 1 else classes)(table, glyphs)
    if "GDEF" in font and getattr(font["GDEF"].table, "VarStore", None):
        font["GDEF"].table.VarStore = None
        font["GDEF"].table.Version = 0x00010002


def pairs(table, glyphs):
    kept = []
    for first, pair_set in zip(table.Coverage.glyphs, table.PairSet):
        records = [one for one in pair_set.PairValueRecord if one.SecondGlyph in glyphs and plain(one.Value1).XAdvance]
        if first in glyphs and records:
            pair_set.PairValueRecord, pair_set.PairValueCount = records, len(records)
            kept.append((first, pair_set))
    table.Coverage.glyphs = [first for first, _ in kept]
    table.PairSet = [pair_set for _, pair_set in kept]
    table.PairSetCount = len(kept)


def classes(table, glyphs):
    table.Coverage.glyphs = [one for one in table.Coverage.glyphs if one in glyphs]
    first = {name: kind for name, kind in table.ClassDef1.classDefs.items() if name in glyphs}
    second = {name: kind for name, kind in table.ClassDef2.classDefs.items() if name in glyphs}
    rows = sorted({0, *first.values()})
    columns = sorted({0, *second.values()})
    table.ClassDef1.classDefs = {name: rows.index(kind) for name, kind in first.items()}
    table.ClassDef2.classDefs = {name: columns.index(kind) for name, kind in second.items()}
    table.Class1Record = [table.Class1Record[row] for row in rows]
    for record in table.Class1Record:
        record.Class2Record = [record.Class2Record[column] for column in columns]
        for one in record.Class2Record:
            plain(one.Value1)
    table.Class1Count, table.Class2Count = len(rows), len(columns)


def main():
    if len(sys.argv) != 4 or "--help" in sys.argv:
        sys.exit(__doc__)
    path, common, rest = sys.argv[1:]
    font = part(path, COMMON)
    lean_kerning(font)
    font.save(common)
    part(path, [one for one in TTFont(path).getBestCmap() if one not in COMMON]).save(rest)


main()
