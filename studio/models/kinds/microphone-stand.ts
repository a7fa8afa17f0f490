import { matt, plastic } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { tripod } from "../parts/tripod.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

/** How high the boom turns on its pole. */
const HEAD = 102;

/** A tripod stand with a boom: its thread free for a microphone's holder. */
export default model({
  finishes: { black: {} },
  size: [75.9, 125.2, 61.9],
  camera: { azimuth: 30, elevation: 36, fill: 0.97 },
  angle: { azimuth: 118, elevation: 10, fill: 0.92 },
  close: { at: [0, HEAD, 1], across: 22, azimuth: 30, elevation: 10 },
  build() {
    const tubes = physical({
      color: "#26272b",
      metalness: 0.55,
      roughness: 0.4,
      clearcoat: 0.3,
      clearcoatRoughness: 0.4,
    });
    const [joint, rubber, metal] = [plastic("#18191b", 0.45), matt("#111112"), steel()];
    const boom = group(
      mesh(rod(v(-28, 0, 0), v(50, 0, 0), 0.62, undefined, 20), tubes),
      mesh(rod(v(-29, 0, 0), v(-22, 0, 0), 1.5, undefined, 28), rubber),
      mesh(rod(v(49, 0, 0), v(51, 0, 0), 0.85, undefined, 24), metal),
      mesh(rod(v(51, 0, 0), v(53.2, 0, 0), 0.48, 0.46, 20), metal),
      ...[0, 1, 2, 3, 4].map((n) => mesh(rod(v(51.3 + n * 0.4, 0, 0), v(51.5 + n * 0.4, 0, 0), 0.56, 0.54, 20), metal)),
    );
    const clutch = group(
      mesh(rod(v(0, 0, -1.6), v(0, 0, 3.4), 1.9, undefined, 36), joint),
      mesh(rod(v(0, 0, 3.2), v(0, 0, 4.4), 1.5, undefined, 32), joint),
      mesh(box(5.6, 1.5, 1.1, 0.6, 0.2), joint, v(0, 0, 4.9)),
      mesh(box(5, 3, 2.6, 0.8, 0.3), joint, v(0, 0, 1.6)),
      mesh(rod(v(0, 0, -2), v(0, 0, -1.5), 1, undefined, 24), metal),
    );
    return group(
      tripod({ top: 25, reach: 34, thick: 0.8, metal: tubes, joint, rubber, brace: 11.5, pole: 1.1, turn: 90 }),
      mesh(rod(v(0, 6, 0), v(0, 64, 0), 1.1, undefined, 24), tubes),
      mesh(rod(v(0, 62, 0), v(0, HEAD, 0), 0.8, undefined, 24), tubes),
      mesh(
        lathe([
          [1.1, 58.5],
          [1.7, 58.8],
          [1.9, 60],
          [1.9, 65.4],
          [1.6, 66.6],
          [0.8, 66.9],
        ]),
        joint,
      ),
      mesh(
        lathe([
          [1.1, 5],
          [1.4, 5.2],
          [1.4, 7],
          [0, 7.2],
        ]),
        rubber,
      ),
      mesh(
        lathe([
          [0.8, HEAD - 5],
          [1.5, HEAD - 4.6],
          [1.5, HEAD - 1],
          [1, HEAD - 0.4],
        ]),
        joint,
      ),
      placed(clutch, { at: v(0, HEAD, 0) }),
      placed(boom, { at: v(0, HEAD, 1.6), turn: [0, 0, 24] }),
    );
  },
});
