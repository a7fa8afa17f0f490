import type { Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass, chrome, copper, steel } from "../materials/metals.ts";
import { spun } from "../materials/spun.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { drum } from "../parts/drum.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { steps, v } from "../parts/vector.ts";

const RADIUS = 17.8;
const DEPTH = 16.5;

/** The strainer that throws the snare wires off: a housing, its lever, its knob, and the strap it holds them by. */
const strainer = (metal: Material) =>
  group(
    mesh(box(3, 7.5, 1.6, 0.5, 0.25), metal, v(0, 0, 0.8)),
    placed(mesh(box(1.5, 6.4, 0.7, 0.35, 0.2), metal), { at: v(0, 1.4, 2), turn: [-7, 0, 0] }),
    mesh(rod(v(0, 3.4, 0.9), v(0, 5.2, 0.9), 0.75, 0.7), metal),
    mesh(box(2.6, 1.5, 1.1, 0.2), metal, v(0, -4.2, 0.8)),
    ...[-0.7, 0.7].map((x) => mesh(rod(v(x, -4.2, 1.3), v(x, -4.2, 1.6), 0.28, 0.24, 16), metal)),
    mesh(box(1.9, 5.4, 0.12, 0.1, 0.04), matt("#e4e2db"), v(0, -5.9, 0.3)),
  );

export default model<{ shell: () => Material; beaded?: true }>({
  finishes: {
    brass: { shell: () => brass(spun()), beaded: true },
    copper: { shell: () => copper({ color: "#b0764f", ...spun() }), beaded: true },
    // One sheet of veneer goes round the shell: its joint is behind.
    jackwood: {
      shell: () => wood("jackwood", { across: 30, along: 2 * Math.PI * RADIUS, turn: Math.PI / 2, gloss: 0.9 }),
    },
  },
  size: [38.6, 19, 38.6],
  camera: { azimuth: 12, elevation: 12, fill: 0.86 },
  angle: { azimuth: 76, elevation: 8, fill: 0.86 },
  close: { at: [17, 8.8, 5.6], across: 17, azimuth: 68, elevation: 14 },
  build({ shell, beaded }) {
    const metal = chrome();
    const wires = steel();
    const coated = matt("#f4f2eb");
    return group(
      drum({
        radius: RADIUS,
        depth: DEPTH,
        shell: shell(),
        head: [coated, plastic("#e9e9e4", 0.25)],
        metal,
        lugs: 10,
        tubes: true,
        beaded,
      }),
      ...steps(20, -2.2, 2.2).map((x) => mesh(rod(v(x, -0.3, -14), v(x, -0.3, 14), 0.1, 0.1, 5), wires)),
      placed(strainer(metal), {
        at: v(RADIUS * Math.sin(1.257), DEPTH / 2, RADIUS * Math.cos(1.257)),
        turn: [0, 72, 0],
      }),
      placed(
        group(
          mesh(slab(plate(ellipse(0, 0, 2.5, 1.7)), 0.16, 0.05), metal),
          placed(
            label(4.4, 2.6, (on) => {
              text(on, "KOTTAI", { y: -0.2, size: 0.85, colour: "#1d1b18", weight: 700, spacing: 0.08 });
              text(on, "drum works", { y: 0.65, size: 0.5, colour: "#1d1b18" });
            }),
            { at: v(0, 0, 0.17) },
          ),
        ),
        { at: v(0, DEPTH / 2, RADIUS + (beaded ? 0.4 : -0.06)) },
      ),
    );
  },
});
