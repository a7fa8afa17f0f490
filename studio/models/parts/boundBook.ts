import { type Group, type Material, Vector3 } from "three";
import { plastic } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { noise } from "../noise.ts";
import { drawn, shared, spread } from "../texture.ts";
import { label } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { tube } from "./tube.ts";
import { times, v } from "./vector.ts";

type Print = Parameters<typeof label>[2];

export type Book = {
  width: number;
  height: number;
  thickness: number;
  binding: "sewn" | "spiral" | "stapled";
  /** Card of the cover. */
  card: Material;
  front: Print;
  back: Print;
  spine?: Print;
  /** Colour of the wire of a spiral. */
  wire?: string;
};

const leaves = shared(() =>
  drawn(64, 512, (on, width, height) => {
    for (let y = 0; y < height; y++) {
      const k = 206 + noise(y * 0.9, 3) * 46;
      on.fillStyle = `rgb(${k},${k * 0.985},${k * 0.93})`;
      on.fillRect(0, y, width, 1);
    }
  }),
);

/** Paper, and a stack of leaves seen from their edges. */
export const paper = (color = "#f8f3e4") => physical({ color, roughness: 0.9 });
export const edges = () => physical({ map: spread(leaves("leaves"), 8, 1.4), color: "#f4ecd8", roughness: 0.9 });

const CARD = 0.05;

/** A closed book standing upright, its front towards z, its spine on the left, its middle over the origin. */
export function boundBook({ width, height, thickness, binding, card, front, back, spine, wire }: Book): Group {
  const half = thickness / 2;
  const board = box(width, height, CARD, 0.06, 0.015);
  const inset = binding === "spiral" ? 0.25 : 0.05;
  const made = group(
    mesh(board, card, v(0, height / 2, half - CARD / 2)),
    mesh(board, card, v(0, height / 2, CARD / 2 - half)),
    mesh(
      box(width - inset * 2, height - 0.1, thickness - CARD * 2, 0.02, 0),
      [paper(), edges()],
      v(binding === "spiral" ? 0 : -0.04, height / 2, 0),
    ),
    placed(label(width - 0.02, height - 0.02, front), { at: v(0, height / 2, half + 0.004) }),
    placed(label(width - 0.02, height - 0.02, back), { at: v(0, height / 2, -half - 0.004), turn: [0, 180, 0] }),
  );
  if (binding === "spiral") {
    const [x, pitch] = [-width / 2 + 0.55, 0.82];
    const count = Math.floor((height - 1.6) / pitch);
    const dark = plastic("#0d0d0e", 0.8);
    const hole = box(0.42, 0.42, 0.02, 0.2, 0);
    const low = (height - count * pitch) / 2;
    const coil = times(count * 14 + 1, (n) => {
      const a = (n / 14) * Math.PI * 2;
      return new Vector3(x - 0.42 + Math.cos(a) * 0.52, low + (n / 14) * pitch, Math.sin(a) * (half + 0.24));
    });
    made.add(
      mesh(tube(coil, 0.06, { straight: true, around: 7 }), plastic(wire ?? "#1c1c1e", 0.35)),
      ...times(count, (n) => mesh(hole, dark, v(x, low + (n + 0.25) * pitch, half + 0.002))),
      ...times(count, (n) => mesh(hole, dark, v(x, low + (n + 0.75) * pitch, -half - 0.002))),
    );
    return made;
  }
  made.add(mesh(box(CARD * 2, height, thickness, 0.03, 0.03), card, v(-width / 2 + CARD * 0.7, height / 2, 0)));
  if (spine)
    made.add(
      placed(label(height - 0.6, thickness, spine), {
        at: v(-width / 2 - CARD * 0.32, height / 2, 0),
        turn: [0, -90, -90],
      }),
    );
  return made;
}
