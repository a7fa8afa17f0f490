import { CatmullRomCurve3 } from "three";
import { cornered, type Outline } from "./outline.ts";
import { type Flat, v } from "./vector.ts";

/** The outline of a limb: a smooth line through (x, y), as wide at each point as its third number says, its ends round. */
export function ribbon(points: readonly (readonly [number, number, number])[], count = 48): Outline {
  const line = new CatmullRomCurve3(
    points.map(([x, y, width]) => v(x, y, width)),
    false,
    "centripetal",
  );
  const left: Flat[] = [];
  const right: Flat[] = [];
  for (let n = 0; n <= count; n++) {
    const t = n / count;
    const here = line.getPoint(t);
    const way = line.getTangent(t).setZ(0).normalize();
    const half = here.z / 2;
    left.push([here.x - way.y * half, here.y + way.x * half]);
    right.push([here.x + way.y * half, here.y - way.x * half]);
  }
  const cap = (t: number): Flat[] => {
    const end = line.getPoint(t);
    const way = line.getTangent(t).setZ(0).normalize();
    const start = Math.atan2(way.x, -way.y) + (t === 0 ? 0 : Math.PI);
    const from = t === 0 ? start : start + Math.PI;
    return Array.from({ length: 7 }, (_, n) => {
      const a = from + ((n + 1) / 8) * Math.PI * (t === 0 ? 1 : -1);
      return [end.x + (Math.cos(a) * end.z) / 2, end.y + (Math.sin(a) * end.z) / 2] as const;
    });
  };
  return cornered([...left, ...cap(1), ...right.reverse(), ...cap(0).reverse()]);
}
