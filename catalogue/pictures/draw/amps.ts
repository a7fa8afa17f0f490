import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  clipped,
  darker,
  dot,
  down,
  each,
  group,
  lighter,
  line,
  mix,
  path,
  polygon,
  rect,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BLACK, block, CHROME, cone, GOLD, IVORY, knob, lamp, perforated, screen, stud } from "./parts.ts";

/** Amplifiers and pedals for guitars, from the front. */

/** Woven cloth before a speaker. */
const cloth = (x: number, y: number, w: number, h: number, colour: string, piping: string): string =>
  rect(x, y, w, h, slant(lighter(colour, 0.18), `${colour}@50`, darker(colour, 0.3)), 8, stroke(piping, 7)) +
  clipped(
    `M${x},${y}h${w}v${h}h${-w}Z`,
    `<g opacity=".28">${each(Math.floor(w / 16), (i) => line(x + i * 16, y, x + i * 16, y + h, darker(colour, 0.5), 3))}${each(Math.floor(h / 16), (i) => line(x, y + i * 16, x + w, y + i * 16, lighter(colour, 0.4), 2))}</g>`,
    rect(x, y, w, 16, down("#00000077", "#00000000")),
  );

const corners = (w: number, h: number): string =>
  [
    [0, 0, 0],
    [w, 0, 90],
    [w, h, 180],
    [0, h, 270],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path("M-3,-3H46C46,24 24,46 -3,46Z", slant("#8a8b92", "#1b1b1e"), stroke("#000000", 2)),
      ),
    )
    .join("");

const handle = (x: number, w: number, y: number, colour = "#1d1a1a"): string =>
  wire(`M${x},${y}C${x + 10},${y - 44} ${x + w - 10},${y - 44} ${x + w},${y}`, "#000000", 25) +
  wire(`M${x},${y}C${x + 10},${y - 44} ${x + w - 10},${y - 44} ${x + w},${y}`, lighter(colour, 0.15), 20) +
  stud(x, y + 2, 11, GOLD) +
  stud(x + w, y + 2, 11, GOLD);

const row = (x: number, y: number, count: number, step: number, r: number, p: Palette): string =>
  each(
    count,
    (i) =>
      knob(x + i * step, y, r, p, -100 + ((i * 47) % 190)) +
      each(7, (m) =>
        dot(
          x + i * step + Math.sin(((m - 3) * 42 * Math.PI) / 180) * r * 1.45,
          y - Math.cos(((m - 3) * 42 * Math.PI) / 180) * r * 1.45,
          r * 0.09,
          "#f2ece0",
        ),
      ),
  );

function guitarAmp(p: Palette): string {
  const weave =
    p === finishes.cream ? "#8a5a34" : p === finishes.black ? "#8d9196" : p === finishes.green ? "#c9bd98" : "#cdb583";
  const panel = p === finishes.cream ? "#3a2418" : "#17181a";
  return group(
    "translate(-330 -290)",
    handle(250, 200, -44, p === finishes.walnut ? "#8d5b32" : "#1d1a1a"),
    block(660, 580, 80, 70, p, 22),
    rect(34, 34, 592, 92, panel, 10, stroke("#000000", 2)),
    rect(34, 34, 592, 6, GOLD.base, 3),
    row(180, 86, 6, 68, 21, p === finishes.black ? CHROME : finishes.cream),
    dot(80, 86, 20, "#0a0a0b", stroke(CHROME.base, 8)),
    lamp(596, 78, 11, "#e2402f"),
    cloth(40, 152, 580, 388, weave, p === finishes.black ? "#d8dade" : "#efe3c4"),
    `<g opacity=".16">${dot(330, 346, 168, "#000000")}${dot(330, 346, 60, "#000000")}</g>`,
    corners(660, 580),
  );
}

function bassAmp(p: Palette): string {
  return group(
    "translate(-300 -350)",
    handle(200, 200, -54),
    block(600, 700, 90, 80, p, 16),
    rect(30, 28, 540, 108, slant("#5c5d63", "#1b1b1e"), 8, stroke("#000000", 2)),
    row(150, 84, 7, 58, 18, CHROME),
    dot(74, 84, 19, "#0a0a0b", stroke(CHROME.base, 8)),
    lamp(548, 60, 9, "#4a90ff"),
    rect(34, 160, 532, 500, "#0b0b0c", 10, stroke("#000000", 3)),
    cone(300, 390, 214),
    cone(498, 610, 40),
    perforated(40, 166, 520, 490, 20, "#60626a99"),
    rect(34, 160, 532, 500, "none", 10, stroke("#6a6b73", 5)),
    corners(600, 700),
  );
}

function ampStack(p: Palette): string {
  const head = group(
    "translate(-300 -420)",
    handle(190, 220, -40),
    block(600, 210, 70, 50, p, 14),
    cloth(24, 24, 552, 74, "#2b2b2f", "#efe3c4"),
    rect(24, 112, 552, 74, slant(GOLD.light, `${GOLD.base}@50`, GOLD.dark), 6, stroke(GOLD.edge, 2)),
    row(130, 150, 7, 58, 17, BLACK),
    dot(66, 150, 15, "#0a0a0b", stroke(CHROME.base, 7)),
    rect(536, 132, 22, 36, "#d0342c", 4, stroke("#4b070f", 2)),
    corners(600, 210),
  );
  const cab = group(
    "translate(-310 -190)",
    block(620, 560, 80, 50, p, 14),
    cloth(34, 34, 552, 492, "#35363b", "#efe3c4"),
    `<g opacity=".55">${[
      [176, 280],
      [444, 280],
    ]
      .map(
        ([x = 0, y = 0]) =>
          dot(x, y, 122, "#101012") + dot(x, y, 106, "none", stroke("#54565e", 4)) + dot(x, y, 40, "#3a3b40"),
      )
      .join("")}</g>`,
    corners(620, 560),
    rect(60, 560, 90, 22, "#17181a", 6),
    rect(470, 560, 90, 22, "#17181a", 6),
  );
  return cab + head;
}

/** A stomp box: knobs above, lamp, switch, jacks at the sides. */
function pedal(p: Palette): string {
  const single = p === finishes.silver || p === finishes.green;
  const tuner = p === finishes.black || p === finishes.white;
  const cap = p === finishes.white || p === finishes.silver ? BLACK : finishes.cream;
  const ink = p === finishes.white || p === finishes.silver ? "#33353a" : "#f2ece0";
  return (
    [-1, 1]
      .map(
        (s) =>
          rect(
            s * 214 - 34,
            -70,
            68,
            76,
            across(CHROME.light, `${CHROME.base}@50`, CHROME.dark),
            8,
            stroke(CHROME.edge, 2),
          ) + rect(s * 240 - 16, -54, 32, 44, "#17181a", 6),
      )
      .join("") +
    rect(-216, -336, 448, 700, p.edge, 46) +
    rect(-220, -346, 440, 690, slant(p.light, `${p.base}@35`, p.dark), 44, stroke(p.edge, 3)) +
    rect(-200, -326, 400, 650, "none", 32, stroke(lighter(p.light, 0.3), 3)) +
    (tuner
      ? rect(-160, -290, 320, 210, "#0b0b0c", 18) +
        each(11, (i) =>
          rect(-140 + i * 26, -250, 16, 34, i === 5 ? "#43e07a" : i < 3 || i > 7 ? "#6d1712" : "#7a5a14", 3),
        ) +
        wire("M-34,-110L0,-190L34,-110M-20,-138L20,-138", "#ff5a3c", 13) +
        lamp(0, -206, 5, "#43e07a")
      : single
        ? row(0, -190, 1, 0, 84, cap)
        : row(-116, -240, 2, 232, 50, cap) + row(-116, -108, 2, 232, 50, cap)) +
    (p === finishes.teal
      ? rect(-16, -200, 32, 60, "#17181a", 8) + rect(-7, -216, 14, 46, across("#ffffff", CHROME.dark), 7)
      : "") +
    lamp(0, tuner ? -30 : 10, 15, "#ff3b30") +
    wire("M-130,80C-70,30 -50,130 0,80C50,30 70,130 130,80", ink, 8, 'opacity=".8"') +
    dot(4, 234, 74, "#00000066") +
    dot(0, 226, 72, slant("#ffffff", `${CHROME.base}@50`, CHROME.dark), stroke(CHROME.edge, 3)) +
    dot(0, 222, 46, slant("#ffffff", `${CHROME.light}@40`, CHROME.base), stroke(CHROME.dark, 3)) +
    [
      [-184, -310],
      [184, -310],
      [-184, 308],
      [184, 308],
    ]
      .map(([x = 0, y = 0]) => stud(x, y, 11, CHROME))
      .join("")
  );
}

/** A floor unit: screen, knobs, four switches, treadle. */
function multiEffects(p: Palette): string {
  const top = polygon([-470, -150], [470, -150], [500, 190], [-500, 190]);
  return (
    path(polygon([-500, 190], [500, 190], [492, 244], [-492, 244]), down(p.base, "#000000"), stroke("#000000", 3)) +
    path(top, slant(p.light, `${p.base}@40`, p.dark), stroke(p.edge, 3)) +
    screen(-430, -116, 300, 140, "#62b6e8") +
    row(-72, -78, 4, 74, 25, CHROME) +
    each(4, (i) => rect(-94 + i * 74, -22, 44, 26, slant("#8a8b92", "#3a3b40"), 7, stroke("#000000", 2))) +
    each(
      4,
      (i) =>
        dot(-390 + i * 168, 118, 42, slant("#ffffff", `${CHROME.base}@50`, CHROME.dark), stroke(CHROME.edge, 3)) +
        dot(-390 + i * 168, 114, 26, slant("#ffffff", CHROME.base), stroke(CHROME.dark, 2)) +
        rect(-430 + i * 168, 52, 80, 12, ["#e2402f", "#43c463", "#4a90ff", "#f2b82f"][i] ?? IVORY, 5),
    ) +
    path(
      polygon([270, -172], [430, -172], [452, 168], [282, 168]),
      "#000000",
      'opacity=".5" transform="translate(8 14)"',
    ) +
    path(
      polygon([270, -190], [430, -190], [452, 150], [282, 150]),
      slant("#5c5d63", `${mix("#2b2b2f", "#000000", 0.1)}@50`, "#101012"),
      stroke("#000000", 3),
    ) +
    each(
      11,
      (i) =>
        line(286 + i * 0.8, -160 + i * 28, 420 + i * 1.6, -160 + i * 28, "#000000", 9) +
        line(286 + i * 0.8, -163 + i * 28, 420 + i * 1.6, -163 + i * 28, "#6a6b73", 3),
    )
  );
}

export const amps: Kinds = {
  "guitar-amp": { draw: guitarAmp, stands: true },
  "bass-amp": { draw: bassAmp, stands: true },
  "amp-stack": { draw: ampStack, stands: true },
  "effects-pedal": { draw: pedal, tilt: -10 },
  "multi-effects": { draw: multiEffects },
};
