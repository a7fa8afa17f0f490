import type { BufferGeometry, Vector3 } from "three";
import { along, tube } from "./tube.ts";
import { at, times, v } from "./vector.ts";

/** A coiled cord that lies along a level line through `points`: `turns` of `radius`, the cord itself `thick`. */
export function coiledCord(points: readonly Vector3[], turns: number, radius: number, thick: number): BufferGeometry {
  const count = turns * 12;
  const line = along(points, count);
  const coil = times(count + 1, (n) => {
    const here = at(line, n);
    const way = at(line, Math.min(count, n + 1))
      .clone()
      .sub(at(line, Math.max(0, n - 1)))
      .normalize();
    const a = (n / 12) * Math.PI * 2;
    const r = radius * Math.min(1, (n / count) * 14, (1 - n / count) * 14);
    return v(here.x - way.z * Math.cos(a) * r, here.y + Math.sin(a) * r, here.z + way.x * Math.cos(a) * r);
  });
  return tube(coil, thick, { straight: true, around: 6 });
}
