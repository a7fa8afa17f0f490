import type { Material } from "three";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bassDrum } from "../parts/bassDrum.ts";
import { cymbal } from "../parts/cymbal.ts";
import { drum } from "../parts/drum.ts";
import { drumPedal } from "../parts/drumPedal.ts";
import { drumStand } from "../parts/drumStand.ts";
import { floorTom } from "../parts/floorTom.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

type Look = { shell: () => Material };

const METAL = "#d8b067";
const veneer = (color: string) => () => wood("maple", { across: 50, along: 40, turn: Math.PI / 2, gloss: 1, color });

/** A cymbal on its stand, tilted towards the drummer. */
const crash = (radius: number, height: number, metal: Material, rubber: Material, tilt: number, lean: number) =>
  group(
    drumStand(height, metal, rubber),
    placed(cymbal(radius, METAL, "KOTTAI"), { at: v(0, height - radius * 0.22, 0), turn: [tilt, 0, lean] }),
    mesh(rod(v(0, height - 1, 0), v(0, height + 1.6, 0), 1.4), rubber),
    mesh(rod(v(0, height + 1.6, 0), v(0, height + 3.4, 0), 0.9), metal),
  );

/** A right-handed drummer's kit seen by his listeners: 22-inch bass drum, toms of 12, 13 and 16, snare of 14. */
export default model<Look>({
  finishes: {
    black: { shell: () => lacquer(paints.black) },
    red: { shell: () => lacquer(paints.red) },
    blue: { shell: () => lacquer(paints.blue) },
    natural: { shell: veneer("#fff2d8") },
    honey: { shell: veneer("#f2b25e") },
    cherry: { shell: veneer("#c0392b") },
  },
  size: [180, 124, 99.2],
  camera: { azimuth: -8, elevation: 14, fill: 0.92 },
  angle: { azimuth: 166, elevation: 24, fill: 0.92 },
  close: { at: [0, 68, 20], across: 66, azimuth: -14, elevation: 16 },
  build({ shell: make }) {
    const [shell, metal, rubber] = [make(), chrome(), matt("#17181a")];
    const coated = matt("#f4f2eb");
    const dark = plastic("#141517", 0.35);
    const tom = (radius: number, depth: number, lugs: number) =>
      drum({ radius, depth, shell, head: coated, metal, lugs });
    const bass = bassDrum({
      radius: 27.9,
      depth: 45,
      shell,
      head: [dark, coated],
      metal,
      rubber,
      lugs: 10,
      name: { words: "Marina", maker: "KOTTAI DRUM WORKS", colour: "#efe9dc" },
    });
    const hats = group(
      drumStand(88, metal, rubber),
      placed(cymbal(17.8, METAL, "KOTTAI"), { at: v(0, 84, 0) }),
      placed(cymbal(17.8, METAL, "KOTTAI"), { at: v(0, 83.2, 0), turn: [180, 0, 0] }),
      mesh(rod(v(0, 88, 0), v(0, 102, 0), 0.35, 0.35, 10), metal),
      mesh(rod(v(0, 88, 0), v(0, 91, 0), 1.1), rubber),
    );
    return group(
      bass,
      placed(drumPedal(metal, dark, rubber), { at: v(0, 0, -4) }),
      placed(tom(15.2, 20, 6), { at: v(17.5, 64, 16), turn: [-20, 0, 8] }),
      placed(tom(16.5, 23, 6), { at: v(-18.5, 62, 16), turn: [-20, 0, -8] }),
      placed(floorTom(tom(20.3, 40, 8), 20.3, 40, metal, rubber), { at: v(-52, 0, -8) }),
      placed(group(drumStand(44, metal, rubber), placed(tom(17.8, 14, 10), { at: v(0, 46, 0), turn: [-4, 0, 0] })), {
        at: v(42, 0, -22),
      }),
      placed(hats, { at: v(66, 0, -6) }),
      placed(crash(20.3, 118, metal, rubber, -14, 10), { at: v(52, 0, 22) }),
      placed(crash(25.4, 104, metal, rubber, -14, -8), { at: v(-62, 0, 28) }),
    );
  },
});
