import type { Group, Material } from "three";
import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { bowl, gourd, plate, RADIUS } from "../parts/kudam.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { peg } from "../parts/peg.ts";
import { bar, box } from "../parts/slab.ts";
import { abreast, plain, strings, wound } from "../parts/strings.ts";
import { rod, tube } from "../parts/tube.ts";
import { at, type Flat, mix, steps, times, v } from "../parts/vector.ts";
import { fineTuner, neckEnd, veenaNeck } from "../parts/veenaNeck.ts";
import { yali } from "../parts/yali.ts";

type Look = { wood: Wood; stain?: string; paint?: string; plate?: Wood; gourd: string };

/** Along x: the bowl's middle, the bridge, the nut, where the peg box ends. The plate's face is at y 0. */
const [BOWL, BRIDGE, NUT, END] = [-46, -43, 40, 55];
const FRETS = 24;
const FRET_TOP = 3.3;

/** Twenty-four brass bars on two ledges of black wax. */
function fretting(): Group {
  const [wax, metal] = [matt("#1d1614", { roughness: 0.6, clearcoat: 0.3, clearcoatRoughness: 0.5 }), brass()];
  const length = NUT - BRIDGE;
  const made = group();
  for (const z of [-2.6, 2.6]) {
    const ledge = steps(FRETS * 4 + 1).map((t): Flat => {
      const x = mix(-24.5, NUT - 1.5, t);
      const fret = 12 * Math.log2(length / (x - BRIDGE));
      return [x, 2.35 - 0.45 * Math.sin((fret - Math.floor(fret)) * Math.PI)];
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

function bridge(body: Material): Group {
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
function strung(): Group {
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

function pegs(dark: Material, bone: Material): Group {
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

export default model<Look>({
  finishes: {
    jackwood: { wood: "jackwood", gourd: "#5a2416" },
    natural: { wood: "mango", plate: "mango", gourd: "#6b3517" },
    honey: { wood: "jackwood", stain: "#ffc88c", gourd: "#7a3d1a" },
    rosewood: { wood: "rosewood", stain: "#e8b0a0", plate: "jackwood", gourd: "#3d1410" },
    walnut: { wood: "walnut", plate: "jackwood", gourd: "#38231a" },
    black: { wood: "ebony", paint: "#151416", plate: "jackwood", gourd: "#1d1a1a" },
    red: { wood: "rosewood", paint: "#8c1a1e", plate: "jackwood", gourd: "#5d1014" },
  },
  size: [137, 32.9, 38.3],
  camera: { azimuth: 8, elevation: 24, fill: 0.92 },
  angle: { azimuth: -152, elevation: 22, fill: 0.92 },
  close: { azimuth: -26, elevation: 10, at: [64, -5, -1], across: 34 },
  build(look) {
    const stain = look.stain ? { color: look.stain } : {};
    const body = look.paint
      ? lacquer(look.paint)
      : wood(look.wood, { across: 34, along: 60, turn: Math.PI / 2, gloss: 0.7, ...stain });
    const face = wood(look.plate ?? look.wood, {
      across: 34,
      along: 60,
      turn: Math.PI / 2,
      gloss: 0.5,
      ...(look.plate ? {} : stain),
    });
    const [bone, gilt, dark] = [
      ivory(),
      brass({ color: "#d9a94e", roughness: 0.36 }),
      wood("rosewood", { across: 10, along: 20 }),
    ];
    const lying = group(
      placed(group(bowl(body, bone), plate(face, bone)), { at: v(BOWL, 0, 0) }),
      veenaNeck({ body, bone, nut: NUT, end: END }),
      fretting(),
      bridge(dark),
      strung(),
      pegs(dark, bone),
      placed(yali(body, gilt), { at: v(neckEnd(END) - 0.5, 0, 0) }),
      placed(gourd(look.gourd, gilt), { at: v(30, -3.6, 0) }),
    );
    return group(placed(lying, { turn: [22, 0, 3.5] }));
  },
});
