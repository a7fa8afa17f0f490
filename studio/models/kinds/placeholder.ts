import { kraft } from "../materials/kraft.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";

const [WIDTH, HEIGHT, DEPTH] = [34, 25, 24];
const INK = "#4a2413";

/** The shop's carton, closed and taped: the picture of a product that has none. */
export default model<Record<string, never>>({
  finishes: { natural: {} },
  size: [34, 25.2, 24],
  camera: { azimuth: -32, elevation: 22, fill: 0.76, lightFromRight: true },
  build() {
    const board = kraft();
    const tape = physical({ color: "#b98a56", roughness: 0.34, clearcoat: 0.3, clearcoatRoughness: 0.3 });
    const flap = box(WIDTH, DEPTH / 2 - 0.08, 0.3, 0.12, 0.1).rotateX(-Math.PI / 2);
    const strip = box(5, 6, 0.03, 0.04, 0);
    return group(
      mesh(box(WIDTH, HEIGHT - 0.3, DEPTH, 0.35, 0.3), board, v(0, (HEIGHT - 0.3) / 2, 0)),
      ...[-1, 1].map((side) => mesh(flap, board, v(0, HEIGHT - 0.1, side * (DEPTH / 4 + 0.02)))),
      mesh(box(5, DEPTH + 0.06, 0.03, 0.02, 0).rotateX(-Math.PI / 2), tape, v(0, HEIGHT + 0.065, 0)),
      mesh(box(WIDTH + 0.06, 5, 0.03, 0.02, 0).rotateX(-Math.PI / 2), tape, v(0, HEIGHT + 0.06, 0)),
      ...[-1, 1].map((side) =>
        placed(mesh(strip, tape), { at: v(side * (WIDTH / 2 + 0.02), HEIGHT - 2.95, 0), turn: [0, 90, 0] }),
      ),
      placed(
        label(30, 16, (on) => {
          text(on, "Swara", { y: -1.2, size: 10, colour: INK, face: "serif", italic: true });
          text(on, "MUSICAL INSTRUMENTS  ·  CHENNAI", { y: 5.2, size: 1.05, colour: INK, spacing: 0.26, weight: 600 });
          on.strokeStyle = INK;
          for (let n = 0; n < 4; n++) {
            on.lineWidth = 0.06 + n * 0.03;
            on.beginPath();
            on.moveTo(-11.5, 3.1 + n * 0.28);
            on.bezierCurveTo(-4, 2.3 + n * 0.28, 4, 3.9 + n * 0.28, 11.5, 3.1 + n * 0.28);
            on.stroke();
          }
        }),
        { at: v(0, HEIGHT / 2 - 0.6, DEPTH / 2 + 0.01) },
      ),
      placed(
        label(16, 12, (on) => {
          text(on, "Swara", { y: -3, size: 4, colour: INK, face: "serif", italic: true });
          text(on, "HANDLE WITH CARE", { y: 0.4, size: 0.8, colour: INK, spacing: 0.16, weight: 600 });
          on.strokeStyle = on.fillStyle = INK;
          on.lineWidth = 0.22;
          for (const x of [-1.2, 1.2]) {
            on.beginPath();
            on.moveTo(x, 4.6);
            on.lineTo(x, 2.3);
            on.moveTo(x - 0.6, 3);
            on.lineTo(x, 2.2);
            on.lineTo(x + 0.6, 3);
            on.stroke();
          }
          on.fillRect(-2.2, 4.9, 4.4, 0.2);
        }),
        { at: v(-WIDTH / 2 - 0.01, HEIGHT / 2 - 2, 0), turn: [0, -90, 0] },
      ),
    );
  },
});
