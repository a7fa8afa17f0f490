import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { darker, down, each, lighter, line, mix, rect, slant, stroke } from "./brush.ts";
import { board } from "./keyboardsParts.ts";
import { keys, knob, lamp, perforated, screen } from "./parts.ts";

/** Keyboards lying, seen from above, their front at the bottom. */

const isLight = (p: Palette): boolean => p === finishes.white || p === finishes.cream;

const marks = (p: Palette): string => (isLight(p) ? "#6b665d" : lighter(p.light, 0.35));

const buttons = (x: number, y: number, count: number, step: number, colour: string): string =>
  each(count, (i) =>
    rect(x + i * step, y, step * 0.68, 12, down(lighter(colour, 0.35), colour), 4, stroke("#00000066", 1.5)),
  );

const wheel = (x: number, y: number): string =>
  rect(x, y, 26, 92, "#0c0c0e", 8) + rect(x + 4, y + 6, 18, 80, down("#1d1d20", "#77787f@45", "#1d1d20"), 6);

const pads = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  lit: readonly string[] = ["#d8dade"],
): string =>
  each(rows, (row) =>
    each(columns, (column) =>
      rect(
        x + column * size * 1.16,
        y + row * size * 1.16,
        size,
        size,
        slant(
          lighter(lit[(row + column) % lit.length] ?? "#d8dade", 0.4),
          lit[(row + column) % lit.length] ?? "#d8dade",
        ),
        size * 0.14,
        stroke("#00000088", 2),
      ),
    ),
  );

const speaker = (x: number, y: number, w: number, h: number, p: Palette): string =>
  rect(x, y, w, h, darker(p.dark, 0.2), 14) +
  perforated(x + 6, y + 4, w - 12, h - 8, 15, lighter(p.base, isLight(p) ? 0 : 0.18));

function keyboard(p: Palette): string {
  const body = p === finishes.natural ? finishes.black : p;
  return (
    board(1000, 350, body, 34) +
    (p === finishes.natural
      ? [-508, 470].map((x) => rect(x, -178, 38, 366, slant(p.light, p.dark), 10, stroke(p.edge, 3))).join("")
      : "") +
    speaker(-458, -148, 176, 112, body) +
    speaker(282, -148, 176, 112, body) +
    rect(-250, -152, 500, 118, mix(body.dark, "#000000", 0.25), 12) +
    screen(-90, -138, 180, 66, "#7fc9f0") +
    knob(-190, -96, 32, body === finishes.white ? finishes.grey : finishes.black) +
    buttons(116, -132, 5, 24, marks(body)) +
    buttons(116, -106, 5, 24, "#d95f3b") +
    buttons(-90, -56, 7, 26, marks(body)) +
    buttons(116, -74, 5, 24, marks(body)) +
    rect(-466, -22, 932, 178, "#141416", 4) +
    rect(-466, -24, 932, 7, "#a32a3a") +
    keys(-460, -16, 920, 168, 36)
  );
}

function synthesizer(p: Palette): string {
  const cheek = finishes.walnut;
  return (
    board(820, 400, p, 10) +
    [-432, 402].map((x) => rect(x, -206, 32, 430, slant(cheek.light, cheek.dark), 6, stroke(cheek.edge, 3))).join("") +
    rect(-384, -184, 768, 190, mix(p.base, "#000000", isLight(p) ? 0.05 : 0.3), 8) +
    each(3, (row) =>
      each(9, (i) =>
        i > 2 && i < 6 && row < 2
          ? ""
          : knob(
              -350 + i * 86 + (i > 5 ? 12 : 0),
              -152 + row * 62,
              20,
              isLight(p) ? finishes.black : finishes.silver,
              -110 + ((i * 53 + row * 71) % 220),
            ),
      ),
    ) +
    screen(-100, -164, 200, 86, "#f0b04a") +
    [-250, -164, 90, 180].map((x) => line(x - 20, -178, x + 50, -178, marks(p), 3)).join("") +
    wheel(-372, 46) +
    wheel(-334, 46) +
    each(8, (i) => lamp(-80 + i * 24, 18, 4, i === 2 ? "#e2402f" : "#8a2a22")) +
    rect(-296, 30, 680, 158, "#141416", 4) +
    keys(-290, 34, 668, 150, 22)
  );
}

function midiController(p: Palette): string {
  return (
    board(640, 390, p, 28) +
    pads(-60, -164, 4, 2, 74, ["#e8e4da", "#f2795c", "#58b7d8", "#e8c14c"]) +
    each(2, (row) =>
      each(2, (i) =>
        knob(
          -176 + i * 74 - 30,
          -124 + row * 78,
          26,
          isLight(p) ? finishes.grey : finishes.silver,
          -60 + i * 90 + row * 40,
        ),
      ),
    ) +
    screen(-298, -160, 56, 40, "#8fd3e8") +
    buttons(-300, -92, 2, 36, marks(p)) +
    buttons(-300, -62, 2, 36, marks(p)) +
    wheel(-302, 60) +
    wheel(-266, 60) +
    rect(-226, 14, 524, 164, "#141416", 4) +
    keys(-220, 18, 512, 156, 15)
  );
}

function stagePiano(p: Palette): string {
  const metal = p === finishes.red;
  return (
    board(1180, 320, p, 16) +
    rect(-566, -140, 1132, 96, metal ? slant("#3a3a3e", "#1b1b1e") : mix(p.dark, "#000000", 0.2), 8) +
    each(5, (i) => knob(-510 + i * 66, -92, 22, finishes.silver, -80 + i * 40)) +
    screen(-120, -124, 220, 62, "#8fd3e8") +
    each(5, (i) => knob(150 + i * 66, -92, 22, finishes.silver, -70 + i * 35)) +
    buttons(-120, -56, 8, 28, marks(p)) +
    each(4, (i) => lamp(500, -116 + i * 18, 4, "#e2402f")) +
    wheel(-560, 12) +
    wheel(-524, 12) +
    rect(-488, -30, 1054, 170, "#141416", 4) +
    rect(-488, -34, 1054, 7, "#a32a3a") +
    keys(-482, -26, 1042, 160, 44, 2)
  );
}

export const keyboards: Kinds = {
  keyboard: { draw: keyboard, tilt: -24 },
  synthesizer: { draw: synthesizer, tilt: -18 },
  "midi-controller": { draw: midiController, tilt: -14 },
  "stage-piano": { draw: stagePiano, tilt: -28 },
};
