import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { label, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

/** A wheel that senses the hand: its ribbed edge, its metal top, the mark in its middle; it lies on a face at z 0. */
export function jogWheel(radius: number, ink: string): Group {
  const [rubber, black] = [plastic("#1a1b1d", 0.5), plastic("#121315", 0.35)];
  const top = physical({ color: "#94979b", metalness: 1, roughness: 0.36 });
  const ribs = times(60, (n) => {
    const a = (n / 60) * Math.PI * 2;
    const out = (r: number, z: number) => v(Math.sin(a) * r, Math.cos(a) * r, z);
    return mesh(rod(out(radius * 0.985, 0.3), out(radius * 0.955, 1.15), radius * 0.022, undefined, 6), black);
  });
  return group(
    mesh(
      lathe(
        [
          [radius * 1.04, 0],
          [radius * 1.04, 0.18],
          [radius, 0.22],
          [radius * 0.97, 1.15],
          [radius * 0.94, 1.35],
          [radius * 0.88, 1.38],
          [0, 1.38],
        ],
        { around: 128, crease: 40 },
      ).rotateX(Math.PI / 2),
      rubber,
    ),
    ...ribs,
    mesh(
      lathe(
        [
          [radius * 0.86, 1.36],
          [radius * 0.85, 1.44],
          [radius * 0.42, 1.4],
          [radius * 0.4, 1.36],
        ],
        { around: 128, crease: 40 },
      ).rotateX(Math.PI / 2),
      top,
    ),
    mesh(rod(v(0, 0, 1.3), v(0, 0, 1.42), radius * 0.38, undefined, 72), black),
    placed(
      label(radius * 0.7, radius * 0.7, (on) => {
        on.strokeStyle = "#e4573d";
        on.lineWidth = radius * 0.02;
        on.beginPath();
        on.arc(0, 0, radius * 0.3, -1.9, 3.4);
        on.stroke();
        text(on, "OSTREL", { size: radius * 0.1, colour: ink, weight: 600 });
      }),
      { at: v(0, 0, 1.43) },
    ),
  );
}
