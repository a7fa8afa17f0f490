import { DoubleSide, type Group, type Material } from "three";
import { type BodyFinish, bodyFinish } from "../materials/bodyFinish.ts";
import { ivory, lacquer, pearl } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { pickguard, pinBridge, rim, rosette, SADDLE_LEAN } from "./acousticTop.ts";
import { guitarNeck } from "./guitarNeck.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, inset, type Outline, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { fretAt, plain, type Strung, strings, wound } from "./strings.ts";
import { tieBridge } from "./tieBridge.ts";
import { at, type Flat, v } from "./vector.ts";
import { wall } from "./wall.ts";

export type FlatTop = {
  outline: Outline;
  depth: number;
  /** The heights of saddle and nut, where the neck meets the body, and of the sound hole's middle with its radius. */
  saddle: number;
  nut: number;
  joint: number;
  hole: readonly [number, number];
  frets: number;
  /** How wide the fingerboard is at the nut and at its lower end. */
  widths: readonly [number, number];
  /** The strings from the lowest: their radii, how many are wound, and where they cross saddle and nut. */
  radii: readonly number[];
  windings: number;
  across: { saddle: readonly number[]; nut: readonly number[] };
  /** Nylon strings are tied to the bridge; steel ones are held by pins. */
  nylon?: { bridge: number };
  top: BodyFinish;
  back: Wood;
  binding?: Material;
  guard?: Material;
  dots: readonly number[];
  /** The head, its foot at the origin, and where on it each string ends. */
  head: (neckWood: Material) => Group;
  post: (n: number) => readonly [number, number, number];
  neckWood?: Wood;
  board?: Wood;
};

const nylon = () => ({
  low: wound().clone(),
  high: lacquer("#efe7d2", { roughness: 0.3, clearcoat: 0.4 }),
});

function strung(kind: FlatTop, headstock: Group): Group {
  headstock.updateMatrix();
  const { saddle, nut, depth, across } = kind;
  const { low, high } = kind.nylon ? nylon() : { low: wound(), high: plain() };
  if (kind.nylon) low.color.set("#c9c7c2");
  const lean = kind.nylon ? 0 : SADDLE_LEAN;
  return strings(
    kind.radii.map((radius, n): Strung => {
      const [x, up] = [at(across.saddle, n), at(across.nut, n)];
      const through = [
        v(x, saddle - 1.25, depth + 0.8),
        v(x, saddle + x * lean, depth + 1.3),
        v(up, nut + 0.25, depth + 0.98),
        v(...kind.post(n)).applyMatrix4(headstock.matrix),
      ];
      return { through, radius, material: n % kind.radii.length < kind.windings ? low : high };
    }),
  );
}

/** A guitar (or ukulele, or bass) with a flat top and a sound hole, upright on its lower end. */
export function flatTop(kind: FlatTop): Group {
  const { outline, depth, saddle, nut, joint, hole, across } = kind;
  const centre: Flat = [0, hole[0]];
  const high = Math.max(...outline.map(({ y }) => y));
  const black = lacquer("#0c0b0b", { roughness: 0.28 });
  const bone = ivory();
  const binding = kind.binding ?? bone;
  const { face } = bodyFinish(kind.top, 42 * (high / 50), 52 * (high / 50));
  const painted = kind.top.paint ? face : undefined;
  const stain = kind.top.stain && kind.top.wood === kind.back ? { color: kind.top.stain } : {};
  const sides = painted ?? wood(kind.back, { across: 26, along: 60, gloss: 0.5, side: DoubleSide, ...stain });
  const bare = wood(kind.back, { across: 30, along: 60, gloss: 0, roughness: 0.7, side: DoubleSide });
  const inside = inset(outline, 0.2);
  const neckWood = wood(kind.neckWood ?? "mahogany", { across: 8, along: 60, gloss: 0.35, roughness: 0.5 });
  const headstock = placed(kind.head(neckWood), { at: v(0, nut + 0.4, depth + 0.35), turn: [-14, 0, 0] });
  const guard = kind.guard ? [pickguard(hole[0], depth, kind.guard)] : [];
  return group(
    mesh(wall(outline, 0, depth), sides),
    mesh(slab(plate(outline), 0.3), painted ?? wood(kind.back, { across: 30, along: 60, gloss: 0.5, ...stain })),
    mesh(wall(inside, 0.3, depth - 0.3), bare),
    mesh(slab(plate(inside), 0.02), bare, v(0, 0, 0.3)),
    mesh(slab(plate(outline, [ellipse(...centre, hole[1])]), 0.32), face, v(0, 0, depth - 0.3)),
    rim(outline, depth - 0.12, 0.006 * high, binding),
    rim(outline, 0.15, 0.0056 * high, binding),
    rim(inset(outline, 0.009 * high), depth + 0.03, 0.0014 * high, black),
    rosette(centre, hole[1], depth, black, kind.nylon ? "mosaic" : "shell"),
    ...guard,
    kind.nylon
      ? tieBridge(saddle, depth, kind.nylon.bridge, across.saddle, bone)
      : pinBridge(saddle - 0.45, depth, across.saddle, bone, black),
    guitarNeck({
      nut,
      end: nut - fretAt(kind.frets, nut - saddle) - 0.7,
      joint: joint - 0.4,
      scale: nut - saddle,
      frets: kind.frets,
      widths: kind.widths,
      face: depth,
      // Of shallow bodies the heel reaches down almost to the back; the neck would be thinner above it than at its middle.
      heel: Math.max(depth * 0.8, Math.min(depth - 0.1, 6.4)),
      wood: neckWood,
      board: wood(kind.board ?? "ebony", { across: 12, along: 30, gloss: 0, roughness: 0.5 }),
      ...(kind.dots.length ? { dots: { at: kind.dots, material: pearl() } } : {}),
      nutMaterial: bone,
    }),
    headstock,
    strung(kind, headstock),
  );
}
