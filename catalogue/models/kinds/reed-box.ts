import { matt, plastic } from "../materials/lacquer.ts";
import { model } from "../model.ts";
import { caneReed } from "../parts/caneReed.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { times, v } from "../parts/vector.ts";

const [WIDE, DEEP, HIGH] = [11.6, 9, 2];
const GREEN = "#1e4a3f";
const CREAM = "#efe4c8";

/** A reed in its guard: a plate with a raised frame and slots that let it dry, lying with its tip away. */
function guarded() {
  const milky = plastic("#dfe3e2", 0.3, { clearcoat: 0.6 });
  const slot = matt("#9aa09f");
  return group(
    mesh(box(1.9, 0.28, 8, 0.12), milky, v(0, 0.14, 0)),
    ...[-0.86, 0.86].map((x) => mesh(box(0.18, 0.5, 8, 0.06), milky, v(x, 0.3, 0))),
    mesh(box(1.9, 0.5, 0.3, 0.08), milky, v(0, 0.3, -3.85)),
    ...times(5, (n) => mesh(box(0.9, 0.02, 0.16, 0.06, 0.004), slot, v(0, 0.285, -3.3 + n * 0.42))),
    placed(caneReed(6.8, 1.18, 1.32, 0.32), { at: v(0, 0.29, 3.3), turn: [-90, 0, 0] }),
    // The clip that holds it at the bark.
    mesh(box(1.9, 0.2, 0.9, 0.1), milky, v(0, 0.68, 2)),
    ...[-0.82, 0.82].map((x) => mesh(box(0.22, 0.5, 0.9, 0.06), milky, v(x, 0.5, 2))),
  );
}

export default model<Record<string, never>>({
  finishes: { natural: {} },
  size: [12, 10.5, 13],
  camera: { azimuth: -24, elevation: 34, fill: 0.9 },
  angle: { azimuth: 32, elevation: 62, fill: 0.9 },
  close: { at: [0.8, 2, 1], across: 7, azimuth: -18, elevation: 46 },
  build() {
    const card = matt(GREEN, { roughness: 0.7 });
    const inside = matt("#fffaf0");
    const wallOf = (x: number, z: number, width: number, depth: number) =>
      mesh(box(width, HIGH, depth, 0.06), card, v(x, HIGH / 2, z));
    const lid = group(
      mesh(slab(plate(roundRect(WIDE + 0.3, DEEP + 0.2, 0.15)), 0.2, 0.05), card, v(0, DEEP / 2, -0.2)),
      mesh(slab(plate(roundRect(WIDE - 0.1, DEEP - 0.2, 0.1)), 0.02), inside, v(0, DEEP / 2, 0)),
      ...[-1, 1].map((side) =>
        mesh(box(0.16, DEEP + 0.2, 1.2, 0.05), card, v(side * (WIDE / 2 + 0.08), DEEP / 2, 0.5)),
      ),
      mesh(box(WIDE + 0.3, 0.16, 1.2, 0.05), card, v(0, DEEP, 0.5)),
      placed(
        label(WIDE - 1, DEEP - 1, (on) => {
          text(on, "Millrace", { y: -2.2, size: 2.2, colour: GREEN, face: "serif", italic: true });
          text(on, "FRENCH FILED CUT", { y: -0.5, size: 0.56, colour: GREEN, spacing: 0.1, weight: 600 });
          on.fillStyle = "#b8923f";
          on.fillRect(-4, 0.15, 8, 0.06);
          text(on, "Wet it for a minute. Play five minutes the first day.", { y: 0.95, size: 0.44, colour: "#3c3a34" });
          text(on, "Take three or four in turn.", { y: 1.6, size: 0.44, colour: "#3c3a34" });
          text(on, "MARLPIT SUPPLY", { y: 3, size: 0.42, colour: "#7c6a3c", spacing: 0.12 });
        }),
        { at: v(0, DEEP / 2, 0.03) },
      ),
    );
    return group(
      mesh(box(WIDE, 0.16, DEEP, 0.06), inside, v(0, 0.1, 0)),
      wallOf(-WIDE / 2 + 0.08, 0, 0.16, DEEP),
      wallOf(WIDE / 2 - 0.08, 0, 0.16, DEEP),
      wallOf(0, DEEP / 2 - 0.08, WIDE, 0.16),
      wallOf(0, -DEEP / 2 + 0.08, WIDE, 0.16),
      placed(
        label(WIDE, HIGH, (on) => {
          on.fillStyle = CREAM;
          on.fillRect(-4.4, -0.62, 8.8, 1.24);
          text(on, "5 reeds", { x: -2.7, size: 0.62, colour: GREEN, face: "serif", italic: true });
          text(on, "CLARINET · SAXOPHONE", { x: 1.5, size: 0.42, colour: GREEN, weight: 600, spacing: 0.04 });
        }),
        { at: v(0, HIGH / 2, DEEP / 2 + 0.012) },
      ),
      ...times(5, (n) => placed(guarded(), { at: v((n - 2) * 2.16, 0.62, 0.1), turn: [0, 0, 0] })),
      mesh(box(WIDE - 0.4, 0.5, DEEP - 0.4, 0.08), matt("#d9cfb6"), v(0, 0.4, 0)),
      placed(lid, { at: v(0, HIGH - 0.3, -DEEP / 2 - 0.16), turn: [-24, 0, 0] }),
    );
  },
});
