import type { Group, Material } from "three";
import { buttonIn } from "./keyCup.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

type Valve = {
  radius: number;
  /** From the bottom cap's lower edge at y 0 to the top cap's upper edge. */
  height: number;
  /** How far the finger button stands above the top cap. */
  stroke?: number;
  casing: Material;
  /** Caps, stem and button's setting. */
  fitting: Material;
  button: Material;
};

/** A piston valve, upright: bottom cap, casing with its two bands, top cap, felt, stem and finger button. */
export function pistonValve({ radius: r, height, stroke = 2, casing, fitting, button }: Valve): Group {
  const knurl = (low: number, high: number) =>
    mesh(
      lathe(
        [
          [0, low],
          [r + 0.1, low],
          [r + 0.18, low + 0.06],
          ...times(4, (n) => {
            const y = low + 0.12 + ((high - low - 0.24) * n) / 3;
            return [r + (n % 2 ? 0.14 : 0.2), y] as const;
          }),
          [r + 0.18, high - 0.06],
          [r + 0.1, high],
          [0, high],
        ],
        { around: 40, crease: 20 },
      ),
      fitting,
    );
  const cap = r * 0.62;
  return group(
    mesh(
      lathe(
        [
          [0, 0.3],
          [r, 0.3],
          [r, height * 0.3],
          [r + 0.08, height * 0.3 + 0.04],
          [r + 0.08, height * 0.3 + 0.3],
          [r, height * 0.3 + 0.34],
          [r, height * 0.76],
          [r + 0.08, height * 0.76 + 0.04],
          [r + 0.08, height * 0.76 + 0.3],
          [r, height * 0.76 + 0.34],
          [r, height - 0.4],
          [0, height - 0.4],
        ],
        { around: 48 },
      ),
      casing,
    ),
    knurl(0, cap),
    mesh(
      lathe(
        [
          [0, -0.12],
          [r * 0.3, -0.12],
          [r * 0.5, 0.04],
          [0, 0.1],
        ],
        { around: 24 },
      ),
      fitting,
    ),
    knurl(height - cap, height),
    mesh(
      lathe(
        [
          [0, height - 0.05],
          [r * 0.98, height],
          [r * 0.5, height + 0.2],
          [r * 0.46, height + 0.36],
          [0, height + 0.36],
        ],
        { around: 32 },
      ),
      fitting,
    ),
    mesh(rod(v(0, height + 0.2, 0), v(0, height + stroke, 0), r * 0.24, r * 0.24, 16), fitting),
    placed(buttonIn(r * 0.84, fitting, button), { at: v(0, height + stroke - 0.06, 0), turn: [-90, 0, 0] }),
  );
}
