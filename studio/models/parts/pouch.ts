import type { Group, Material } from "three";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { tube } from "./tube.ts";
import { mix, ramp, steps, v } from "./vector.ts";

/** A soft drawstring bag lying flat, its mouth at the back (-z), its cord tied. */
export function pouch({
  width,
  length,
  fabric,
  cord,
}: {
  width: number;
  length: number;
  fabric: Material;
  cord: Material;
}): Group {
  const neck = length * 0.8;
  const section = (t: number) => {
    const z = length / 2 - t * length;
    const along = t * length;
    const closed = 1 - 0.5 * Math.exp(-(((along - neck) / (length * 0.1)) ** 2));
    const bottom = 0.82 + 0.18 * Math.sqrt(Math.min(1, t / 0.07));
    const wide = (width / 2) * closed * bottom * mix(1, 0.84, ramp(0.82, 1, t));
    const tall =
      0.06 + 0.6 * Math.sqrt(Math.min(1, t / 0.3)) * mix(1, 0.62, ramp(0.45, 0.78, t)) * mix(1, 0.6, ramp(0.84, 1, t));
    return steps(49, 0, Math.PI * 2)
      .slice(0, -1)
      .map((a) => {
        const fold = 1 + 0.06 * ramp(0.55, 0.8, t) * Math.sin(a * 12);
        const c = Math.cos(a);
        const s = Math.sin(a);
        return v(
          Math.sign(c) * Math.abs(c) ** 0.82 * wide * fold,
          tall * (1 + Math.sign(s) * Math.abs(s) ** 0.9 * fold) * (s > 0 ? 1 : 0.98),
          z,
        );
      });
  };
  const z = length / 2 - neck;
  const y = 0.44;
  const round = steps(25, 0, Math.PI * 2)
    .slice(0, -1)
    .map((a) => v(Math.cos(a) * width * 0.27, y + Math.sin(a) * y, z));
  return group(
    mesh(loft(steps(44).map(section)), fabric),
    mesh(tube(round, 0.1, { closed: true, around: 7 }), cord),
    ...[-1, 1].map((side) =>
      mesh(
        tube(
          [
            v(0, y * 2, z),
            v(side * 0.7, y * 2.1, z + 0.5),
            v(side * 1.1, y * 1.9, z + 0.1),
            v(side * 0.4, y * 2, z - 0.1),
            v(side * 0.9, y * 1.7, z + 1.1),
            v(side * 1.5, y * 1.75, z + 2),
          ],
          0.1,
          { around: 7 },
        ),
        cord,
      ),
    ),
  );
}
