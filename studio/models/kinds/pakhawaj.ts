import { hide, leather, paste } from "../materials/hide.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { drumHead } from "../parts/drumHead.ts";
import { group, placed } from "../parts/mesh.ts";
import { strappedBarrel } from "../parts/strappedBarrel.ts";
import { v } from "../parts/vector.ts";

const LENGTH = 66;
const [BASS, TREBLE] = [12, 8.2];

/** How thick the barrel is at a distance from its bass head: widest at two fifths. */
const barrel = (x: number): number => {
  const t = x / LENGTH;
  return BASS * (1 - t) + TREBLE * t + Math.sin(Math.PI * t ** 0.88) ** 0.9 * 4.4;
};

/** Of 26 inches, eight gattas under its straps, fresh dough on the left head. */
export default model<{ straps: string }>({
  finishes: { walnut: { straps: "#d9b888" } },
  size: [67.5, 34.6, 34.6],
  camera: { azimuth: 46, elevation: 16, fill: 0.9, lightFromRight: true },
  angle: { azimuth: -48, elevation: 18, fill: 0.88 },
  close: { at: [26, 5, 13], across: 21, azimuth: 16, elevation: 26, lightFromRight: true },
  build({ straps }) {
    const ring = leather("#ecd2a4", 14);
    const upright = strappedBarrel({
      length: LENGTH,
      barrel,
      shell: wood("rosy", { across: 34, along: 66, gloss: 0.5 }),
      lacing: leather(straps, 10),
      straps: 32,
      width: 1.2,
      blocks: {
        at: LENGTH * 0.36,
        length: 6,
        radius: 1.1,
        material: wood("mango", { across: 14, along: 14, gloss: 0.3 }),
      },
    });
    const treble = drumHead({
      radius: TREBLE + 0.3,
      skin: hide("#fbf0d8"),
      ring: { material: ring, inner: 6.5 },
      patch: { material: paste(), radius: 4.4, thickness: 0.4 },
    });
    const bass = drumHead({
      radius: BASS + 0.3,
      skin: hide("#f2e3c4"),
      ring: { material: ring, inner: 9.6 },
      patch: { material: physical({ color: "#e6d5b0", roughness: 0.85 }), radius: 5.6, thickness: 1.3 },
    });
    upright.add(
      placed(treble, { at: v(0, LENGTH + 0.45, 0) }),
      placed(bass, { at: v(0, -0.45, 0), turn: [180, 0, 0] }),
    );
    return group(placed(group(placed(upright, { turn: [0, 28, 0] })), { turn: [0, 0, -90] }));
  },
});
