import type { Group, Material } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

/** The three pins in the foot of a microphone, looking down: its rim of `radius` is at y 0, its body above. */
export function xlrPins(radius: number, shell: Material, dark: Material, metal: Material): Group {
  const inner = Math.min(radius - 0.16, 0.86);
  return group(
    mesh(
      lathe([
        [inner, 1.2],
        [inner, 0.06],
        [inner + 0.05, 0],
        [radius - 0.08, 0],
        [radius, 0.1],
        [radius, 1.2],
      ]),
      shell,
    ),
    mesh(rod(v(0, 0.9, 0), v(0, 1.1, 0), inner, undefined, 40), dark),
    ...times(3, (n) => {
      const a = (n / 3) * Math.PI * 2 + 0.5;
      const [x, z] = [Math.sin(a) * 0.42, Math.cos(a) * 0.42];
      return mesh(rod(v(x, 0.14, z), v(x, 1, z), 0.1, 0.12, 12), metal);
    }),
  );
}
