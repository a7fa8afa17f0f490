import type { Group, Material } from "three";
import { noise, random } from "../noise.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";

type StringCoil = {
  /** Of the loops, in centimetres. */
  radius: number;
  /** Half the string's thickness. */
  gauge: number;
  loops: number;
  string: Material;
  /** The end: a ball, a twisted loop, silk over its last centimetres, or nothing. */
  end: { ball: Material } | { loop: true } | { silk: Material } | "plain";
  seed: number;
};

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
    away(a, Math.sin(n * 0.275) * (lay * 2.2 + 0.2), lay * 2.4 + Math.cos(n * 0.275) * lay * 2),
  );
  const line = [away(-0.32, -0.8, lay), away(-0.16, -0.4, lay), ...steps(loops * 28, 0, turns).map(loop), ...tail];
  const made = group(mesh(tube(line, gauge, { pieces: loops * 100 + 500, around: 7 }), string));
  const first = away(-0.32, -0.8, lay);
  if (typeof end === "object" && "ball" in end)
    made.add(
      mesh(
        lathe(
          [
            [0.08, -0.14],
            [0.2, -0.14],
            [0.15, -0.06],
            [0.15, 0.06],
            [0.2, 0.14],
            [0.08, 0.14],
          ],
          { around: 24 },
        ).rotateZ(1.2),
        end.ball,
        first.clone().setY(0.2),
      ),
    );
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
  if (typeof end === "object" && "silk" in end)
    made.add(
      ...[line.slice(0, 12), tail.slice(-80)].map((part) => mesh(tube(part, gauge + 0.03, { around: 9 }), end.silk)),
    );
  return made;
}
