import type { Group } from "three";
import { matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod, tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

/** A mouthpiece brush: a wire twisted round its bristles, a loop to hang it by. */
export function wireBrush(): Group {
  const wire = brass({ color: "#c8c9cb" });
  const hairs = matt("#e9e6df");
  return group(
    mesh(rod(v(-6.5, 0, 0), v(4.6, 0, 0), 0.12, 0.12, 8), wire),
    ...times(52, (n) => {
      const x = -0.2 + n * 0.09;
      const r = 1.05 - Math.max(0, n - 40) * 0.06 - (n % 3) * 0.05;
      return placed(
        mesh(
          lathe(
            [
              [0.05, -0.09],
              [r, -0.03],
              [r, 0.03],
              [0.05, 0.09],
            ],
            { around: 20 },
          ),
          hairs,
        ),
        { at: v(x, 0, 0), turn: [0, 0, 90 + Math.sin(n * 2.4) * 9] },
      );
    }),
    mesh(
      tube(
        steps(20, 0, Math.PI * 2)
          .slice(0, -1)
          .map((a) => v(-7.3 + Math.cos(a) * 0.85, 0, Math.sin(a) * 0.55)),
        0.11,
        { closed: true, around: 8 },
      ),
      wire,
    ),
  );
}
