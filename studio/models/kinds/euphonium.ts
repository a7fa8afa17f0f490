import type { Material } from "three";
import { pearl } from "../materials/lacquer.ts";
import { brass, lacqueredBrass, nickel, silver } from "../materials/metals.ts";
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
import { pistonValve } from "../parts/pistonValve.ts";
import { rod } from "../parts/tube.ts";
import { turnedPatch } from "../parts/turnedPatch.ts";
import { mix, v } from "../parts/vector.ts";
import { waterKey } from "../parts/waterKey.ts";

type Look = { body: () => Material; fitting: () => Material; mouth: number; name: string; ink: string; fourth?: true };

const UP = v(0, 1, 0);
const BORE = 0.82;
/** The bell's axis, the pipe in the middle, and the outer branch. */
const [BELL, MIDDLE, OUTER] = [-6.4, 2, 9.8];
const FOOT = 11.6;
const ROW = 5.4;
const polishedNickel = () => nickel({ roughness: 0.17 });

/** Each valve's place, and how low its slide hangs. */
const valves = [
  [8, 13.4],
  [4.2, 21],
  [0.4, 8.6],
] as const;

export default model<Look>({
  finishes: {
    brass: { body: brass, fitting: nickel, mouth: 12.7, name: "Jaswant & Nephews", ink: "rgb(84 60 20 / 85%)" },
    nickel: {
      body: polishedNickel,
      fitting: polishedNickel,
      mouth: 12.7,
      name: "Jaswant & Nephews",
      ink: "rgb(66 62 56 / 85%)",
    },
    gold: {
      body: lacqueredBrass,
      fitting: lacqueredBrass,
      mouth: 15.2,
      name: "Lorvane",
      ink: "rgb(84 52 10 / 85%)",
      fourth: true,
    },
    silver: { body: silver, fitting: silver, mouth: 15.2, name: "Lorvane", ink: "rgb(62 60 56 / 85%)", fourth: true },
  },
  size: [39, 66.5, 26.5],
  camera: { azimuth: 20, elevation: 14, fill: 0.92 },
  angle: { azimuth: 208, elevation: 16, fill: 0.92 },
  close: { at: [4, 29, 6], across: 24, azimuth: 24, elevation: 24 },
  build({ body: bodyOf, fitting: fittingOf, mouth, name, ink, fourth }) {
    const [body, fitting, button] = [bodyOf(), fittingOf(), pearl()];
    const bell = { throat: 3.5, mouth, length: 55, late: 7.2, cone: mouth * 0.13, rim: 0.24 };
    const ring = (x: number, y: number, z: number, radius = BORE, height = 0.9) =>
      ferrule(v(x, y, z), UP, radius, height, fitting, 0.13);
    const receiver = v(16.4, 43, -6.5);
    const elbow = v(13.8, 40, 0.6);
    const away = receiver.clone().sub(elbow).normalize();
    const shank = mesh(rod(receiver.clone().addScaledVector(away, -4), receiver, 0.95, 1.02, 32), body);
    const mouthpiece = cupMouthpiece(8, 1.95, 0.62, silver({ roughness: 0.1 }));
    mouthpiece.position.copy(receiver).addScaledVector(away, -1.8);
    mouthpiece.quaternion.setFromUnitVectors(UP, away);
    const made = group(
      // From the third valve through the tuning slide, up, over, down and round into the bell.
      pipe(
        [
          v(0.4, 31, ROW),
          v(-2.4, 31, ROW + 0.2),
          v(-2.4, 11, ROW + 0.2),
          v(MIDDLE, 11, 1.6),
          v(MIDDLE, 47, 0),
          v(OUTER, 47, 0),
          v(OUTER, 4.6, 0),
          v(BELL, 4.6, 0),
          v(BELL, FOOT + 1.6, 0),
        ],
        [1.5, 2.4, 2.4, 3.85, 3.85, 8, 8],
        (t) => mix(0.92, bell.throat, t ** 1.35),
        body,
        48,
      ),
      ring(-2.4, 19.4, ROW + 0.2, 0.98),
      ring(-2.4, 24.6, ROW + 0.2, 0.94),
      ring(MIDDLE, 40.4, 0.2, 1.75, 1.1),
      ring(OUTER, 40.4, 0, 2.1, 1.1),
      ring(OUTER, 14.4, 0, 2.78, 1.3),
      ring(BELL, FOOT + 1, 0, bell.throat, 1.4),
      placed(
        group(
          mesh(bellFlare(bell, 128), body),
          placed(
            printed(
              turnedPatch((y) => bellRadius(bell, y) + 0.02, 34, 43, 1.4),
              9.5,
              9,
              (on) => {
                on.scale(1.3, 1.3);
                engraving(on, name, ink, fourth === true);
              },
              { metalness: 0.4, roughness: 0.4 },
            ),
            { turn: [0, 18, 0] },
          ),
        ),
        { at: v(BELL, FOOT, 0) },
      ),
      // The lead pipe from the player's side to the first valve.
      pipe([receiver, elbow, v(13, 26.5, ROW), v(8, 26.5, ROW)], [5, 2.4], (t) => mix(0.84, 0.9, t), body),
      shank,
      ferrule(receiver.clone().addScaledVector(away, -0.3), away, 1, 0.8, fitting, 0.14),
      mouthpiece,
      placed(waterKey(0.95, fitting), { at: v(-0.4, 11.2, 3.9), turn: [0, 130, 0] }),
      // What stands on the floor, and the braces.
      mesh(
        lathe(
          [
            [0, 0],
            [1.1, 0.1],
            [1.6, 0.6],
            [1.8, 1.4],
            [0, 1.6],
          ],
          { around: 32 },
        ),
        body,
        v(1.7, 0.2, 0),
      ),
      brace(v(BELL + 5.2, 36, 0), v(MIDDLE - 1.4, 36, 0), body, 0.32),
      brace(v(MIDDLE + 1.3, 30, 0), v(OUTER - 2.2, 30, 0), body, 0.32),
      brace(v(MIDDLE + 1, 18, 0), v(OUTER - 2.4, 18, 0), body, 0.32),
      brace(v(OUTER - 1, 31.5, 2), v(8, 31.5, ROW - 1.2), body, 0.3),
    );
    for (const [x, low] of valves) {
      made.add(
        placed(pistonValve({ radius: 1.5, height: 15.4, stroke: 2.4, casing: body, fitting, button }), {
          at: v(x, 18.6, ROW),
        }),
        pipe(
          [
            v(x - 0.95, 28, ROW + 1),
            v(x - 0.95, 28, ROW + 3.4),
            v(x - 0.95, low, ROW + 3.4),
            v(x + 0.95, low, ROW + 3.4),
            v(x + 0.95, 25.4, ROW + 3.4),
            v(x + 0.95, 25.4, ROW + 1),
          ],
          [1.1, 0.95, 0.95, 1.1],
          BORE * 0.93,
          body,
        ),
      );
      for (const side of [-0.95, 0.95]) {
        const joint = Math.min(low + 6, 23.2);
        made.add(
          ring(x + side, joint, ROW + 3.4, BORE, 0.8),
          mesh(rod(v(x + side, joint, ROW + 3.4), v(x + side, 24.3, ROW + 3.4), BORE, BORE, 24), body),
        );
      }
      made.add(mesh(rod(v(x, low - 0.6, ROW + 3.4), v(x, low - 1.4, ROW + 3.4), 0.16, 0.36, 16), fitting));
    }
    made.add(
      ...[2.3, 6.1].flatMap((x) => [
        mesh(rod(v(x - 1, 29.6, ROW), v(x + 1, 29.6, ROW), BORE), body),
        mesh(rod(v(x - 1, 22.4, ROW), v(x + 1, 22.4, ROW), BORE), body),
      ]),
    );
    if (fourth)
      made.add(
        placed(pistonValve({ radius: 1.5, height: 13, stroke: 2.4, casing: body, fitting, button }), {
          at: v(14.2, 10, 1.8),
          turn: [0, 0, -6],
        }),
        pipe(
          [v(14.4, 13.4, 2.8), v(14.4, 13.4, 6.4), v(11.2, 13.4, ROW + 1.4), v(11.2, 20.6, ROW), v(8, 20.6, ROW)],
          [1.2, 1.2, 1.2],
          BORE,
          body,
        ),
        pipe(
          [
            v(15.2, 19, 0.6),
            v(15.4, 19, -3.4),
            v(15.2, 34, -3.4),
            v(12.8, 34, -3.4),
            v(12.8, 15, -3.4),
            v(14, 15, 0.6),
          ],
          [1.4, 1.2, 1.2, 1.2],
          BORE,
          body,
        ),
        brace(v(OUTER + 2.4, 20.6, 0.6), v(13.8, 20.6, 1.6), body, 0.28),
      );
    return made;
  },
});
