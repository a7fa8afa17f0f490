import type { Group, Material } from "three";
import { plastic } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { steps, v } from "./vector.ts";

/** The module: display, a large wheel, knobs, lit buttons; its face looks at the viewer, at z 2.3. */
export function drumModule(black: Material, dark: Material, name: string): Group {
  const [grey, mark] = [plastic("#3d4044", 0.4), plastic("#e5e2da", 0.4)];
  const lit = physical({ color: "#0c1420", emissive: "#2c6ea8", emissiveIntensity: 0.5, roughness: 0.2 });
  return group(
    mesh(box(27, 16, 4.6, 1.1, 0.5), black),
    mesh(box(9, 5.2, 0.3, 0.3), lit, v(-5.6, 3.2, 2.35)),
    mesh(rod(v(6.5, 2.8, 2), v(6.5, 2.8, 3.6), 2.6, 2.4, 40), grey),
    mesh(rod(v(5.3, 3.9, 3.5), v(5.3, 3.9, 3.62), 0.55, 0.55, 24), dark),
    ...steps(4, -10.6, -1).flatMap((x) => [
      mesh(rod(v(x, -2, 2.2), v(x, -2, 3.4), 0.85, 0.75, 24), grey),
      mesh(box(0.14, 0.6, 0.06, 0.06), mark, v(x, -1.7, 3.41)),
    ]),
    ...steps(6, -11, 11).map((x) => mesh(box(2.7, 1.3, 0.5, 0.3), mark, v(x, -5.6, 2.4))),
    placed(
      label(8, 4.2, (on) => {
        text(on, "KIT 07", { x: -2.2, y: -1.2, size: 0.9, colour: "#f2f7fb", weight: 600 });
        text(on, "Marina Funk", { x: -0.7, y: 0.1, size: 1.1, colour: "#f2f7fb" });
        text(on, "104 bpm", { x: -2, y: 1.4, size: 0.8, colour: "#bcd7ea" });
      }),
      { at: v(-5.6, 3.2, 2.53) },
    ),
    placed(
      label(20, 2, (on) => {
        text(on, "KURONAMI", { x: -5.5, size: 1.05, colour: "#f2efe8", weight: 700, spacing: 0.18 });
        text(on, name, { x: 6, size: 1, colour: "#f2efe8" });
      }),
      { at: v(0, 6.6, 2.33) },
    ),
  );
}
