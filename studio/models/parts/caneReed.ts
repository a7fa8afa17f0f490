import type { Group } from "three";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { loft } from "./loft.ts";
import { group, mesh } from "./mesh.ts";
import { mix, ramp, steps, v } from "./vector.ts";

/** A single reed that lies on z 0 and points up: its heel at y 0 with the bark, from 0.46 of its length filed to the tip. */
export function caneReed(length: number, heel: number, tip: number, thick: number): Group {
  const bark = wood("birch", { across: 6, along: 14, gloss: 0.4, color: "#f2d48f" });
  const filed = physical({ color: "#ecd8a4", roughness: 0.6 });
  const ring = (t: number, high: number) => {
    const wide = mix(heel, tip, t) / 2;
    const round = t > 0.985 ? 0.9 : 1;
    return steps(25, 0, Math.PI * 2).map((a) => {
      const x = Math.max(-1, Math.min(1, Math.cos(a) * 1.12));
      return v(x * wide * round, t * length, Math.max(0, Math.sin(a)) ** 0.6 * high);
    });
  };
  return group(
    mesh(loft([0, 0.02, 0.46].map((t) => ring(t, thick * (t === 0 ? 0.9 : 1)))), bark),
    mesh(loft(steps(14, 0.46, 1).map((t) => ring(t, mix(thick * 0.92, 0.02, ramp(0.4, 1, t) ** 0.55)))), filed),
  );
}
