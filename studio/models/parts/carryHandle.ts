import type { Group, Material } from "three";
import { group, mesh } from "./mesh.ts";
import { box } from "./slab.ts";
import { strap } from "./strap.ts";
import { steps, v } from "./vector.ts";

/** A strap handle on a top at y 0, `length` long in x, held by a metal cap at each end. */
export function carryHandle(length: number, band: Material, metal: Material, rise = 1.6): Group {
  const points = steps(25, -0.5, 0.5).map((t) => v(t * length, 0.25 + rise * Math.cos(t * Math.PI) ** 0.7, 0));
  const normals = points.map((point) => v(point.x * 0.08, 1, 0).normalize());
  return group(
    mesh(strap(points, normals, 2.4, 0.5), band),
    ...[-1, 1].map((side) => mesh(box(3.4, 0.9, 3, 0.5, 0.25), metal, v(side * (length / 2 + 0.2), 0.35, 0))),
  );
}
