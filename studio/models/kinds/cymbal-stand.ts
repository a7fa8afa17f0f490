import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { model } from "../model.ts";
import { labelAround, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { tripodBase } from "../parts/tripodBase.ts";
import { rod } from "../parts/tube.ts";
import { tubeJoint } from "../parts/tubeJoint.ts";
import { steps, times, v } from "../parts/vector.ts";
import { wingScrew } from "../parts/wingScrew.ts";

const [LOW, MIDDLE, TOP] = [42, 61, 74];

/** The tilter: two toothed discs face to face, and the rod they carry with sleeve, felts and wing nut. */
function tilter(metal: Material): Group {
  const [felt, sleeve] = [cloth("#8d8a84", 0.06), plastic("#1a1a1c", 0.5)];
  const disc = lathe(
    [
      [0, 0],
      [1.5, 0],
      [1.6, 0.1],
      [1.6, 0.75],
      [1.4, 0.9],
      [0, 0.9],
    ],
    { around: 36 },
  ).rotateZ(-Math.PI / 2);
  const teeth = times(30, (n) => {
    const a = (n / 30) * Math.PI * 2;
    return mesh(
      rod(
        v(-0.12, Math.cos(a) * 1.62, Math.sin(a) * 1.62),
        v(0.12, Math.cos(a) * 1.62, Math.sin(a) * 1.62),
        0.1,
        0.1,
        6,
      ),
      metal,
    );
  });
  const cushion = (y: number, high: number) =>
    mesh(
      lathe(
        [
          [0.4, y],
          ...curve([
            [1.6, y],
            [1.8, y + high * 0.12],
            [1.9, y + high * 0.35],
            [1.9, y + high * 0.65],
            [1.8, y + high * 0.88],
            [1.6, y + high],
          ]),
          [0.4, y + high],
        ],
        { around: 80 },
      ),
      felt,
    );
  return group(
    mesh(disc, metal, v(0.08, 0, 0)),
    mesh(disc.clone(), metal, v(-0.98, 0, 0)),
    ...teeth,
    placed(wingScrew(metal, 0.9), { at: v(0.9, 0, 0), turn: [0, 90, 0] }),
    placed(
      group(
        mesh(rod(v(0, 0.8, 0), v(0, 4.2, 0), 0.85, 0.6, 20), metal),
        mesh(rod(v(0, 4, 0), v(0, 12.6, 0), 0.3, 0.3, 14), metal),
        mesh(rod(v(0, 4.9, 0), v(0, 8.8, 0), 0.42, 0.42, 14), sleeve),
        mesh(
          lathe(
            [
              [0.4, 4.2],
              [2, 4.2],
              [2.05, 4.45],
              [0.4, 4.9],
            ],
            { around: 40 },
          ),
          metal,
        ),
        cushion(4.9, 1.4),
        cushion(7.3, 1.4),
        ...steps(14, 9.6, 12.4).map((y) =>
          mesh(
            lathe(
              [
                [0.3, y],
                [0.36, y + 0.06],
                [0.3, y + 0.12],
              ],
              { around: 16 },
            ),
            metal,
          ),
        ),
        placed(wingScrew(metal, 0.95), { at: v(0, 8.8, 0), turn: [-90, 0, 0] }),
      ),
      { turn: [0, 0, -16] },
    ),
  );
}

/** The boom: toothed discs on the stand's end hold the arm, the cymbal's tilter sits on its far end. */
function boom(metal: Material, rubber: Material): Group {
  const arm = { near: v(-10.5, -6, 0), far: v(36, 20.6, 0) };
  const grip = lathe(
    [
      [0, -1],
      [1.9, -1],
      [2, -0.85],
      [2, 0.85],
      [1.9, 1],
      [0, 1],
    ],
    { around: 40 },
  ).rotateX(Math.PI / 2);
  return group(
    mesh(rod(v(0, -1.5, 0), v(0, 0, 0), 1, 1, 24), metal),
    mesh(grip, metal, v(0, 0.4, 1)),
    mesh(grip.clone(), metal, v(0, 0.4, -1.1)),
    placed(wingScrew(metal, 1), { at: v(0, 0.4, 2.1) }),
    mesh(rod(arm.near, arm.far, 0.62, 0.62, 24), metal),
    mesh(rod(arm.near, arm.near.clone().lerp(arm.far, 0.05), 0.72, 0.72, 20), rubber),
    placed(tilter(metal), { at: arm.far, turn: [0, -14, 0] }),
  );
}

/** Straight or with a boom, let down: tubes of 28.6 and 22.2 mm, memory locks. */
export default model<{ boom?: true }>({
  finishes: { chrome: {}, "chrome-boom": { boom: true } },
  size: [50.2, 86, 56],
  camera: { azimuth: 0, elevation: 32, fill: 0.97 },
  angle: { azimuth: 40, elevation: 34, fill: 0.92 },
  close: { at: [0.5, 78.5, 0], across: 20, azimuth: 24, elevation: 16 },
  build({ boom: long }) {
    const [metal, rubber] = [chrome(), matt("#18181a")];
    return group(
      tripodBase({ hub: 30, foot: 30, tube: 1.43, metal, rubber }),
      mesh(rod(v(0, 5, 0), v(0, LOW, 0), 1.43, 1.43, 32), metal),
      mesh(rod(v(0, 4.2, 0), v(0, 5.4, 0), 1.5, 1.5, 24), rubber),
      mesh(rod(v(0, LOW - 2, 0), v(0, MIDDLE, 0), 1.11, 1.11, 28), metal),
      mesh(rod(v(0, MIDDLE - 2, 0), v(0, TOP, 0), 0.7, 0.7, 24), metal),
      placed(tubeJoint(1.43, 1.11, metal, 24), { at: v(0, LOW, 0) }),
      placed(tubeJoint(1.11, 0.7, metal, 24), { at: v(0, MIDDLE, 0) }),
      placed(
        labelAround(1.45, 1.9, 7, (on) => {
          on.rotate(-Math.PI / 2);
          text(on, "KOTTAI", { size: 1.1, colour: "#1d1d1f", weight: 700, spacing: 0.16 });
        }),
        { at: v(0, 36, 0) },
      ),
      placed(long ? boom(metal, rubber) : tilter(metal), { at: v(0, TOP + 1, 0), turn: [0, -14, 0] }),
    );
  },
});
