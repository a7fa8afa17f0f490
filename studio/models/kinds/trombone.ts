import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { chrome, lacqueredBrass, nickel, silver } from "../materials/metals.ts";
import { model } from "../model.ts";
import { bellFlare, bellRadius } from "../parts/bellFlare.ts";
import { brace } from "../parts/brace.ts";
import { cupMouthpiece } from "../parts/cupMouthpiece.ts";
import { engraving } from "../parts/engraving.ts";
import { ferrule } from "../parts/ferrule.ts";
import { printed } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { pipe } from "../parts/pipe.ts";
import { box } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { turnedPatch } from "../parts/turnedPatch.ts";
import { mix, v } from "../parts/vector.ts";
import { waterKey } from "../parts/waterKey.ts";

type Look = { body: () => Material; attachment?: true };

const X = v(1, 0, 0);
/** The slide lies on the floor; the bell's tube runs above its far leg. */
const LEG = 4.3;
const RISE = 11.6;
const REAR = -42;
/** How far the slide is drawn out. */
const DRAWN = 20;
const END = 69 + DRAWN;
const bell = { throat: 1.05, mouth: 10.2, length: 53, late: 8.4, cone: 1.7, rim: 0.2 };
const BELL = -34.5;

/** The tube that lowers it to F, wrapped inside the bow of the bell: its rotary valve, and the thumb's lever. */
function fAttachment(body: Material, fitting: Material): Group {
  const z = -LEG + 2.3;
  const [near, far] = [-8, REAR + 6.5];
  const legs = [1.5, 4, 6.5, 9] as const;
  const cap = lathe(
    [
      [0, -1.5],
      [1.7, -1.5],
      [1.85, -1.35],
      [1.85, 1.35],
      [1.7, 1.5],
      [1.3, 1.62],
      [0, 1.66],
    ],
    { around: 48 },
  ).rotateX(Math.PI / 2);
  return group(
    pipe(
      [
        v(near, legs[0], z),
        v(far, legs[0], z),
        v(far, legs[1], z),
        v(near - 8, legs[1], z),
        v(near - 8, legs[2], z),
        v(far, legs[2], z),
        v(far, legs[3], z),
        v(near + 1.4, legs[3], z),
        v(near + 1.4, 0.6, z),
      ],
      1.24,
      0.72,
      body,
    ),
    ...legs.slice(1).map((y) => ferrule(v(far + 6, y, z), X, 0.74, 1.4, fitting, 0.12)),
    brace(v(-24, legs[1] + 0.6, z), v(-24, legs[2] - 0.6, z), body, 0.26),
    mesh(cap, body, v(near + 1.2, 0.7, -LEG + 1.6)),
    mesh(rod(v(near + 1.2, 0.7, z + 0.9), v(near + 1.2, 0.7, z + 1.2), 0.5), fitting),
    mesh(rod(v(near + 1.2, 1.6, z + 1.1), v(2.6, 2.6, z + 1.1), 0.22), fitting),
    mesh(box(2.6, 0.3, 1.5, 0.5, 0.1), fitting, v(3, 2.8, z + 1.1)),
  );
}

export default model<Look>({
  finishes: { gold: { body: lacqueredBrass }, "gold-f": { body: lacqueredBrass, attachment: true } },
  size: [131, 23.4, 20.8],
  camera: { azimuth: 54, elevation: 36, fill: 0.97 },
  angle: { azimuth: -45, elevation: 50, fill: 0.94 },
  close: { at: [-1, 2, 1.5], across: 34, azimuth: 30, elevation: 34 },
  build({ body: bodyOf, attachment }) {
    const [body, fitting, inner] = [bodyOf(), nickel({ roughness: 0.2 }), chrome()];
    const joint = (x: number, y: number, z: number, radius: number, height = 1, metal: Material = fitting) =>
      ferrule(v(x, y, z), X, radius, height, metal, 0.12);
    const start = 11 + DRAWN;
    // Its mouthpiece and the end of its slide touch the floor.
    const made = group(
      // The outer slide with its bow, and the inner slide it runs on.
      pipe([v(start, 0, LEG), v(END, 0, LEG), v(END, 0, -LEG), v(start, 0, -LEG)], LEG, 0.72, body),
      ...[LEG, -LEG].flatMap((z) => [
        mesh(rod(v(2, 0, z), v(start + 1, 0, z), 0.62, 0.62, 24), inner),
        mesh(rod(v(2.4, 0, z), v(9, 0, z), 0.9, 0.9, 32), body),
        joint(2.6, 0, z, 0.9, 0.8),
        joint(8.9, 0, z, 0.9, 0.5),
        joint(start + 0.6, 0, z, 0.74, 1.6),
        joint(END - 7, 0, z, 0.72, 1.2),
        brace(v(4.4, 0, z * 0.8), v(4.4, 0, 0), body, 0.3),
        brace(v(start + 3.4, 0, z * 0.84), v(start + 3.4, 0, 0), body, 0.3),
      ]),
      ferrule(v(4.4, 0, 0), v(0, 0, 1), 0.3, 1.4, body, 0.2),
      ferrule(v(start + 3.4, 0, 0), v(0, 0, 1), 0.3, 1.4, body, 0.2),
      mesh(
        lathe(
          [
            [0, 0],
            [0.55, 0],
            [0.62, 0.3],
            [0.5, 0.7],
            [0, 0.75],
          ],
          { around: 24 },
        ).rotateZ(-Math.PI / 2),
        matt("#17171a"),
        v(END + 0.6, 0, 0),
      ),
      placed(waterKey(0.72, fitting), { at: v(END - 3.6, 0, LEG), turn: [-90, 180, 0] }),
      // The mouthpiece's pipe.
      mesh(rod(v(-9.4, 0, LEG), v(3, 0, LEG), 0.84, 0.84, 32), body),
      joint(-9.2, 0, LEG, 0.84, 0.9),
      placed(cupMouthpiece(8, 1.95, 0.62, silver({ roughness: 0.1 })), { at: v(-8.2, 0, LEG), turn: [0, 0, 90] }),
      // The bell's joint, the tuning slide and the bell.
      mesh(rod(v(-3, 0, -LEG), v(3, 0, -LEG), 1, 1, 32), body),
      joint(-1.2, 0, -LEG, 1, 1.3),
      joint(1.6, 0, -LEG, 1, 0.8),
      brace(v(-1.2, 0, LEG - 0.7), v(-1.2, 0, -LEG + 0.9), body, 0.3),
      pipe(
        [v(-2, 0, -LEG), v(REAR, 0, -LEG), v(REAR, RISE, -LEG), v(BELL + 0.4, RISE, -LEG)],
        RISE / 2,
        (t) => mix(0.86, bell.throat, t),
        body,
        32,
      ),
      joint(-28, 0, -LEG, 0.95, 0.9),
      joint(-31.5, 0, -LEG, 0.97, 0.9),
      joint(BELL, RISE, -LEG, bell.throat, 1),
      brace(v(REAR + 7.2, 0.9, -LEG), v(REAR + 7.2, RISE - 0.9, -LEG), body, 0.3),
      brace(v(-24, 0.9, -LEG), v(-24, RISE - 1.2, -LEG), body, 0.3),
      brace(v(-1.4, 0.9, -LEG), v(-1.4, RISE - bellRadius(bell, -1.4 - BELL), -LEG), body, 0.3),
      mesh(rod(v(REAR - 0.6, RISE * 0.72, -LEG), v(REAR + 0.4, RISE * 0.5, -LEG), 0.4), body),
      placed(
        group(
          mesh(bellFlare(bell, 128), body),
          placed(
            printed(
              turnedPatch((y) => bellRadius(bell, y) + 0.015, 38.5, 47.5, 2.1),
              9,
              9,
              (on) => {
                on.rotate(-Math.PI / 2);
                on.scale(1.3, 1.3);
                engraving(on, "Lorvane", "rgb(84 52 10 / 85%)", false);
              },
              { metalness: 0.4, roughness: 0.4 },
            ),
            { turn: [0, -15, 0] },
          ),
        ),
        { at: v(BELL, RISE, -LEG), turn: [0, 0, -90] },
      ),
    );
    if (attachment) made.add(fAttachment(body, fitting));
    return group(placed(made, { turn: [0, 0, -0.6] }));
  },
});
