import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { RADIUS } from "./kudam.ts";
import { group, mesh, placed } from "./mesh.ts";
import { peg } from "./peg.ts";
import { bar, box } from "./slab.ts";
import { abreast, plain, strings, wound } from "./strings.ts";
import { rod, tube } from "./tube.ts";
import { at, type Flat, mix, steps, times, v } from "./vector.ts";
import { fineTuner } from "./veenaNeck.ts";

/** Along x: the bowl's middle, the bridge, the nut, where the peg box ends. The plate's face is at y 0. */
export const [BOWL, BRIDGE, NUT, END] = [-46, -43, 40, 55];
const FRETS = 24;
const FRET_TOP = 3.3;

/** Twenty-four brass bars on two ledges: of black wax, moulded under each of them, or of straight fibre. */
export function fretting(on: "wax" | "fibre"): Group {
  const wax = matt("#1d1614", { roughness: 0.6, clearcoat: 0.3, clearcoatRoughness: 0.5 });
  const [metal, hollow] = [brass(), on === "wax" ? 0.45 : 0];
  const length = NUT - BRIDGE;
  const made = group();
  for (const z of [-2.6, 2.6]) {
    const ledge = steps(FRETS * 4 + 1).map((t): Flat => {
      const x = mix(-24.5, NUT - 1.5, t);
      const fret = 12 * Math.log2(length / (x - BRIDGE));
      return [x, 2.35 - hollow * Math.sin((fret - Math.floor(fret)) * Math.PI)];
    });
    made.add(mesh(bar([[-24.5, 0.3], ...ledge, [NUT - 1.5, 0.3]], 1.3).rotateY(-Math.PI / 2), wax, v(0, 0, z - 0.65)));
  }
  for (const n of times(FRETS, (n) => n + 1)) {
    const x = BRIDGE + length * 2 ** (-n / 12);
    made.add(mesh(rod(v(x, 2.5, -3.5), v(x, 2.5, 3.5), 0.3, 0.3, 12), metal));
  }
  made.add(mesh(box(0.7, 3, 6.4, 0.15), metal, v(NUT, 1.7, 0)));
  return made;
}

/** The bridge with its brass plate, and the arch beside it for the strings of the rhythm. */
export function bridge(body: Material): Group {
  const metal = brass();
  const feet = [-2.6, 2.6].map((z) => mesh(box(3, 2.6, 1.1, 0.3), body, v(0, 1.6, z)));
  const arch = tube([v(0, 3, -3), v(0, 3.4, -5), v(0, 2.6, -7), v(0, 0.8, -8)], 0.28);
  return placed(
    group(
      ...feet,
      mesh(box(3.2, 0.7, 7, 0.15), body, v(0, 2.9, 0)),
      mesh(box(3.3, 0.22, 7.1, 0.08), metal, v(0, 3.34, 0)),
      mesh(arch, metal),
    ),
    { at: v(BRIDGE, 0.3, 0) },
  );
}

/** Four strings over the frets, three along the far side for the rhythm, and what holds them at the bowl's end. */
export function strung(): Group {
  const [low, high, metal] = [wound(), plain(), brass()];
  const main = abreast(4, 4.2).map((z, n) => ({
    through: [
      v(BOWL - RADIUS - 0.2, -1, z * 0.5),
      v(BRIDGE, 3.86, z),
      v(NUT, FRET_TOP, z * 0.86),
      v(END - 3 - n * 3, 1.2, z * 0.5),
    ],
    radius: [0.05, 0.045, 0.035, 0.03][n] ?? 0.03,
    material: n < 2 ? low : high,
  }));
  const side = times(3, (n) => ({
    through: [
      v(BOWL - RADIUS - 0.2, -1, -3 - n * 0.6),
      v(BRIDGE, 3.8 - n * 0.4, -4.4 - n * 0.9),
      v(2 + n * 9, 0.7, -5.7),
    ],
    radius: 0.026,
    material: high,
  }));
  const holder = mesh(box(1.6, 2.6, 7.4, 0.3), metal, v(BOWL - RADIUS + 0.2, -1.4, 0));
  const beads = main.map(({ through }, n) => fineTuner(at(through, 0), at(through, 1), 0.35 + n * 0.06, metal));
  return group(strings([...main, ...side]), holder, ...beads);
}

/** Four pegs in the peg box, three on the neck for the rhythm. */
export function pegs(dark: Material, bone: Material): Group {
  const made = group();
  for (const n of times(4, (n) => n)) {
    const side = n % 2 ? 1 : -1;
    made.add(
      placed(peg(8.4, 1.5, dark, bone), {
        at: v(END - 11 + Math.floor(n / 2) * 5.5, -2, side * 3.8),
        turn: [side * 90, 0, 0],
      }),
    );
  }
  for (const n of times(3, (n) => n))
    made.add(placed(peg(6, 1.15, dark, bone), { at: v(2 + n * 9, -1, -4.4), turn: [-90, 0, 0] }));
  return made;
}
