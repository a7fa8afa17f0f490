import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  ball,
  dot,
  down,
  each,
  grain,
  group,
  line,
  oval,
  path,
  polygon,
  radial,
  rect,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BRASS, block, keys, onTop, stud } from "./parts.ts";

/** What keeps the drone and the beat by hand: bellows and bells. */

/** Keys above, bellows behind, stop knobs to the front. */
function harmonium(p: Palette): string {
  const [w, h, dx, dy] = [700, 190, 120, 190];
  return (
    path(polygon([140, -200], [250, -420], [810, -420], [720, -200]), across("#3a2018", "#1c0d08"), stroke(p.edge, 3)) +
    each(6, (i) => {
      const [lift, side] = [i * 26, i * 13];
      return path(
        polygon(
          [130 + side, -206 - lift],
          [136 + side, -226 - lift],
          [784 + side * 0.4, -226 - lift],
          [792 + side * 0.3, -206 - lift],
        ),
        down(i % 2 ? "#e9dcc0" : "#8f2018", i % 2 ? "#b9a377" : "#56100b"),
        stroke("#2a0f08", 2),
      );
    }) +
    path(polygon([206, -366], [222, -450], [822, -450], [826, -366]), down(p.light, p.base), stroke(p.edge, 3)) +
    grain("M206,-450H826V-366H206Z", p, [206, -450, 620, 84], true) +
    block(w, h, dx, dy, p, 6) +
    grain(`M0,0H${w}V${h}H0Z`, p, [0, 0, w, h], true) +
    group(
      onTop(200, dx, dy),
      rect(14, 6, w - 28, 60, slant(p.light, p.base), 6, stroke(p.edge, 2)),
      each(6, (i) => oval(90 + i * 104, 36, 34, 12, "#1a0f0a", stroke(BRASS.base, 3))),
      rect(14, 74, w - 28, 120, "#20130c"),
      keys(22, 80, w - 44, 110, 21),
    ) +
    rect(18, 18, w - 36, h - 36, "none", 6, stroke(p.light, 3)) +
    each(
      7,
      (i) =>
        line(80 + i * 90, 96, 80 + i * 90, 110, BRASS.dark, 8) +
        stud(80 + i * 90, 92, 21, i % 2 ? BRASS : finishes.cream),
    ) +
    [0, w - 40]
      .map((x) => path(`M${x},${h}v-40h40v40Z`, slant(BRASS.light, BRASS.dark), stroke(BRASS.edge, 2)))
      .join("") +
    dot(w + 60, -20, 20, "none", stroke(BRASS.base, 8))
  );
}

/** Two small thick cymbals on a cord. */
function jalra(p: Palette): string {
  const one = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      oval(8, 20, 196, 158, p.edge),
      oval(4, 12, 196, 158, p.dark),
      oval(0, 0, 196, 158, radial(0.38, 0.3, 0.8, p.light, `${p.base}@50`, p.dark), stroke(p.edge, 3)),
      oval(0, 0, 178, 142, "none", stroke(p.light, 3)),
      each(4, (i) => oval(0, 0, 160 - i * 18, 128 - i * 14, "none", stroke(p.dark, 1.5))),
      oval(
        0,
        4,
        84,
        66,
        radial(0.36, 0.28, 0.75, "#ffffff", `${p.light}@25`, `${p.base}@60`, p.dark),
        stroke(p.edge, 2),
      ),
      oval(-70, -60, 66, 30, "#ffffff", 'opacity=".25" transform="rotate(-34 -70 -60)"'),
    );
  const cord = "M-180,-96C-120,-320 60,-340 90,-200C110,-110 150,-60 196,44";
  return (
    one(-180, -60, -14) +
    one(190, 84, 12) +
    wire(cord, "#5c0f12", 17) +
    wire(cord, "#c22a25", 12) +
    wire(cord, "#f08a7a", 3, 'stroke-dasharray="4 12"') +
    dot(-180, -98, 17, ball("#e8545a", "#7a0f1b")) +
    dot(196, 46, 17, ball("#e8545a", "#7a0f1b"))
  );
}

/** Dancer's bells in rows on pads. */
function salangai(p: Palette): string {
  const bell = (x: number, y: number, r: number) =>
    dot(x + 2, y + 4, r, "#00000055") +
    dot(
      x,
      y,
      r,
      radial(0.36, 0.3, 0.75, "#fff6d8", `${BRASS.light}@25`, `${BRASS.base}@60`, BRASS.dark),
      stroke(BRASS.edge, 2),
    ) +
    line(x - r * 0.5, y + r * 0.3, x + r * 0.5, y + r * 0.3, BRASS.edge, 4) +
    dot(x, y + r * 0.3, r * 0.16, BRASS.edge);
  const cloth = p.metal ? { base: "#8d5b32", light: "#b98148", dark: "#57351a", edge: "#331d0c" } : p;
  const pad = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      each(
        3,
        (i) =>
          rect(-390, -76 + i * 64, 160, 26, across(cloth.dark, cloth.base), 8, stroke(cloth.edge, 2)) +
          rect(230, -76 + i * 64, 120, 26, across(cloth.base, cloth.dark), 8, stroke(cloth.edge, 2)) +
          rect(338, -84 + i * 64, 40, 42, "none", 8, stroke(BRASS.base, 8)),
      ),
      rect(-260, -118, 520, 236, slant(cloth.light, `${cloth.base}@50`, cloth.dark), 26, stroke(cloth.edge, 3)),
      rect(-246, -104, 492, 208, "none", 20, `${stroke("#f2ddb0", 3)} stroke-dasharray="9 8"`),
      each(4, (row) => each(9, (i) => bell(-212 + i * 53, -76 + row * 51, 23))),
    );
  return pad(-20, -150, -8) + pad(30, 150, -8);
}

export const raga: Kinds = {
  harmonium: { draw: harmonium, stands: true },
  jalra: { draw: jalra },
  salangai: { draw: salangai },
};
