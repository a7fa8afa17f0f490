import type { Group, Material, Mesh, Vector3 } from "three";
import { noise, random } from "../noise.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { at, steps, v } from "./vector.ts";

type Ball = { ball: Material; silk?: Material };
type StringCoil = {
  /** Of the loops, in centimetres. */
  radius: number;
  /** Half the string's thickness. */
  gauge: number;
  loops: number;
  string: Material;
  /** The end: a ball (and silk over the last centimetres of both), a twisted loop, or nothing. */
  end: Ball | { loop: true } | "plain";
  seed: number;
};

/** A thick string has a larger ball. */
const ballSize = (gauge: number) => Math.max(1, gauge * 9);

/** A brass spool, the string laid round its waist and twisted about itself. */
function ballEnd(end: Vector3, next: Vector3, gauge: number, string: Material, { ball, silk }: Ball): Mesh[] {
  const size = ballSize(gauge);
  const core = Math.min(gauge, 0.042 * size);
  const away = end.clone().sub(next);
  const long = away.length();
  away.normalize();
  const side = v(0, 1, 0).cross(away).normalize();
  const up = away.clone().cross(side);
  const middle = end.clone().addScaledVector(v(away.x, 0, away.z), 0.15 * size + core);
  const ring = steps(24, 0, Math.PI * 2)
    .slice(0, -1)
    .map((a) => middle.clone().add(v(Math.cos(a), 0, Math.sin(a)).multiplyScalar(0.14 * size + core)));
  const twist = steps(90).map((t) => {
    const a = t * 30;
    return end
      .clone()
      .addScaledVector(away, -t * Math.min(long, 1.1))
      .addScaledVector(side, Math.cos(a) * (gauge + core * 0.6))
      .addScaledVector(up, Math.sin(a) * (gauge + core * 0.6));
  });
  return [
    mesh(
      lathe(
        [
          [0.08, -0.15],
          [0.2, -0.15],
          [0.22, -0.12],
          [0.14, -0.05],
          [0.14, 0.05],
          [0.22, 0.12],
          [0.2, 0.15],
          [0.08, 0.15],
          [0.08, -0.15],
        ],
        { around: 32 },
      ).scale(size, size, size),
      ball,
      middle,
    ),
    mesh(tube(ring, core, { closed: true, around: 8 }), string),
    mesh(tube(twist, core, { pieces: 150, around: 6 }), silk ?? string),
  ];
}

/** One string as it comes: wound up flat about the upright axis, its tail twisted round the loops. */
export function stringCoil({ radius, gauge, loops, string, end, seed }: StringCoil): Group {
  const next = random(seed);
  const start = next() * 6.28;
  const lay = Math.max(gauge, 0.03);
  const loop = (a: number) => {
    const n = a / (Math.PI * 2);
    const r = radius + (noise(n * 1.7 + seed * 3.1, 2.5) - 0.5) * 0.5 + (noise(a * 0.9, seed) - 0.5) * 0.12;
    const y = lay * (1 + 1.5 * (noise(n * 2.6, seed + 7) + 0.4));
    return v(Math.cos(start + a) * r, y, Math.sin(start + a) * r);
  };
  const turns = loops * Math.PI * 2;
  const away = (a: number, out: number, y: number) =>
    v(Math.cos(start + a) * (radius + out), y, Math.sin(start + a) * (radius + out));
  // The tail winds round the loops like a spring.
  const tail = steps(180, turns + 0.1, turns + 1.5).map((a, n) =>
    away(a, Math.sin(n * 0.275) * (lay * 2.2 + 0.2), lay * 2.8 + 0.04 + Math.cos(n * 0.275) * (lay * 2.4 + 0.04)),
  );
  const hasBall = typeof end === "object" && "ball" in end;
  const first = away(-0.32, -0.8, hasBall ? 0.17 * ballSize(gauge) : lay);
  const line = [first, away(-0.16, -0.4, lay), ...steps(loops * 28, 0, turns).map(loop)];
  const made = group(
    mesh(tube([...line, ...tail.slice(0, 3)], gauge, { pieces: loops * 100 + 60, around: 8 }), string),
    mesh(tube(tail, gauge, { pieces: 420, around: 8 }), string),
  );
  if (hasBall) made.add(...ballEnd(first, at(line, 1), gauge, string, end));
  if (typeof end === "object" && "loop" in end)
    made.add(
      mesh(
        tube(
          steps(17, 0, Math.PI * 2)
            .slice(0, -1)
            .map((a) => away(-0.36, -1.06, lay).add(v(Math.cos(a) * 0.27, 0, Math.sin(a) * 0.27))),
          Math.max(gauge, 0.03),
          { closed: true, around: 7 },
        ),
        string,
      ),
    );
  // Silk is wound over both ends of the string itself.
  if (hasBall && end.silk)
    for (const part of [line.slice(0, 12), tail.slice(-80)])
      made.add(mesh(tube(part, gauge + 0.03, { pieces: part.length * 5, around: 10 }), end.silk));
  return made;
}
