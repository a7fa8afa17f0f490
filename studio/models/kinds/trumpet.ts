import type { Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { pearl } from "../materials/lacquer.ts";
import { brass, lacqueredBrass, nickel, silver } from "../materials/metals.ts";
import { model } from "../model.ts";
import { bellFlare, bellRadius } from "../parts/bellFlare.ts";
import { brace } from "../parts/brace.ts";
import { cupMouthpiece } from "../parts/cupMouthpiece.ts";
import { engraving } from "../parts/engraving.ts";
import { facing } from "../parts/facing.ts";
import { ferrule } from "../parts/ferrule.ts";
import { printed } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { pipe } from "../parts/pipe.ts";
import { pistonValve } from "../parts/pistonValve.ts";
import { rod, tube } from "../parts/tube.ts";
import { turnedPatch } from "../parts/turnedPatch.ts";
import { mix, times, v } from "../parts/vector.ts";
import { waterKey } from "../parts/waterKey.ts";

type Look = { body: () => Material; fitting: () => Material; name: string; ink: string; cord?: true };

const X = v(1, 0, 0);
const BORE = 0.6;
const LEAD = { y: 3.3, z: 2.1 };
const BELL = { y: 3.5, z: -2.1 };
const valves = [-3.4, -0.6, 2.2];
const bell = { throat: 0.88, mouth: 6.15, length: 33, late: 9, cone: 0.95, rim: 0.15 };
const BOW = -9;
const SLIDE = 13.6;

/** A ring for a finger: it stands on a pipe at the origin. */
const fingerRing = (metal: Material) =>
  placed(
    mesh(
      lathe(
        times(13, (n) => {
          const a = (n / 12) * Math.PI * 2;
          return [1.15 + Math.cos(a) * 0.16, Math.sin(a) * 0.2] as const;
        }),
        { around: 40, crease: 180 },
      ),
      metal,
    ),
    { at: v(0, 1.3, 0), turn: [90, 0, 0] },
  );

/** The parade's cord: wound round bell and pipe, hanging in a loop, with two tassels. */
function cord() {
  const red = cloth("#9c1f2a", 0.07);
  const yellow = cloth("#d9a93a", 0.07);
  const coil = times(61, (n) => {
    const a = (n / 10) * Math.PI * 2;
    return v(8 + n * 0.045, 0.2 + Math.cos(a) * 4.15, Math.sin(a) * 3);
  });
  const tassel = (x: number, y: number) =>
    group(
      mesh(
        lathe(
          [
            [0, 0.9],
            [0.42, 0.7],
            [0.5, 0.35],
            [0.3, 0.05],
            [0.36, -0.1],
            [0.62, -2.8],
            [0, -2.9],
          ],
          { around: 24 },
        ),
        yellow,
        v(x, y, 3.1),
      ),
      mesh(rod(v(x, y + 0.15, 3.1), v(x, y - 0.2, 3.1), 0.4), red),
    );
  return group(
    mesh(tube(coil, 0.16, { around: 8, pieces: 240 }), red),
    mesh(tube([v(8.2, 1, 2.9), v(8.6, -0.6, 3.2), v(8.4, -2.4, 3.1)], 0.13, { around: 8 }), red),
    mesh(tube([v(10.6, 1, 2.9), v(10.3, -0.4, 3.2), v(10.2, -1.9, 3.1)], 0.13, { around: 8 }), red),
    tassel(8.4, -2.9),
    tassel(10.2, -2.3),
  );
}

export default model<Look>({
  finishes: {
    gold: {
      body: lacqueredBrass,
      fitting: lacqueredBrass,
      name: "Lorvane",
      ink: "rgb(84 52 10 / 85%)",
    },
    silver: {
      body: () => silver({ roughness: 0.12 }),
      fitting: () => silver({ roughness: 0.14 }),
      name: "",
      ink: "#444",
    },
    brass: { body: brass, fitting: nickel, name: "", ink: "rgb(84 60 20 / 85%)", cord: true },
  },
  size: [56, 15.9, 14.1],
  camera: { azimuth: 33, elevation: 16, fill: 0.92 },
  angle: { azimuth: 214, elevation: 20, fill: 0.92 },
  close: { at: [-0.6, 1.6, 1], across: 19, azimuth: 28, elevation: 24 },
  build({ body: bodyOf, fitting: fittingOf, name, ink, cord: corded }) {
    const [body, fitting, button] = [bodyOf(), fittingOf(), pearl()];
    const joint = (x: number, y: number, z: number, radius = BORE, height = 0.8) =>
      ferrule(v(x, y, z), X, radius, height, fitting, 0.12);
    const third = { from: 3, end: 12.4, z: -0.1, high: 1.5, low: -0.9 };
    const first = { from: -4, end: -10.2, z: 0, high: 1.2, low: -1 };
    const made = group(
      // The lead pipe, the tuning slide and the way back to the third valve.
      pipe([v(-24, LEAD.y, LEAD.z), v(SLIDE - 5, LEAD.y, LEAD.z)], 0, (t) => mix(0.52, BORE, t), body),
      pipe(
        [v(SLIDE - 5.4, LEAD.y, LEAD.z), v(SLIDE, LEAD.y, LEAD.z), v(SLIDE, -3, LEAD.z - 0.5), v(2.4, -3, 0.9)],
        3.1,
        BORE * 0.92,
        body,
      ),
      pipe([v(SLIDE - 5.2, -3, LEAD.z - 0.85), v(2.2, -3, 0.7)], 0, BORE, body),
      joint(SLIDE - 5.1, LEAD.y, LEAD.z, BORE, 1),
      joint(SLIDE - 5.1, -3, LEAD.z - 0.88, BORE, 1),
      joint(-1.5, LEAD.y, LEAD.z, BORE, 0.5),
      brace(v(SLIDE - 3.6, LEAD.y - 0.4, LEAD.z - 0.05), v(SLIDE - 3.6, -2.5, LEAD.z - 0.75), body, 0.17),
      placed(waterKey(BORE, fitting), { at: v(SLIDE - 1.2, -3, LEAD.z - 0.5), turn: [0, 180, 0] }),
      // The mouthpiece and its receiver.
      mesh(rod(v(-24.4, LEAD.y, LEAD.z), v(-20, LEAD.y, LEAD.z), 0.66, 0.6, 32), body),
      joint(-24.1, LEAD.y, LEAD.z, 0.64, 0.7),
      joint(-20.2, LEAD.y, LEAD.z, 0.6, 0.5),
      placed(cupMouthpiece(8.7, 1.36, 0.46, silver({ roughness: 0.1 })), {
        at: v(-23, LEAD.y, LEAD.z),
        turn: [0, 0, 90],
      }),
      // The bell and its bow.
      pipe(
        [v(-3.4, -3, -0.9), v(-14.6, -3, -1.7), v(-14.6, BELL.y, BELL.z), v(BOW + 0.3, BELL.y, BELL.z)],
        3.2,
        (t) => mix(BORE, bell.throat, t),
        body,
        28,
      ),
      joint(-7.4, -3, -1.2, 0.66, 0.7),
      joint(BOW, BELL.y, BELL.z, bell.throat, 0.7),
      placed(
        group(
          mesh(bellFlare(bell), body),
          ...(name
            ? [
                placed(
                  printed(
                    turnedPatch((y) => bellRadius(bell, y) + 0.01, 19.5, 25, 2),
                    4.4,
                    4.4,
                    (on) => {
                      on.rotate(-Math.PI / 2);
                      on.scale(0.75, 0.75);
                      engraving(on, name, ink, false);
                    },
                    { metalness: 0.4, roughness: 0.4 },
                  ),
                  { turn: [0, -20, 0] },
                ),
              ]
            : []),
        ),
        { at: v(BOW, BELL.y, BELL.z), turn: [0, 0, -90] },
      ),
      brace(v(7.6, LEAD.y, LEAD.z - 0.5), v(7.6, BELL.y, BELL.z + 1), body),
      brace(v(-8.2, LEAD.y, LEAD.z - 0.5), v(-8.2, BELL.y, BELL.z + 0.85), body),
      // The valves, each with its knuckles, and what joins them.
      ...valves.map((x) =>
        placed(pistonValve({ radius: 1.14, height: 11.4, casing: body, fitting, button }), { at: v(x, -6, 0) }),
      ),
      ...[-4, -1.5, 2.6].flatMap((y, n) =>
        [-2, 0.8].map((x) => mesh(rod(v(x - 1, y + n * 0.2, 0.2), v(x + 1, y, 0.2), BORE), body)),
      ),
      ...[-4.6, 4.4].flatMap((y) => [-2, 0.8].map((x) => mesh(rod(v(x - 0.7, y, 0), v(x + 0.7, y, 0), 0.3), body))),
      // The three slides.
      pipe(
        [
          v(third.from, third.high, third.z),
          v(third.end, third.high, third.z),
          v(third.end, third.low, third.z),
          v(third.from, third.low, third.z),
        ],
        (third.high - third.low) / 2,
        BORE * 0.92,
        body,
      ),
      ...[third.high, third.low].flatMap((y) => [
        mesh(rod(v(third.from - 0.4, y, third.z), v(8.2, y, third.z), BORE, BORE, 24), body),
        joint(8.1, y, third.z),
      ]),
      placed(fingerRing(body), { at: v(9.6, third.high + 0.4, third.z) }),
      mesh(rod(v(10.4, third.high, third.z), v(10.4, third.low, third.z), 0.16), body),
      pipe(
        [
          v(first.from, first.high, first.z),
          v(first.end, first.high, first.z),
          v(first.end, first.low, first.z),
          v(first.from, first.low, first.z),
        ],
        (first.high - first.low) / 2,
        BORE * 0.92,
        body,
      ),
      ...[first.high, first.low].flatMap((y) => [
        mesh(rod(v(first.from + 0.4, y, first.z), v(-6.8, y, first.z), BORE, BORE, 24), body),
        joint(-6.9, y, first.z),
      ]),
      // The saddle for the thumb on the first slide.
      mesh(
        tube([v(-9.1, 3, -0.75), v(-8.9, 2.2, -0.5), v(-8.7, 1.75, 0), v(-8.9, 2.2, 0.5), v(-9.1, 3, 0.75)], 0.22, {
          around: 10,
        }),
        body,
      ),
      pipe([v(-0.6, 0.5, 0.8), v(-0.6, 0.5, 4.6), v(-0.6, -1.6, 4.6), v(-0.6, -1.6, 0.8)], 1.05, BORE * 0.92, body),
      ...[0.5, -1.6].flatMap((y) => [
        mesh(rod(v(-0.6, y, 0.8), v(-0.6, y, 2.5), BORE, BORE, 24), body),
        ferrule(v(-0.6, y, 2.5), v(0, 0, 1), BORE, 0.6, fitting, 0.12),
      ]),
      mesh(rod(v(-0.6, -0.55, 5.1), v(-0.6, -0.55, 5.7), 0.18, 0.34, 16), fitting),
      // The hook for the little finger.
      mesh(
        tube(
          [
            v(5.4, LEAD.y + 0.4, LEAD.z),
            v(5.2, LEAD.y + 1.4, LEAD.z),
            v(5.9, LEAD.y + 2.4, LEAD.z),
            v(7.2, LEAD.y + 2.1, LEAD.z),
            v(7.5, LEAD.y + 1.2, LEAD.z),
          ],
          0.22,
          { around: 10 },
        ),
        body,
      ),
      facing(
        mesh(rod(v(0, -0.1, 0), v(0, 0.15, 0), 0.6, 0.4, 20), body),
        v(5.4, LEAD.y + 0.5, LEAD.z),
        v(0, 0, 1),
        v(0, 1, 0),
      ),
    );
    if (corded) made.add(cord());
    return made;
  },
});
