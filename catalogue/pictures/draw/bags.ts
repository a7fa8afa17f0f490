import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { group, lighter, mix, oval, path, rect, roundness, shine, slant, smooth, stroke, wire } from "./brush.ts";
import { BRASS, stud } from "./parts.ts";

/** Cases and bags. */

const caseOutline = smooth(
  [
    [0, -500],
    [70, -488],
    [86, -420],
    [70, -140],
    [96, -70],
    [150, -20],
    [164, 60],
    [146, 130],
    [160, 190],
    [210, 270],
    [216, 370],
    [160, 460],
    [0, 490],
    [-160, 460],
    [-216, 370],
    [-210, 270],
    [-160, 190],
    [-146, 130],
    [-164, 60],
    [-150, -20],
    [-96, -70],
    [-70, -140],
    [-86, -420],
    [-70, -488],
  ],
  true,
  0.9,
);

function guitarCase(p: Palette): string {
  return (
    path(caseOutline, "#000000", 'transform="translate(16 22)"') +
    path(caseOutline, p.dark, 'transform="translate(8 11)"') +
    path(caseOutline, slant(p.light, `${p.base}@40`, p.dark), stroke(p.edge, 5)) +
    shine(caseOutline, 30, 0.55) +
    group("scale(.9 .93)", path(caseOutline, "none", stroke(lighter(p.light, 0.15), 4))) +
    [
      [-214, 330, 90],
      [-156, 30, 82],
      [-78, -330, 88],
      [212, 330, -90],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          rect(-34, -22, 68, 46, slant(BRASS.light, `${BRASS.base}@50`, BRASS.dark), 7, stroke(BRASS.edge, 3)),
          rect(-15, -32, 30, 32, slant("#fff6d8", BRASS.dark), 5, stroke(BRASS.edge, 2)),
        ),
      )
      .join("") +
    group(
      "translate(-166 170) rotate(-62)",
      wire("M-70,0C-64,-56 64,-56 70,0", "#000000", 32),
      wire("M-70,0C-64,-54 64,-54 70,0", "#5d3a20", 24),
      stud(-70, 0, 13, BRASS),
      stud(70, 0, 13, BRASS),
    )
  );
}

/** A round padded bag for a mridangam. */
function drumBag(p: Palette): string {
  const bag = smooth(
    [
      [-130, -360],
      [0, -384],
      [130, -360],
      [180, -180],
      [200, 20],
      [186, 230],
      [150, 370],
      [0, 396],
      [-150, 370],
      [-186, 230],
      [-200, 20],
      [-180, -180],
    ],
    true,
    0.9,
  );
  return (
    wire("M-110,-250C-330,-200 -330,180 -130,240", p.edge, 44) +
    wire("M-110,-250C-330,-200 -330,180 -130,240", p.base, 36) +
    path(bag, p.edge, 'transform="translate(10 12)"') +
    path(bag, roundness(p), stroke(p.edge, 5)) +
    wire("M-146,-310C-80,-270 80,-270 146,-310", "#050506", 10) +
    wire("M-146,-310C-80,-270 80,-270 146,-310", "#d9c48a", 4, 'stroke-dasharray="2 9"') +
    oval(0, -362, 118, 20, p.light, stroke(p.edge, 3)) +
    wire("M-50,-366C-46,-440 46,-440 50,-366", p.edge, 28) +
    wire("M-50,-366C-46,-438 46,-438 50,-366", p.light, 18) +
    rect(-120, 20, 240, 260, slant(p.light, p.dark), 24, stroke(p.edge, 4)) +
    wire("M-104,64L104,64", "#050506", 9) +
    wire("M-104,64L104,64", "#d9c48a", 3, 'stroke-dasharray="2 8"') +
    [-70, 70]
      .map(
        (x) =>
          rect(x - 16, -190, 32, 200, p.dark, 6, stroke(p.edge, 2)) +
          rect(x - 22, -60, 44, 34, "none", 6, stroke(BRASS.base, 8)),
      )
      .join("")
  );
}

/** A long padded bag for a keyboard, on wheels. */
function keyboardBag(p: Palette): string {
  const zip = (d: string) => wire(d, "#050506", 9) + wire(d, "#d9dadd", 3, 'stroke-dasharray="2 8"');
  return (
    [-150, 150].map((y) => rect(-520, y - 30, 40, 60, "#17181a", 16)).join("") +
    rect(-492, -182, 1000, 400, p.edge, 50) +
    rect(-500, -200, 1000, 400, slant(p.light, `${p.base}@40`, p.dark), 48, stroke(p.edge, 5)) +
    zip("M-460,-160H440C460,-160 466,-150 466,-130V130C466,150 460,160 440,160H-460") +
    rect(-420, -60, 420, 180, slant(p.base, p.dark), 20, stroke(p.edge, 4)) +
    zip("M-396,-30H-24") +
    [-240, 250].map((x) => rect(x - 22, -198, 44, 396, p.dark, 0, stroke(p.edge, 2))).join("") +
    wire("M-60,-196C-50,-262 70,-262 80,-196", "#000000", 30) +
    wire("M-60,-198C-50,-260 70,-260 80,-198", p.base, 20) +
    wire("M498,-60C560,-50 560,50 498,60", "#000000", 30) +
    wire("M498,-58C556,-48 556,48 498,58", p.base, 20) +
    rect(90, -20, 120, 46, p.dark, 8, stroke(p.light, 3))
  );
}

function gigBag(p: Palette): string {
  if (p === finishes.walnut) return drumBag(p);
  if (p === finishes.grey) return group("rotate(-36)", keyboardBag(p));
  const pocket = smooth(
    [
      [-120, 190],
      [120, 190],
      [172, 270],
      [178, 370],
      [130, 436],
      [0, 452],
      [-130, 436],
      [-178, 370],
      [-172, 270],
    ],
    true,
    0.9,
  );
  const zip = (d: string) => wire(d, "#050506", 9) + wire(d, "#c9cdd2", 3, 'stroke-dasharray="2 8"');
  return (
    wire("M-70,-60C-250,0 -270,220 -180,330", p.edge, 46) +
    wire("M-70,-60C-250,0 -270,220 -180,330", p.base, 38) +
    wire("M70,-60C250,0 270,220 180,330", p.edge, 46) +
    wire("M70,-60C250,0 270,220 180,330", p.dark, 38) +
    path(caseOutline, p.edge, 'transform="translate(10 14)"') +
    path(caseOutline, slant(p.light, `${p.base}@35`, p.dark), stroke(p.edge, 5)) +
    group("scale(.9 .95)", zip(caseOutline)) +
    path(pocket, slant(mix(p.base, p.light, 0.5), p.dark), stroke(p.edge, 4)) +
    zip("M-150,250C-60,210 60,210 150,250") +
    path("M-58,-330L58,-330L50,-120L-50,-120Z", slant(p.light, p.dark), stroke(p.edge, 4)) +
    zip("M-46,-300L46,-300") +
    wire("M-44,110C-40,70 40,70 44,110", "#000000", 28) +
    wire("M-44,110C-40,72 40,72 44,110", mix(p.light, "#000000", 0.2), 20) +
    rect(-56, 330, 112, 44, mix(p.dark, "#000000", 0.3), 8, stroke(p.light, 3)) +
    rect(-10, 250, 10, 34, "#d9dadd", 5)
  );
}

export const bags: Kinds = {
  "guitar-case": { draw: guitarCase, tilt: 22 },
  "gig-bag": { draw: gigBag, tilt: 14 },
};
