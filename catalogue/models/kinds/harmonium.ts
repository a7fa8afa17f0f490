import type { Material } from "three";
import { leather } from "../materials/hide.ts";
import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { bar, box } from "../parts/slab.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; stain?: string; paint?: string };

const [WIDTH, DEPTH, HEIGHT] = [62, 30, 22];
const WHITES = 22;
const KEY = 2.32;
/** Which white keys of an octave have a black one on their right. */
const SHARPS = [0, 1, 3, 4, 5];

function keys(bone: Material, dark: Material) {
  const made = group();
  for (const n of times(WHITES, (n) => n)) {
    const x = (n - (WHITES - 1) / 2) * KEY;
    made.add(mesh(box(KEY - 0.14, 1.1, 11.4, 0.14), bone, v(x, 0, 0)));
    if (SHARPS.includes(n % 7) && n < WHITES - 1)
      made.add(
        mesh(
          bar(
            [
              [0, 0],
              [7.2, 0],
              [7.2, 1.1],
              [0.8, 1.1],
              [0.2, 0.9],
            ],
            1.15,
            0.1,
          ),
          dark,
          v(x + KEY / 2 - 0.575, 0.5, 1.9),
        ),
      );
  }
  return made;
}

/** The pleated bellows at the back, wider open above than below. */
function bellows(cover: Material, board: Material) {
  const folds = 7;
  const made = group();
  for (const n of times(folds, (n) => n)) {
    const [near, far] = [n * 1.05, (n + 1) * 1.05];
    const pleat: Flat[] = [
      [near, 1],
      [(near + far) / 2, 0.2],
      [far, 1],
      [far, HEIGHT - 3.6],
      [(near + far) / 2, HEIGHT - 2.6],
      [near, HEIGHT - 3.6],
    ];
    made.add(mesh(bar(pleat, WIDTH - 9), cover, v(-(WIDTH - 9) / 2, 0, -DEPTH / 2)));
  }
  made.add(mesh(box(WIDTH - 6, HEIGHT - 2, 1.4, 0.8), board, v(0, (HEIGHT - 2) / 2, -DEPTH / 2 - folds * 1.05 - 0.6)));
  return made;
}

/** A drawbar's knob that looks to the player. */
const stop = (material: Material) =>
  mesh(
    lathe(
      [
        [0.4, 0],
        [0.4, 1.4],
        [0.7, 1.5],
        [1.1, 1.9],
        [1.1, 2.3],
        [0.6, 2.7],
        [0, 2.75],
      ],
      { around: 32, smooth: true },
    ).rotateX(Math.PI / 2),
    material,
  );

export default model<Look>({
  finishes: {
    natural: { wood: "mango" },
    mahogany: { wood: "mahogany" },
    rosewood: { wood: "rosewood" },
    walnut: { wood: "walnut" },
    cherry: { wood: "mahogany", stain: "#ffb09a" },
    blue: { wood: "walnut", paint: "#28508f" },
    teal: { wood: "walnut", paint: "#1f6f74" },
  },
  size: [62, 21.3, 40.7],
  camera: { azimuth: -28, elevation: 26, fill: 0.88 },
  angle: { azimuth: 148, elevation: 26, fill: 0.88 },
  close: { azimuth: -22, elevation: 28, at: [10, 13, 10], across: 26 },
  build(look) {
    const body = look.paint
      ? lacquer(look.paint, { clearcoat: 0.7 })
      : wood(look.wood, {
          across: 30,
          along: 60,
          turn: Math.PI / 2,
          gloss: 0.8,
          ...(look.stain ? { color: look.stain } : {}),
        });
    const [bone, dark, metal, red] = [ivory({ color: "#f2eee2" }), lacquer("#141415"), brass(), matt("#7a1c26")];
    const front = DEPTH / 2;
    const made = group(
      mesh(box(WIDTH, 2, DEPTH, 0.5), body, v(0, 1, 0)),
      mesh(box(WIDTH - 2, 12, 1.6, 0.3), body, v(0, 8, front - 1.4)),
      mesh(box(WIDTH - 2, HEIGHT - 3, 1.6, 0.3), body, v(0, 1 + (HEIGHT - 3) / 2, -front + 1.2)),
      ...[-1, 1].map((side) =>
        mesh(box(2, HEIGHT - 3, DEPTH - 0.8, 0.4), body, v(side * (WIDTH / 2 - 1.4), 1 + (HEIGHT - 3) / 2, 0)),
      ),
      mesh(box(WIDTH - 5, 1, DEPTH - 3, 0.2), body, v(0, 13.2, 0)),
      placed(keys(bone, dark), { at: v(0, 14.6, front - 7.2) }),
      mesh(box(WIDTH - 5, 0.5, 0.8, 0.1), red, v(0, 14.6, front - 13.3)),
      mesh(box(WIDTH - 3.6, 1.2, 12.6, 0.3), body, v(0, HEIGHT - 2.4, -front + 7.4)),
      mesh(box(WIDTH - 4, 5, 1.1, 0.25), body, v(0, 16.4, -front + 14)),
      bellows(leather("#3a2320", 10), body),
    );
    // The grille over the reeds: long slots in the lid.
    for (const side of [-1, 1])
      for (const n of times(5, (n) => n))
        made.add(mesh(box(20, 0.12, 0.7, 0.3), matt("#120d0b"), v(side * 15, HEIGHT - 1.78, -front + 3.4 + n * 2)));
    for (const n of times(9, (n) => n))
      made.add(placed(stop(n % 2 ? bone : metal), { at: v((n - 4) * 6, 8.4, front - 0.7) }));
    for (const side of [-1, 1]) {
      for (const y of [4, 16])
        made.add(mesh(box(0.3, 2.6, 3.4, 0.3), metal, v(side * (WIDTH / 2 - 0.3), y, front - 4)));
      made.add(mesh(box(0.5, 1.6, 8, 0.7), metal, v(side * (WIDTH / 2 - 0.2), 11, -2)));
    }
    for (const [x, z] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      made.add(
        mesh(
          lathe(
            [
              [0, 0],
              [1.4, 0],
              [1.6, 0.5],
              [1.3, 1.2],
              [0, 1.2],
            ],
            { around: 24 },
          ),
          metal,
          v(x * (WIDTH / 2 - 3), -1, z * (front - 3)),
        ),
      );
    return made;
  },
});
