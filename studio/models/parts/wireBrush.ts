import type { Group } from "three";
import { matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { noise } from "../noise.ts";
import { group, mesh } from "./mesh.ts";
import { merged } from "./surface.ts";
import { rod, tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

/** A mouthpiece brush: a wire twisted round its bristles, a loop to hang it by. */
export function wireBrush(): Group {
  const wire = brass({ color: "#c8c9cb" });
  const bristles = times(1500, (n) => {
    const x = -0.2 + n * 0.0031;
    const a = n * 2.4;
    const r = 1.05 - Math.max(0, n - 1150) * 0.0018 - noise(n * 0.7, 3) * 0.12;
    return rod(v(x, 0, 0), v(x + (noise(n * 1.3, 8) - 0.5) * 0.3, Math.cos(a) * r, Math.sin(a) * r), 0.024, 0.018, 5);
  });
  return group(
    mesh(rod(v(-6.5, 0, 0), v(4.6, 0, 0), 0.12, 0.12, 8), wire),
    mesh(merged(bristles), matt("#e9e6df")),
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
