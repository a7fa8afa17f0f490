import { hide, leather, paste } from "../materials/hide.ts";
import { matt } from "../materials/lacquer.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { drumHead } from "../parts/drumHead.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { strappedBarrel } from "../parts/strappedBarrel.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

type Look = { wood: Wood; stain?: string; strap: string };

const LENGTH = 58;
const BASS = 9.6;
const TREBLE = 8.2;

/** How thick the barrel is at a distance from its bass head: widest nearer to that. */
const barrel = (x: number): number => {
  const t = x / LENGTH;
  return BASS * (1 - t) + TREBLE * t + Math.sin(Math.PI * t ** 0.85) ** 0.9 * 4.6;
};

export default model<Look>({
  finishes: {
    jackwood: { wood: "jackwood", strap: "#e9cd9e" },
    natural: { wood: "mango", strap: "#ead3a8" },
    honey: { wood: "jackwood", stain: "#ffc98a", strap: "#e2bd85" },
    walnut: { wood: "walnut", strap: "#d9b98a" },
    black: { wood: "ebony", strap: "#4a4440" },
    red: { wood: "jackwood", stain: "#c8503c", strap: "#b03a34" },
    blue: { wood: "walnut", strap: "#4c6fa8" },
    green: { wood: "walnut", strap: "#4e8a63" },
  },
  size: [61.5, 29, 29],
  camera: { azimuth: 48, elevation: 16, fill: 0.88, lightFromRight: true },
  angle: { azimuth: -50, elevation: 18, fill: 0.86 },
  close: { at: [58.2, 0, 0], across: 22, azimuth: 60, elevation: 14, lightFromRight: true },
  build(look) {
    const upright = strappedBarrel({
      length: LENGTH,
      barrel,
      shell: wood(look.wood, { across: 34, along: 60, gloss: 0.3, ...(look.stain ? { color: look.stain } : {}) }),
      lacing: leather(look.strap, 10),
      straps: 48,
    });
    const ring = leather("#efd3a6", 14);
    const treble = drumHead({
      radius: TREBLE + 0.3,
      skin: hide(),
      ring: { material: ring, inner: 5.1 },
      patch: { material: paste(), radius: 3.7, thickness: 0.42 },
    });
    const reed = matt("#8a6a3c");
    for (const n of times(24, (n) => n)) {
      const a = ((n + 0.5) / 24) * Math.PI * 2;
      treble.add(
        mesh(
          rod(
            v(Math.cos(a) * 3.85, 0.03, Math.sin(a) * 3.85),
            v(Math.cos(a) * 5.15, 0.05, Math.sin(a) * 5.15),
            0.06,
            0.06,
            6,
          ),
          reed,
        ),
      );
    }
    const bass = drumHead({ radius: BASS + 0.3, skin: hide(), ring: { material: ring, inner: 6.4 } });
    upright.add(
      placed(treble, { at: v(0, LENGTH + 0.45, 0) }),
      placed(bass, { at: v(0, -0.45, 0), turn: [180, 0, 0] }),
    );
    return group(placed(upright, { turn: [0, 0, -90] }));
  },
});
