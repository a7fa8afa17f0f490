import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  belly,
  each,
  grain,
  group,
  lighter,
  line,
  oval,
  path,
  rect,
  roundness,
  shine,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { band, onRim, TOP, vessel } from "./drumParts.ts";
import { CHROME, skin, stud } from "./parts.ts";

/** Hand drums from Africa and the Americas. */

/** The goblet, roped or (in plain colours) bolted. */
function djembe(p: Palette): string {
  const shell = vessel([
    [-270, 196],
    [-180, 200],
    [-60, 160],
    [30, 84],
    [80, 74],
    [180, 104],
    [300, 136],
  ]);
  const roped = p.grain !== undefined;
  const ropes = (colour: string, width: number) =>
    each(13, (_, share) => {
      const [x1, y1] = onRim(4 + share * 160, -232, 204);
      const [x2, y2] = onRim(10 + share * 160, -30, 148);
      const [x3, y3] = onRim(16 + share * 160, -232, 204);
      return wire(
        `M${x1},${y1}Q${x1 * 0.96},${(y1 + y2) / 2} ${x2},${y2}Q${x3 * 0.96},${(y1 + y2) / 2} ${x3},${y3}`,
        colour,
        width,
      );
    });
  return (
    path(shell, roundness(p), stroke(p.edge, 3)) +
    grain(shell, p, [-200, -270, 400, 600]) +
    (roped
      ? ropes("#6b5a3a", 9) +
        ropes("#fbf6ea", 6) +
        band(-26, 150, 12, finishes.cream) +
        band(70, 80, 14, p) +
        band(196, 112, 12, p) +
        band(-250, 208, 16, finishes.cream)
      : each(6, (_, share) => {
          const [x, y] = onRim(14 + share * 152, -246, 202);
          return (
            line(x, y, x * 0.82, y + 150, CHROME.dark, 9) +
            line(x, y, x * 0.82, y + 150, CHROME.light, 5) +
            rect(x * 0.82 - 11, y + 126, 22, 34, across(CHROME.light, CHROME.dark), 6, stroke(CHROME.edge, 2))
          );
        }) + band(-262, 208, 24, CHROME)) +
    skin(0, -270, 204, 61, 0, roped ? "#ecdcbb" : "#f4f1ea")
  );
}

/** One tall conga on its feet. */
function conga(p: Palette): string {
  const shell = vessel([
    [-330, 158],
    [-200, 190],
    [-40, 200],
    [150, 174],
    [330, 128],
  ]);
  return (
    path(shell, roundness(p), stroke(p.edge, 3)) +
    grain(shell, p, [-200, -330, 400, 700]) +
    band(60, 189, 20, CHROME, 0.24) +
    each(5, (_, share) => {
      const [x, y] = onRim(16 + share * 148, -316, 168);
      return (
        wire(`M${x},${y - 8}L${x * 1.05},${y + 110}`, CHROME.edge, 11) +
        wire(`M${x},${y - 8}L${x * 1.05},${y + 110}`, CHROME.light, 7) +
        rect(
          x * 1.06 - 14,
          y + 76,
          28,
          62,
          across(CHROME.light, `${CHROME.base}@50`, CHROME.dark),
          7,
          stroke(CHROME.edge, 2),
        )
      );
    }) +
    band(-334, 172, 24, CHROME) +
    skin(0, -338, 166, 50, 0, "#e9d6ac") +
    band(318, 134, 24, finishes.black, 0.2)
  );
}

const congas = (p: Palette): string =>
  group("translate(190 -30) scale(.95)", conga(p)) + group("translate(-170 20) scale(1.02)", conga(p));

/** Two small open drums joined by a block, macho and hembra. */
function bongos(p: Palette): string {
  const one = (r: number) => {
    const shell = vessel([
      [-130, r],
      [0, r * 0.96],
      [150, r * 0.84],
    ]);
    return (
      path(shell, roundness(p), stroke(p.edge, 3)) +
      grain(shell, p, [-r, -130, r * 2, 330]) +
      each(5, (_, share) => {
        const [x, y] = onRim(16 + share * 148, -112, r + 8);
        return line(x, y, x * 0.92, y + 230, CHROME.edge, 9) + line(x, y, x * 0.92, y + 230, CHROME.light, 5);
      }) +
      band(112, r * 0.92, 16, CHROME, 0.24) +
      band(-132, r + 12, 26, CHROME) +
      skin(0, -136, r + 6, (r + 6) * TOP, 0, "#ecdcbb")
    );
  };
  return (
    rect(-60, -60, 120, 110, slant(p.light, p.dark), 10, stroke(p.edge, 3)) +
    group("translate(198 -6)", one(148)) +
    group("translate(-176 6)", one(180))
  );
}

/** The box: playing plate with its screws towards us, the sound hole on the side. */
function cajon(p: Palette): string {
  const side = p.grain ? p : finishes.natural;
  const front = "M-180,-270L110,-240L110,330L-180,330Z";
  return (
    path("M110,-240L260,-290L260,250L110,330Z", across(side.base, side.dark), stroke(side.edge, 3)) +
    path("M-180,-270L-20,-316L260,-290L110,-240Z", slant(lighter(side.light, 0.2), side.base), stroke(side.edge, 3)) +
    path(front, belly(p), stroke(p.edge, 3)) +
    grain(front, p, [-180, -270, 290, 600]) +
    shine(front, 18, 0.5) +
    group(
      "translate(186 -40) skewY(-20)",
      oval(0, 0, 44, 62, p.dark, stroke(side.edge, 3)),
      oval(3, 2, 38, 56, "#120a05"),
    ) +
    [-166, -100, -35, 30, 96]
      .map((x) => stud(x, -250 + (x + 180) * 0.1, 6, CHROME) + stud(x, 314, 6, CHROME))
      .join("") +
    [-130, 0, 130, 240].map((y) => stud(-168, y, 6, CHROME) + stud(98, y, 6, CHROME)).join("") +
    [
      [-150, 334],
      [80, 334],
      [224, 268],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 32, 16, "#1d1a1a", 4))
      .join("")
  );
}

export const worldDrums: Kinds = {
  djembe: { draw: djembe, stands: true },
  congas: { draw: congas, stands: true },
  bongos: { draw: bongos, stands: true },
  cajon: { draw: cajon, stands: true },
};
