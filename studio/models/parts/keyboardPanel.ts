import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { perforated } from "../materials/perforated.ts";
import { controlKnob } from "./controlKnob.ts";
import { keyButton } from "./keyButton.ts";
import { keysWidth } from "./keybed.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, type Outline, plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { times, v } from "./vector.ts";

export type Look = {
  body: string;
  ink: string;
  brand: "NILGIRI" | "KURONAMI";
  keys: 37 | 49 | 61 | 76;
  trim?: string;
  /** Broad with a screen and buttons unless said; slim to carry on one's back; a child's, with narrow keys. */
  form?: "broad" | "slim" | "mini";
  /** What only some have: a pitch wheel in the left cheek, a touch ribbon above the keys, ends of wood, lamps in the keys. */
  wheel?: true;
  ribbon?: true;
  wooden?: true;
  lit?: true;
};

/** The measures of a case, in centimetres: its cheeks, how far the keys reach back and are wide, its depth, its panel's heights. */
export const forms = {
  broad: { cheek: 5, keys: { length: 14.8, pitch: 2.35 }, keyEnd: 16.4, deep: 34, low: 6.9, high: 9.6 },
  slim: { cheek: 2.6, keys: { length: 13, pitch: 2.35 }, keyEnd: 14.6, deep: 21, low: 6.2, high: 7 },
  mini: { cheek: 5.9, keys: { length: 10, pitch: 2.1 }, keyEnd: 11.6, deep: 21.6, low: 6.2, high: 8 },
};

/** The lowest key of a keyboard with so many: a C, or the E of 76. */
const lowest = { 37: 48, 49: 36, 61: 36, 76: 28 };

export const formOf = ({ form = "broad" }: Look) => forms[form];
export const keysOf = (look: Look) => ({ first: lowest[look.keys], count: look.keys, ...formOf(look).keys });
export const widthOf = (look: Look): number => keysWidth(keysOf(look)) + 2 * formOf(look).cheek;

const TONES = {
  NILGIRI: ["PIANO", "ORGAN", "STRINGS", "VEENA", "FLUTE"],
  KURONAMI: ["PIANO", "ORGAN", "STRINGS", "BRASS", "GUITAR", "BASS", "DRUMS"],
};
const STYLES = {
  NILGIRI: ["ADI", "RUPAKA", "KAHARWA", "DADRA", "FILM"],
  KURONAMI: ["POP", "BALLAD", "ROCK", "DANCE", "WALTZ", "LATIN", "INDIA"],
};
const TEMPO = ["TEMPO −", "TEMPO +", "CHORD", "ACCOMP", "VOLUME", "FADE", "TAP"];
const RHYTHM = ["START", "SYNC", "INTRO", "FILL", "END", "BREAK", "ONE KEY"];
const SETTINGS = ["SPLIT", "LAYER", "TRANS", "OCTAVE", "METRO", "TOUCH", "TUNE"];
const SONG = ["REC", "PLAY", "SONG", "BANK", "LESSON", "MEM 1", "MEM 2"];

export const dark = () => plastic("#3a3d43", 0.5);
const red = () => plastic("#b8492f", 0.5);

/** What a plain screen says. */
function plain(on: CanvasRenderingContext2D) {
  text(on, "001  Grand Piano", { x: 0, y: -1.3, size: 1.25, colour: "#12303a", weight: 600, most: 13 });
  text(on, "Tempo 120    Adi 045", { x: 0, y: 0.3, size: 0.95, colour: "#12303a", most: 12 });
  on.fillStyle = "#12303a";
  for (const n of times(36, (n) => n)) on.fillRect(-6.6 + n * 0.37, 1.2, n % 12 === 7 ? 0.32 : 0.06, 0.8);
}

/** What a colour screen says. */
function coloured(on: CanvasRenderingContext2D) {
  text(on, "Grand Piano", { x: -2.9, y: -2.6, size: 1.1, colour: "#f2f4f7", weight: 600 });
  text(on, "Kaharwa  120", { x: 4.2, y: -2.6, size: 0.95, colour: "#ffd28a" });
  for (const [n, colour] of ["#e0584a", "#e8a33d", "#5fb96b", "#3f9fd8", "#8d6bd0", "#d767a8"].entries()) {
    on.fillStyle = colour;
    on.fillRect(-7.1 + n * 2.45, 2.6 - (1.6 + ((n * 7) % 5) * 0.5), 1.9, 1.6 + ((n * 7) % 5) * 0.5);
  }
}

/** The screen with its print, upright at the origin. */
function screen(width: number, height: number, colour: boolean): Group {
  const shows = label(
    width,
    height,
    (on, wide, high) => {
      on.fillStyle = colour ? "#15273f" : "#a9d7df";
      on.fillRect(-wide / 2, -high / 2, wide, high);
      (colour ? coloured : plain)(on);
    },
    { roughness: 0.14, clearcoat: 1, clearcoatRoughness: 0.04 },
  );
  return group(
    mesh(box(width + 2.2, height + 2, 0.5, 0.5, 0.12), plastic("#101114", 0.3)),
    placed(shows, { at: v(0, 0, 0.26) }),
  );
}

/** A grille of perforated sheet over a loudspeaker, let into the panel. */
function grille(outline: Outline, x: number, y: number): Group {
  const behind = plastic("#0c0d0f", 0.6);
  const holes = perforated("holes", "#5c5f64", 0.42, { metalness: 0.4 });
  return group(
    mesh(slab(plate(outline), 0.12), behind, v(x, y, -0.04)),
    mesh(slab(plate(outline), 0.06), [holes, behind], v(x, y, 0.1)),
  );
}

const brandName = ({ brand, ink }: Look, size: number, x: number, y: number) =>
  placed(
    label(20, size * 1.3, (on) => text(on, brand, { size, colour: ink, weight: 600, spacing: size * 0.3 })),
    { at: v(x, y, 0.05) },
  );

/** Rows of buttons with their names above them, the first at (x, y). */
function buttons(names: readonly (readonly string[])[], ink: string, x: number, y: number): Group {
  const made = group();
  for (const [row, line] of names.entries())
    for (const [column, name] of line.entries()) {
      const [bx, by] = [x + column * 2.4, y - row * 3.2];
      made.add(
        keyButton(bx, by, name === "START" ? red() : dark()),
        placed(
          label(2.4, 0.6, (on) => text(on, name, { size: 0.42, colour: ink, most: 2.1 })),
          { at: v(bx, by + 0.95, 0.05) },
        ),
      );
    }
  return made;
}

/** Grilles at the ends, a screen between two blocks of buttons, a knob at each. */
function broadPanel(look: Look): Group {
  const width = widthOf(look);
  const columns = look.keys === 76 ? 7 : look.keys === 61 ? 5 : 4;
  const cone = look.keys === 49 ? 13.6 : 20;
  const knob = cone + 4.6;
  const block = (names: readonly string[][], x: number) =>
    buttons(
      names.map((row) => row.slice(0, columns)),
      look.ink,
      x,
      11.4,
    );
  const colour = look.keys === 76;
  return group(
    ...[cone / 2 + 3, width - cone / 2 - 3].map((x) => grille(roundRect(cone, 11.6, 1.6), x, 8)),
    placed(colour ? screen(15.5, 8.2, true) : screen(14.8, 4.8, false), { at: v(width / 2, 8.8, 0.1) }),
    brandName(look, colour ? 1.4 : 1.7, width / 2, colour ? 2.3 : 3.2),
    block([STYLES[look.brand], TEMPO, RHYTHM], knob + 3.2),
    block([TONES[look.brand], SETTINGS, SONG], width - knob - 3.2 - (columns - 1) * 2.4),
    ...[knob, width - knob].map((x) =>
      placed(controlKnob("skirted", plastic(look.trim ?? "#15171b", 0.4)), { at: v(x, 12, 0) }),
    ),
  );
}

/** One low row: long grilles, a few buttons, a small screen. */
function slimPanel(look: Look): Group {
  const width = widthOf(look);
  const names = ["TONE", "RHYTHM", "LAYER", "TRANS", "METRO", "PHONE"];
  return group(
    ...[13.5, width - 13.5].map((x) => grille(roundRect(20, 2.6, 1.2), x, 2.6)),
    placed(controlKnob("barrel", plastic("#15171b", 0.4)), { at: v(28, 2.6, 0), scale: [1, 1, 0.4] }),
    placed(
      label(
        7,
        2,
        (on, wide, high) => {
          on.fillStyle = "#0b0c0e";
          on.fillRect(-wide / 2, -high / 2, wide, high);
          text(on, "01 PIANO", { size: 1.1, colour: "#f3f6fa", weight: 600, most: 6 });
        },
        { roughness: 0.14, clearcoat: 1, clearcoatRoughness: 0.04 },
      ),
      { at: v(width / 2, 2.7, 0.06) },
    ),
    buttons([names.slice(0, 3)], look.ink, width / 2 - 11, 2.3),
    buttons([names.slice(3)], look.ink, width / 2 + 6.2, 2.3),
    brandName(look, 0.9, width - 28.1, 2.5),
  );
}

/** Two round grilles, and between them buttons in bright colours. */
function miniPanel(look: Look): Group {
  const width = widthOf(look);
  const bright = ["#e9b23c", "#4aa3d8", "#6cb86a", "#e0653f"];
  return group(
    ...[7.6, width - 7.6].map((x) => grille(ellipse(0, 0, 3.2), x, 4.6)),
    ...times(10, (n) => {
      const [column, row] = [n % 5, Math.floor(n / 5)];
      const colour = bright[(column + row) % bright.length] ?? "";
      return keyButton(width / 2 - 8 + column * 4, 6.4 - row * 2, plastic(colour, 0.45), 2.6, 1.1);
    }),
    brandName(look, 1.3, width / 2, 1.7),
    placed(controlKnob("skirted", plastic("#f2f0ea", 0.4)), { at: v(14.6, 5.4, 0) }),
  );
}

const panels = { broad: broadPanel, slim: slimPanel, mini: miniPanel };

/** The panel, leaning up from behind the keys. */
export function panel(look: Look): Group {
  const { keyEnd, deep, low, high } = formOf(look);
  const slope = (Math.atan2(high - low, deep - keyEnd - 2.2) * 180) / Math.PI;
  return placed(panels[look.form ?? "broad"](look), {
    at: v(0, low + 0.06, -keyEnd - 1.2),
    turn: [slope - 90, 0, 0],
  });
}
