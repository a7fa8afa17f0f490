import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { fromTop } from "./ballGrille.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

/** The flat head of an instrument's microphone, `radius` wide from y 0 to `height`: bars before mesh, a rim, mesh on top. */
export function flatGrille(radius: number, height: number, wire: string, frame: Material): Group {
  const net = wireMesh(wire, radius * 0.09);
  const bars = 14;
  const [low, high] = [height * 0.1, height * 0.64];
  const ring = (from: number, to: number, lip = 0.06) =>
    mesh(
      lathe([
        [radius * 0.86, from],
        [radius - lip, from],
        [radius, from + lip],
        [radius, to - lip],
        [radius - lip, to],
        [radius * 0.86, to],
        [radius * 0.86, from],
      ]),
      frame,
    );
  return group(
    ring(0, low + 0.06),
    ring(high, height, radius * 0.08),
    mesh(
      lathe([
        [radius * 0.92, low],
        [radius * 0.92, high],
      ]),
      net,
    ),
    mesh(rod(v(0, 0.05, 0), v(0, height - 0.14, 0), radius * 0.87, undefined, 48), matt("#141415")),
    mesh(
      fromTop(
        lathe([
          [radius * 0.88, height - 0.1],
          [radius * 0.5, height - 0.04],
          [0, height - 0.02],
        ]),
        height,
      ),
      net,
    ),
    ...times(bars, (n) => {
      const a = (n / bars) * Math.PI * 2;
      const [x, z] = [Math.sin(a) * radius * 0.95, Math.cos(a) * radius * 0.95];
      return mesh(rod(v(x, low, z), v(x, high, z), radius * 0.07, undefined, 8), frame);
    }),
  );
}
