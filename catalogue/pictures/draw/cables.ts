import type { Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, dot, down, each, group, line, mix, oval, path, rect, slant, stroke, wire } from "./brush.ts";
import { BRASS, CHROME, lamp } from "./parts.ts";

/** Cables and power. */

/** Loops of cable with an end at each side. */
function coiled(p: Palette, end: (turn: number) => string): string {
  const one = (x: number, y: number, r: number, squash: number, turn: number) => {
    const mark = (colour: string, width: number, dx = 0, dy = 0) =>
      oval(x + dx, y + dy, r, r * squash, "none", `${stroke(colour, width)} transform="rotate(${turn} ${x} ${y})"`);
    return mark(p.edge, 31) + mark(p.base, 26) + mark(p.light, 7, -4, -6);
  };
  const tail = (d: string) =>
    wire(d, p.edge, 31) + wire(d, p.base, 26) + wire(d, p.light, 7, 'transform="translate(-3 -6)"');
  return (
    tail("M-150,200C-220,300 -300,290 -330,250") +
    one(8, -30, 262, 0.94, 10) +
    one(-6, -20, 242, 0.98, -24) +
    one(4, -30, 222, 0.96, 50) +
    one(0, -24, 200, 0.97, -60) +
    tail("M140,190C180,290 250,320 320,270") +
    group("translate(-330 250) rotate(226)", end(-1)) +
    group("translate(320 270) rotate(-34)", end(1)) +
    group(
      "rotate(-8 0 -262)",
      rect(-34, -312, 68, 116, slant("#54565e", "#101012"), 10, stroke("#000000", 3)),
      line(-26, -270, 26, -270, "#8a8b92", 4),
    )
  );
}

const jack = (): string =>
  rect(-30, -25, 60, 50, down("#54565e", "#0b0b0c"), 14, stroke("#000000", 2)) +
  rect(26, -28, 100, 56, down(CHROME.dark, `#ffffff@30`, `${CHROME.base}@55`, CHROME.dark), 8, stroke(CHROME.edge, 2)) +
  rect(126, -17, 88, 34, down(BRASS.dark, `${BRASS.light}@30`, BRASS.dark), 3, stroke(BRASS.edge, 2)) +
  rect(176, -18, 7, 36, "#101012") +
  path("M214,-17L226,-10L234,-15L248,0L234,15L226,10L214,17Z", down(BRASS.light, BRASS.dark), stroke(BRASS.edge, 2));

const xlrEnd = (side: number): string =>
  rect(-30, -25, 60, 50, down("#54565e", "#0b0b0c"), 14, stroke("#000000", 2)) +
  path(
    "M26,-28L70,-38L190,-38L190,38L70,38L26,28Z",
    down(CHROME.dark, `#ffffff@28`, `${CHROME.base}@55`, CHROME.dark),
    stroke(CHROME.edge, 3),
  ) +
  oval(190, 0, 14, 38, side > 0 ? "#26262a" : CHROME.base, stroke(CHROME.edge, 3)) +
  (side > 0
    ? [-16, 0, 16].map((y) => dot(190, y, 5, "#d9c48a")).join("")
    : rect(120, -16, 40, 32, "#26262a", 6) + [-14, 0, 14].map((y) => line(184, y, 204, y, "#d9c48a", 6)).join(""));

function powerSupply(p: Palette): string {
  const lead = "M-40,250C-60,420 240,420 250,260C256,150 130,160 150,270C176,400 360,330 330,160";
  return (
    wire(lead, "#000000", 19) +
    wire(lead, "#3a3b40", 13) +
    group(
      "translate(330 160) rotate(-96)",
      rect(-10, -18, 84, 36, down("#54565e", "#0b0b0c"), 10, stroke("#000000", 2)),
      rect(72, -11, 54, 22, down(CHROME.light, CHROME.dark), 4, stroke(CHROME.edge, 2)),
      rect(110, -12, 6, 24, "#17181a"),
    ) +
    rect(-230, -250, 340, 500, p.edge, 40, 'transform="translate(8 14)"') +
    rect(-230, -250, 340, 500, slant(p.light, `${p.base}@40`, p.dark), 38, stroke("#000000", 4)) +
    rect(-180, -190, 240, 280, mix(p.base, "#000000", 0.4), 14, stroke(p.light, 2)) +
    each(6, (i) => line(-156, -156 + i * 40, 36 - ((i * 53) % 90), -156 + i * 40, "#d9dadd", 7)) +
    lamp(-60, 160, 13, "#43c463") +
    [-150, 30]
      .map((x) => rect(x - 18, -350, 36, 104, across(BRASS.light, BRASS.dark), 10, stroke(BRASS.edge, 3)))
      .join("")
  );
}

export const cables: Kinds = {
  "instrument-cable": { draw: (p) => coiled(p, jack) },
  "microphone-cable": { draw: (p) => coiled(p, xlrEnd) },
  "power-supply": { draw: powerSupply, tilt: -8 },
};
