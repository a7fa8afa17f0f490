import type { Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, ball, dot, down, line, oval, path, radial, rect, slant, stroke, wire } from "./brush.ts";
import { CHROME, stud } from "./parts.ts";
import { horn, pipe } from "./pipes.ts";

/** Brass with valves and slides. */

const mouthpiece = (x: number, y: number, p: Palette): string =>
  path(
    `M${x},${y - 26}C${x + 14},${y - 24} ${x + 16},${y - 10} ${x + 40},${y - 8}L${x + 76},${y - 9}L${x + 76},${y + 9}L${x + 40},${y + 8}C${x + 16},${y + 10} ${x + 14},${y + 24} ${x},${y + 26}Z`,
    down(p.light, `#ffffff@30`, `${p.base}@55`, p.dark),
    stroke(p.edge, 2),
  ) + oval(x, y, 6, 26, p.light, stroke(p.edge, 2));

const valve = (x: number, top: number, foot: number, p: Palette, r = 26): string =>
  rect(x - 5, top - 66, 10, 40, across(p.light, p.dark), 2) +
  oval(x, top - 68, 22, 8, ball("#ffffff", "#e0d8cc"), stroke(p.edge, 3)) +
  rect(x - r, top - 24, r * 2, 24, across(p.dark, `#ffffff@30`, `${p.base}@50`, p.dark), 8, stroke(p.edge, 2)) +
  rect(
    x - r + 3,
    top,
    r * 2 - 6,
    foot - top,
    across(p.dark, `${p.light}@24`, `#ffffff@32`, `${p.base}@50`, `${p.dark}@85`, p.base),
    3,
    stroke(p.edge, 2),
  ) +
  rect(x - r, foot, r * 2, 22, across(p.dark, `#ffffff@30`, `${p.base}@50`, p.dark), 8, stroke(p.edge, 2)) +
  rect(x - 7, foot + 22, 14, 12, p.dark, 4);

function trumpet(p: Palette): string {
  return (
    pipe("M-260,70C-330,70 -330,-56 -260,-56L60,-56", 26, p) +
    pipe("M-260,70L-100,70", 26, p) +
    horn(
      [
        [40, -56, 14],
        [180, -56, 17],
        [280, -56, 24],
        [360, -56, 42],
        [420, -56, 78],
        [450, -56, 126],
      ],
      p,
    ) +
    oval(452, -56, 40, 128, slant(p.light, `${p.base}@50`, p.dark), stroke(p.edge, 3)) +
    oval(458, -56, 31, 112, radial(0.4, 0.6, 0.8, p.dark, p.edge)) +
    pipe("M110,84L230,84C286,84 286,-24 230,-24L-420,-24", 22, p) +
    pipe("M70,30L180,30", 16, p) +
    pipe("M-150,40L-206,40C-230,40 -230,4 -206,4", 15, p) +
    line(196, -12, 196, 74, p.dark, 8) +
    line(-190, -56, -190, 70, p.dark, 8) +
    line(160, -44, 160, -12, p.dark, 7) +
    mouthpiece(-496, -24, p) +
    valve(92, -90, 140, p) +
    valve(22, -90, 140, p) +
    valve(-48, -90, 140, p) +
    wire("M130,-70C166,-90 180,-66 166,-44", p.edge, 11) +
    wire("M130,-70C166,-90 180,-66 166,-44", p.base, 7) +
    dot(-40, 102, 22, "none", stroke(p.base, 7)) +
    stud(276, 100, 7, p)
  );
}

function trombone(p: Palette): string {
  return (
    pipe("M-470,-30C-550,-30 -550,-190 -470,-190L-60,-190", 24, p) +
    pipe("M-470,-30L-190,-30", 20, p) +
    horn(
      [
        [-80, -190, 13],
        [60, -190, 18],
        [160, -190, 28],
        [230, -190, 52],
        [280, -190, 96],
        [306, -190, 142],
      ],
      p,
    ) +
    oval(308, -190, 44, 144, slant(p.light, `${p.base}@50`, p.dark), stroke(p.edge, 3)) +
    oval(314, -190, 35, 128, radial(0.4, 0.6, 0.8, p.dark, p.edge)) +
    line(-330, -180, -330, -40, p.dark, 10) +
    line(-150, -180, -150, -40, p.dark, 10) +
    pipe("M-190,-30L500,-30C556,-30 556,70 500,70L-230,70", 17, CHROME) +
    pipe("M500,-30C556,-30 556,70 500,70", 18, p) +
    pipe("M-190,-30L-60,-30", 24, p) +
    pipe("M-230,70L-60,70", 24, p) +
    line(-110, -20, -110, 62, p.dark, 11) +
    line(110, -20, 110, 62, CHROME.base, 11) +
    mouthpiece(-316, 70, CHROME) +
    stud(546, 20, 10, p)
  );
}

/** Upright: bell up, great bow below, three valves on top. */
function euphonium(p: Palette): string {
  return (
    pipe("M-150,-130C-240,-130 -250,-60 -250,0L-250,200", 30, p) +
    horn(
      [
        [-206, -230, 24],
        [-210, -60, 34],
        [-206, 150, 50],
        [-150, 300, 64],
        [-20, 360, 74],
        [110, 300, 82],
        [150, 150, 84],
        [146, -40, 86],
        [144, -170, 94],
        [152, -270, 128],
        [166, -330, 184],
      ],
      p,
    ) +
    oval(
      170,
      -338,
      190,
      48,
      slant(p.light, `${p.base}@50`, p.dark),
      `${stroke(p.edge, 3)} transform="rotate(5 170 -338)"`,
    ) +
    oval(172, -332, 164, 35, radial(0.6, 0.7, 0.8, p.dark, p.edge), 'transform="rotate(5 172 -332)"') +
    pipe("M-206,-230C-206,-300 -110,-300 -110,-230L-110,120C-110,190 -20,190 -20,120", 24, p) +
    pipe("M40,-60C90,-60 90,150 40,150L-40,150", 24, p) +
    pipe("M-120,230L60,230C100,230 100,190 60,190L-100,190", 18, p) +
    pipe("M-286,-214L-200,-200C-150,-190 -140,-150 -140,-90", 17, p) +
    mouthpiece(-350, -224, p) +
    valve(-80, -110, 120, p, 28) +
    valve(-12, -110, 120, p, 28) +
    valve(56, -110, 120, p, 28)
  );
}

export const brass: Kinds = {
  trumpet: { draw: trumpet, tilt: -22 },
  trombone: { draw: trombone, tilt: -30 },
  euphonium: { draw: euphonium },
};
