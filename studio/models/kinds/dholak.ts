import type { Material } from "three";
import { hide } from "../materials/hide.ts";
import { lacquer } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { rope } from "../materials/rope.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { lappedHead } from "../parts/lappedHead.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ropeNet } from "../parts/ropeNet.ts";
import { slant } from "../parts/slant.ts";
import { type Flat, steps, times, v } from "../parts/vector.ts";

type Look = { shell: () => Material; tuning: "rope" | "bolts" };

const LENGTH = 43;
const [BASS, TREBLE] = [11.6, 9.2];
const BOLTS = 8;

/** How thick the barrel is at a distance from its bass head. */
const barrel = (x: number): number => {
  const t = x / LENGTH;
  return BASS * (1 - t) + TREBLE * t + Math.sin(Math.PI * Math.min(1, Math.max(0, t)) ** 0.85) ** 0.85 * 3.5;
};

/** A bolt's bracket whose plate lies on the belly there: `up` towards the rim that it hangs from. */
function bracket(rim: number, up: 1 | -1, reach: number) {
  const x = rim - up * (reach + 1.2);
  const plate: [number, number, number] = [1.5, 3, up * slant(barrel, x)];
  return { to: barrel(x) + 1.18, reach, plate };
}

export default model<Look>({
  finishes: {
    natural: { shell: () => wood("mango", { across: 30, along: 46, gloss: 0.25 }), tuning: "rope" },
    "natural-bolts": {
      shell: () => wood("mango", { across: 30, along: 46, gloss: 0.4, color: "#fff3dc" }),
      tuning: "bolts",
    },
    green: {
      shell: () =>
        lacquer(paints.green, { roughness: 0.6, specularIntensity: 0.4, clearcoat: 0.35, clearcoatRoughness: 0.14 }),
      tuning: "rope",
    },
    rosewood: {
      shell: () => wood("rosewood", { across: 34, along: 46, gloss: 0.35, specularIntensity: 0.5 }),
      tuning: "bolts",
    },
  },
  size: [44.5, 29, 29],
  camera: { azimuth: 44, elevation: 15, fill: 0.86, lightFromRight: true },
  angle: { azimuth: -48, elevation: 22, fill: 0.84 },
  close: { at: [35, 2.5, 11], across: 22, azimuth: 42, elevation: 18, lightFromRight: true },
  build({ shell, tuning }) {
    const upright = group(
      mesh(
        lathe(
          steps(49, 0, LENGTH).map((x): Flat => [barrel(x), x]),
          { around: 128, crease: 180 },
        ),
        shell(),
      ),
    );
    const skin = hide("#fffaee", 20);
    const [low, high] = [BASS + 0.75, TREBLE + 0.75];
    const [thick, fall] = [0.65, 0.5];
    upright.add(
      placed(lappedHead(TREBLE, high, thick, fall, skin), { at: v(0, LENGTH + 0.6, 0) }),
      placed(lappedHead(BASS, low, thick, fall, skin), { at: v(0, -0.6, 0), turn: [180, 0, 0] }),
    );
    const metal = steel({ roughness: 0.26 });
    if (tuning === "rope") {
      const line = 0.3;
      upright.add(
        ropeNet({
          lower: { radius: low, y: 0.55, thick },
          upper: { radius: high, y: LENGTH - 0.55, thick },
          pairs: 12,
          thick: line,
          rope: rope("#fbf6ea", line),
          body: barrel,
          ring: { at: 0.6, height: 0.5, thick: 0.22, material: metal },
        }),
      );
    } else
      upright.add(
        mesh(hoop(high + 0.1, 0.42, LENGTH + 0.35), metal),
        mesh(hoop(low + 0.1, 0.42, -0.35), metal),
        ...times(BOLTS, (n) =>
          group(
            placed(
              placed(hookBolt({ from: high + 0.85, metal, ...bracket(LENGTH + 0.35, 1, 16) }), {
                at: v(0, LENGTH + 0.35, 0),
              }),
              {
                turn: [0, (n * 360) / BOLTS, 0],
              },
            ),
            placed(
              group(placed(hookBolt({ from: low + 0.85, metal, ...bracket(-0.35, -1, 14) }), { turn: [180, 180, 0] })),
              {
                turn: [0, ((n + 0.5) * 360) / BOLTS, 0],
                at: v(0, -0.35, 0),
              },
            ),
          ),
        ),
      );
    return group(placed(upright, { turn: [0, 0, -90] }));
  },
});
