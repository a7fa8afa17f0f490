import { matt, plastic } from "../materials/lacquer.ts";
import { gold, nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { ballGrille, grilleCollar } from "../parts/ballGrille.ts";
import { labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { xlrPins } from "../parts/xlrPins.ts";

/** Degrees by which it leans when it lies on its head and its foot. */
const LIE = 83.6;

/** A singer's microphone with a die-cast body, lying. */
export default model({
  finishes: { black: { body: "#26282b" } },
  size: [13.2, 5.2, 12.6],
  camera: { azimuth: 0, elevation: 38, fill: 0.86 },
  angle: { azimuth: 148, elevation: 24 },
  close: { at: [-9, 2, 8], across: 8.5, azimuth: -22, elevation: 30 },
  build({ body }) {
    const enamel = physical({ color: body, metalness: 0.35, roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.5 });
    const collar = plastic("#17181a", 0.36);
    const rim = nickel();
    const upright = group(
      mesh(
        lathe(
          [
            [1.15, 1.1],
            [1.2, 1.3],
            [1.24, 3],
            [1.42, 7.2],
            [1.58, 9.4],
            [1.6, 9.6],
          ],
          { around: 96, crease: 40 },
        ),
        enamel,
      ),
      xlrPins(1.15, enamel, matt("#0d0d0e"), gold()),
      placed(grilleCollar(collar), { at: v(0, 9.6, 0) }),
      placed(ballGrille("#c3c5c8", steel({ color: "#b3b5b8", roughness: 0.28 })), { at: v(0, 10.3, 0) }),
      mesh(
        lathe([
          [1.13, 1.28],
          [1.215, 1.3],
          [1.215, 1.42],
          [1.13, 1.44],
        ]),
        rim,
      ),
      placed(
        labelAround(1.425, 1.5, 6, (on) => {
          on.rotate(Math.PI / 2);
          text(on, "MUZHAKKAM", { x: -0.2, y: -0.2, size: 0.6, colour: "#d9d7d0", weight: 600, spacing: 0.12 });
          text(on, "Pechu", { x: -0.2, y: 0.42, size: 0.4, colour: "#a9a79f" });
        }),
        { at: v(0, 6.2, 0), turn: [-3, 156, 0] },
      ),
    );
    return placed(group(placed(upright, { turn: [LIE, 0, 0] })), { turn: [0, -48, 0] });
  },
});
