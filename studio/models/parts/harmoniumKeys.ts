import type { Group, Material, Mesh } from "three";
import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { label, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { bar, box } from "./slab.ts";
import { abreast } from "./strings.ts";
import { times, v } from "./vector.ts";

export type Look = {
  wood: Wood;
  stain?: string;
  paint?: string;
  /** How many white keys: 25 of 42 keys, 23 of 39, 22 of 37; and how far one is from the next. */
  whites: number;
  key: number;
  width: number;
  /** How many knobs in front. */
  stops: number;
  folds: number;
  /** What only some have: keys that slide over the reeds, a knob that couples the octave, brass on the corners. */
  changer?: true;
  coupler?: true;
  capped?: true;
  /** A low case out of which keyboard and bellows rise. */
  folding?: true;
};

/** Which white keys of an octave have a black one on their right. */
const SHARPS = [0, 1, 3, 4, 5];

function caseOf({ wood: kind, stain, paint }: Look): Material {
  if (paint) return lacquer(paint, { clearcoat: 0.7 });
  const timber = wood(kind, {
    across: 30,
    along: 60,
    turn: Math.PI / 2,
    gloss: 0.8,
    ...(stain ? { color: stain } : {}),
  });
  // The grain's picture meets itself at the ends of the boards, not in the middle of the front.
  timber.map?.offset.set(0, 0.5);
  return timber;
}

export const materials = (look: Look) => ({
  body: caseOf(look),
  bone: ivory({ color: "#f2eee2" }),
  dark: lacquer("#141415"),
  metal: brass(),
});
export type Materials = ReturnType<typeof materials>;

function keys({ whites, key }: Look, { bone, dark }: Materials): Group {
  const made = group();
  for (const n of times(whites, (n) => n)) {
    const x = (n - (whites - 1) / 2) * key;
    made.add(mesh(box(key - 0.14, 1.1, 11.4, 0.14), bone, v(x, 0, 0)));
    if (SHARPS.includes(n % 7) && n < whites - 1)
      made.add(
        mesh(
          bar(
            [
              [0, 0],
              [7.2, 0],
              [7.2, 1.1],
              [0.8, 1.1],
              [0.2, 0.9],
            ],
            1.15,
            0.1,
          ),
          dark,
          v(x + key / 2 - 0.575, 0.5, 1.9),
        ),
      );
  }
  return made;
}

/** The keys between their blocks, with the felt behind them; those of a scale changer leave room to slide. */
export function manual(look: Look, { body, bone, dark, metal }: Materials): Group {
  const span = look.whites * look.key;
  const room = (look.width - 4.8 - span) / 2;
  const aside = look.changer ? 1.4 : 0;
  const block = look.changer ? 1.8 : room;
  return group(
    placed(keys(look, { body, bone, dark, metal }), { at: v(aside, 0, 0) }),
    mesh(box(span, 0.5, 0.8, 0.1), matt("#7a1c26"), v(aside, 0, -6.1)),
    ...[-1, 1].map((side) =>
      mesh(box(block - 0.1, 2, 11.6, 0.2), body, v(aside + (side * (span + block)) / 2, 0.1, 0)),
    ),
  );
}

/** A drawbar's knob that looks to the player. */
export const stop = (material: Material) =>
  mesh(
    lathe(
      [
        [0.4, 0],
        [0.4, 1.4],
        [0.7, 1.5],
        [1.1, 1.9],
        [1.1, 2.3],
        [0.6, 2.7],
        [0, 2.75],
      ],
      { around: 32, smooth: true },
    ).rotateX(Math.PI / 2),
    material,
  );

/** The stops abreast over `width`, those of brass and of bone by turns. */
export const stops = (count: number, width: number, { bone, metal }: Materials): Group =>
  group(...abreast(count, width).map((x, n) => placed(stop(n % 2 ? bone : metal), { at: v(x, 0, 0) })));

/** Long slots over the reeds, in a lid whose top is at y 0. */
export function slots(width: number, rows: number): Group {
  const dark = matt("#120d0b");
  return group(
    ...[-1, 1].flatMap((side) =>
      times(rows, (n) => mesh(box(width * 0.32, 0.12, 0.7, 0.3), dark, v(side * width * 0.24, 0, n * 2))),
    ),
  );
}

/** Large knobs before `front` that hold the sliding keys, and the scale they are set by. */
export function changer(width: number, front: number, { metal, bone }: Materials): Group {
  const scale = ["C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯"];
  return group(
    ...[-1, 1].map((side) =>
      placed(stop(metal), { at: v(side * (width / 2 - 4.4), 11.9, front - 0.7), scale: [1.5, 1.5, 1.2] }),
    ),
    mesh(box(22, 1.5, 0.2, 0.2), bone, v(0, 12.2, front - 0.55)),
    placed(
      label(21.6, 1.3, (on) => {
        for (const [n, x] of abreast(scale.length, 19.2).entries())
          text(on, scale[n] ?? "", { x, size: 0.9, colour: "#2a1a10", weight: 600 });
      }),
      { at: v(0, 12.2, front - 0.44) },
    ),
  );
}

/** The maker's name, in gold or, on light wood, in dark brown. */
export const makersName = ({ wood: kind, paint }: Look): Mesh =>
  label(9, 2.2, (on) =>
    text(on, "Mullickbari", {
      size: 1.7,
      colour: !paint && (kind === "mango" || kind === "birch") ? "#3a2313" : "#e2bd6c",
      face: "serif",
    }),
  );
