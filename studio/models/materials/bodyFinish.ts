import type { Material } from "three";
import { burst, type Shades } from "./burst.ts";
import { lacquer } from "./lacquer.ts";
import { wood } from "./wood.ts";
import type { Wood } from "./woods.ts";

/** How an instrument's body is finished: painted over, or its wood seen, stained or in a burst; `gloss` as on wood. */
export type BodyFinish = {
  paint?: string;
  /** There is bronze powder in the paint. */
  powder?: true;
  wood: Wood;
  stain?: string;
  burst?: Shades;
  gloss?: number;
};

/** The materials of a body's face (`width` by `height`, its origin at the middle of its lower edge) and of its edge. */
export function bodyFinish(look: BodyFinish, width: number, height: number): { face: Material; edge: Material } {
  if (look.paint) {
    const satin = look.gloss === undefined ? {} : { clearcoat: look.gloss, clearcoatRoughness: 0.35, roughness: 0.55 };
    const painted = lacquer(look.paint, { ...satin, ...(look.powder ? { metalness: 0.6, roughness: 0.35 } : {}) });
    return { face: painted, edge: painted };
  }
  const stain = look.stain ? { color: look.stain } : {};
  const face = wood(look.wood, { across: width, along: height, gloss: look.gloss ?? 1, ...stain });
  if (!look.burst) return { face, edge: wood(look.wood, { across: 26, along: 60, gloss: look.gloss ?? 1, ...stain }) };
  face.map = burst(look.wood, width, height, look.burst);
  return { face, edge: lacquer(look.burst.at(-1)?.[1] ?? "#1a0a06") };
}
