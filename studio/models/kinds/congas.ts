import { DoubleSide, MirroredRepeatWrapping } from "three";
import { matt } from "../materials/lacquer.ts";
import { chrome, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { label, text } from "../parts/label.ts";
import { curve } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate } from "../parts/outline.ts";
import { rimmedHide } from "../parts/rimmedHide.ts";
import { slab } from "../parts/slab.ts";
import { staves } from "../parts/staves.ts";
import { times, v } from "../parts/vector.ts";

const [HEIGHT, RADIUS] = [75, 14];
const BOLTS = 6;

/** One conga, a quinto of 11 inches: rubberwood staves, six bolts, a comfort rim. */
export default model<{ stain: string }>({
  finishes: { natural: { stain: "#fff0d0" }, cherry: { stain: "#cc4a30" } },
  size: [36.6, 75, 34.1],
  camera: { azimuth: 0, elevation: 15, fill: 0.92 },
  angle: { azimuth: 24, elevation: 46, fill: 0.86 },
  close: { at: [4, 66, 15], across: 24, azimuth: 8, elevation: 20 },
  build({ stain }) {
    const [metal, satin] = [chrome(), steel({ color: "#8f9194", roughness: 0.5 })];
    const grain = wood("mango", { across: 15, along: 80, gloss: 0.85, color: stain, side: DoubleSide });
    // Each stave begins elsewhere in the grain's picture: mirrored, its end is no seam.
    if (grain.map) grain.map.wrapT = MirroredRepeatWrapping;
    const shell = staves(
      curve([
        [11.6, 1],
        [12.4, 9],
        [14.6, 24],
        [16.4, 38],
        [16.9, 47],
        [16.2, 58],
        [14.9, 68],
        [RADIUS, HEIGHT - 1],
      ]),
      16,
    );
    return group(
      mesh(shell, grain),
      mesh(hoop(11.7, 0.75, 1), matt("#1b1b1d")),
      placed(rimmedHide(RADIUS, metal, 0.8), { at: v(0, HEIGHT, 0) }),
      ...times(BOLTS, (n) =>
        placed(
          group(
            placed(hookBolt({ from: 16.3, to: 17.5, reach: 13.5, metal, satin, thick: 0.4, plate: [3.4, 6, -5.5] }), {
              at: v(0, HEIGHT - 1.6, 0),
            }),
          ),
          { turn: [0, ((n + 0.5) * 360) / BOLTS, 0] },
        ),
      ),
      placed(
        group(
          mesh(slab(plate(ellipse(0, 0, 4.2, 2.6)), 0.4, 0.12), metal),
          placed(
            label(7.4, 4.2, (on) => {
              text(on, "Sagaram", { y: -0.35, size: 1.7, colour: "#1d1b18", face: "serif", italic: true });
              text(on, "KOTTAI DRUM WORKS", { y: 1, size: 0.5, colour: "#1d1b18", spacing: 0.06 });
            }),
            { at: v(0, 0, 0.41) },
          ),
        ),
        { at: v(0, 44, 16.72), turn: [-2, 0, 0] },
      ),
    );
  },
});
