import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, darker, dot, down, each, flat, group, lighter, line, mix, rect, slant, stroke } from "./brush.ts";
import { BLACK, block, CHROME, knob, lamp, screen } from "./parts.ts";

/** Boxes with knobs. */

const xlr = (x: number, y: number, r: number): string =>
  dot(x, y, r, slant("#8a8b92", "#1b1b1e"), stroke("#000000", 3)) +
  dot(x, y, r * 0.74, "#0a0a0b") +
  [
    [-0.3, 0.1],
    [0.3, 0.1],
    [0, -0.34],
  ]
    .map(([dx = 0, dy = 0]) => dot(x + dx * r, y + dy * r, r * 0.12, "#d9c48a"))
    .join("") +
  dot(x, y, r * 0.24, "none", stroke("#d9dadd", r * 0.07));

function audioInterface(p: Palette): string {
  const face = mix(p.dark, "#101114", 0.55);
  return group(
    "translate(-400 -130)",
    block(800, 250, 90, 170, p, 18),
    rect(20, 20, 760, 210, face, 14, stroke(p.light, 3)),
    xlr(108, 124, 62),
    xlr(264, 124, 62),
    knob(390, 92, 34, finishes.silver) + knob(390, 178, 28, finishes.silver, 40),
    knob(490, 92, 34, finishes.silver, 30) + knob(490, 178, 28, finishes.silver, -70),
    knob(622, 124, 66, finishes.silver, 30),
    each(5, (i) => lamp(710, 70 + i * 20, 6, i > 3 ? "#43c463" : i > 0 ? "#43c463" : "#e2402f")),
    dot(740, 180, 20, "#0a0a0b", stroke(CHROME.base, 8)),
    rect(540, 44, 28, 18, "#e2402f", 4),
  );
}

function mixer(p: Palette): string {
  const caps = ["#e2402f", "#f2b82f", "#4a90ff", "#43c463", "#f2ece0"];
  return (
    rect(-416, -376, 840, 800, "#050506", 22) +
    rect(-420, -386, 840, 790, flat(p), 20, stroke(p.edge, 3)) +
    [-438, 412].map((x) => rect(x, -370, 26, 770, across("#4a4a4e", "#101012"), 8, stroke("#000000", 2))).join("") +
    each(
      8,
      (c) =>
        xlr(-356 + c * 78, -326, 29) +
        each(5, (r) =>
          knob(
            -356 + c * 78,
            -236 + r * 64,
            21,
            {
              ...BLACK,
              light: lighter(caps[r] ?? "#fff", 0.2),
              base: caps[r] ?? "#fff",
              dark: darker(caps[r] ?? "#fff", 0.4),
            },
            -70 + ((c * 43 + r * 61) % 150),
          ),
        ) +
        rect(-361 + c * 78, 104, 10, 250, "#050506", 5) +
        each(7, (t) => line(-378 + c * 78, 122 + t * 36, -366 + c * 78, 122 + t * 36, "#c9cdd2", 2)) +
        group(
          `translate(${-356 + c * 78} ${200 + ((c * 53) % 110)})`,
          rect(-19, -26, 38, 52, down("#ffffff", `${CHROME.base}@45`, CHROME.dark), 5, stroke("#000000", 2)),
          line(-19, 0, 19, 0, "#1b1b1e", 4),
        ),
    ) +
    line(262, -370, 262, 390, p.light, 3) +
    screen(284, -350, 112, 76, "#62b6e8") +
    each(2, (c) =>
      each(10, (i) => rect(300 + c * 46, -240 + i * 19, 32, 12, i < 2 ? "#e2402f" : i < 4 ? "#f2b82f" : "#43c463", 3)),
    ) +
    knob(340, 20, 36, CHROME) +
    each(
      2,
      (c) =>
        rect(308 + c * 60, 104, 10, 250, "#050506", 5) +
        group(
          `translate(${313 + c * 60} 236)`,
          rect(-20, -28, 40, 56, down("#ff8a7a", "#a01c14"), 5, stroke("#000000", 2)),
          line(-20, 0, 20, 0, "#ffffff", 4),
        ),
    )
  );
}

export const mixers: Kinds = {
  "audio-interface": { draw: audioInterface, stands: true },
  mixer: { draw: mixer, tilt: -8 },
};
