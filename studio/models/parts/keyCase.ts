import type { Group, Material, Object3D } from "three";
import { matt } from "../materials/lacquer.ts";
import { keybed, keysWidth } from "./keybed.ts";
import { group, mesh, placed } from "./mesh.ts";
import { bar, box } from "./slab.ts";
import { type Flat, v } from "./vector.ts";

type Case = {
  keys: Parameters<typeof keybed>[0];
  /** How deep the whole is, and how high the keys' tops, the panel's front edge and its back edge stand. */
  depth: number;
  heights: readonly [number, number, number];
  /** How wide each end is; room left of the keys for wheels, right of them for pads. */
  cheek: number;
  left?: number;
  right?: number;
  body: Material;
  ends: Material;
  /** The ends stand this much over panel and keys. */
  proud?: number;
};

/** How far the keys' front stands behind the case's. */
const LIP = 1.1;

/**
 * The case of a synthesizer, stage piano or controller with its keys: x from 0 to the right, its front at z 0, the floor
 * at 0. `onPanel` lays a thing made upright on the panel: x as here, y from the panel's front edge to `panel` at its back.
 */
export function keyCase({ keys, depth, heights, cheek, left = 0, right = 0, body, ends, proud = 0.5 }: Case): {
  thing: Group;
  width: number;
  panel: number;
  onPanel: (thing: Object3D) => Object3D;
} {
  const [top, rise, back] = heights;
  const length = keys.length ?? 14.8;
  const width = keysWidth(keys) + 2 * cheek + left + right;
  const behind = LIP + length + 0.5;
  const slope = Math.atan2(back - rise, depth - behind);
  const low = Math.max(0.5, top - 2.1);
  const shell: Flat[] = [
    [0, 0.5],
    [0.4, 0],
    [depth - 0.4, 0],
    [depth, 0.5],
    [depth, back - 0.3],
    [depth - 0.3, back],
    [behind + 0.2, rise + 0.05],
    [behind, rise - 0.2],
    [behind, low],
    [LIP - 0.1, low],
    [LIP - 0.1, top - 0.7],
    [0.2, top - 0.7],
    [0, top - 0.9],
  ];
  const end: Flat[] = [
    [-0.15, 0.4],
    [0.3, -0.05],
    [depth - 0.2, -0.05],
    [depth + 0.15, 0.4],
    [depth + 0.15, back + proud - 0.4],
    [depth - 0.3, back + proud],
    [behind - 1.2, rise + proud - 0.1],
    [behind - 3, top + proud + 0.6],
    [0.5, top + proud],
    [-0.15, top + proud - 0.6],
  ];
  const side = bar(end, cheek, Math.min(0.3, cheek * 0.2));
  const thing = group(
    mesh(bar(shell, width - 0.4), body, v(0.2, 0, 0)),
    mesh(side, ends),
    mesh(side, ends, v(width - cheek, 0, 0)),
    placed(keybed(keys), { at: v(cheek + left, top, -LIP) }),
    mesh(
      box(keysWidth(keys), 0.3, 0.4, 0.05),
      matt("#7d1f27"),
      v(cheek + left + keysWidth(keys) / 2, top + 0.1, -behind + 0.3),
    ),
  );
  for (const [room, x] of [
    [left, cheek + left / 2],
    [right, width - cheek - right / 2],
  ] as const)
    if (room)
      thing.add(
        mesh(box(room - 0.1, top - 1, length + LIP - 0.1, 0.2), body, v(x, top / 2 + 0.7, -(length + LIP) / 2)),
      );
  return {
    thing,
    width,
    panel: Math.hypot(back - rise, depth - behind),
    onPanel: (on) => placed(group(on), { at: v(0, rise + 0.05, -behind), turn: [(slope * 180) / Math.PI - 90, 0, 0] }),
  };
}
