import type { Material, Mesh } from "three";
import { lathe } from "./lathe.ts";
import { mesh } from "./mesh.ts";
import { steps } from "./vector.ts";

/** The mouthpiece of a brass instrument that points up: the end of its shank at y 0, its rim at `length`. */
export function cupMouthpiece(length: number, rim: number, shank: number, metal: Material): Mesh {
  const cup = length - rim * 1.75;
  return mesh(
    lathe(
      [
        [0, 0],
        [shank, 0],
        [shank * 1.22, cup * 0.78],
        [shank * 1.5, cup * 0.86],
        [shank * 1.5, cup * 0.9],
        [shank * 1.2, cup * 0.97],
        [shank * 1.35, cup + rim * 0.1],
        [rim * 0.66, cup + rim * 0.45],
        [rim * 0.86, cup + rim * 0.95],
        [rim * 0.92, cup + rim * 1.35],
        [rim * 1, cup + rim * 1.45],
        ...steps(7, 0, Math.PI).map(
          (a) => [rim * (0.85 + 0.15 * Math.cos(a)), length - rim * 0.14 + Math.sin(a) * rim * 0.14] as const,
        ),
        [rim * 0.62, length - rim * 0.4],
        [rim * 0.4, length - rim * 1],
        [rim * 0.12, length - rim * 1.3],
        [0, length - rim * 1.3],
      ],
      { around: 48, crease: 40 },
    ),
    metal,
  );
}
