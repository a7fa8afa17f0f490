import { InstancedMesh, type Material, Matrix4 } from "three";
import { celluloid } from "../materials/celluloid.ts";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { model } from "../model.ts";
import { keybed, keysWidth } from "../parts/keybed.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, smooth } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { smoothed } from "../parts/smoothed.ts";
import { squareBellows } from "../parts/squareBellows.ts";
import { strap } from "../parts/strap.ts";
import { along, rod, tube } from "../parts/tube.ts";
import { type Flat, steps, times, v } from "../parts/vector.ts";
import { wrapped } from "../parts/wrapped.ts";

type Look = {
  body: () => Material;
  tape: string;
  keys: { first: number; count: number };
  pitch: number;
  registers: number;
  basses: number;
};

/** Where the boxes and the bellows meet, along the bellows. */
const [LEFT, RIGHT, END] = [-5, 8.4, 15.4];
const DEPTH = 17.4;
const FOLDS = 12;

/** The grille's curve from the keys round to the front: x and z. */
const curve: Flat[] = [
  [-13.5, -3],
  [-14, -1.4],
  [-13.9, 1.4],
  [-13, 4.4],
  [-10.8, 7],
  [-8, 8.5],
];

export default model<Look>({
  finishes: {
    red: {
      body: () => celluloid("#c01626"),
      tape: "#f1ece0",
      keys: { first: 59, count: 26 },
      pitch: 2,
      registers: 3,
      basses: 8,
    },
    "black-26": {
      body: () => lacquer("#0e0e10"),
      tape: "#f1ece0",
      keys: { first: 59, count: 26 },
      pitch: 2,
      registers: 3,
      basses: 8,
    },
    black: {
      body: () => lacquer("#0e0e10"),
      tape: "#17171a",
      keys: { first: 53, count: 41 },
      pitch: 1.95,
      registers: 11,
      basses: 20,
    },
  },
  size: [33, 35.6, 24.4],
  camera: { azimuth: -42, elevation: 13, fill: 0.88 },
  framed: {
    "black-26": { fill: 0.74 },
    red: { fill: 0.74 },
  },
  angle: { azimuth: 48, elevation: 15, fill: 0.88 },
  close: { at: [-13, 5, -2], across: 20, azimuth: -62, elevation: 16 },
  build({ body: bodyOf, tape, keys, pitch, registers, basses }) {
    const [body, metal, dark, hide] = [bodyOf(), chrome(), matt("#0c0c0e"), leather("#1d1a19", 8)];
    const bed = { ...keys, pitch, length: 9 };
    const span = keysWidth(bed);
    const height = span + 3.2;
    /** A shape in x and z, as tall as the instrument. */
    const upright = (outline: readonly Flat[], tall: number, bevel: number) =>
      smoothed(
        slab(
          plate(
            smooth(
              outline.map(([x, z]) => [x, -z] as const),
              120,
            ),
          ),
          tall,
          bevel,
        ),
        14,
      )
        .rotateX(-Math.PI / 2)
        .translate(0, -tall / 2, 0);
    const keyboard = group(keybed(bed));
    keyboard.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(v(0, -1, 0), v(-1, 0, 0), v(0, 0, -1)));
    keyboard.position.set(-13.9, span / 2, -13);
    const line = along(
      curve.map(([x, z]) => v(x - 0.06, 0, z)),
      24,
    ).slice(2, -2);
    const fin = tube(line, 0.17, { straight: true, around: 8 });
    const slot = strap(
      line,
      line.map((p) => v(p.x + 6, 0, p.z).normalize()),
      0.5,
      0.05,
    );
    const rows = Math.floor((height - 12) / 1.15);
    const fins = new InstancedMesh(fin, metal, rows);
    const slots = new InstancedMesh(slot, dark, rows);
    for (const n of times(rows, (n) => n)) {
      const y = (n - (rows - 1) / 2) * 1.15;
      fins.setMatrixAt(n, new Matrix4().setPosition(v(0, y + 0.4, 0)));
      slots.setMatrixAt(n, new Matrix4().setPosition(v(0, y, 0)));
    }
    fins.castShadow = fins.receiveShadow = slots.receiveShadow = true;
    const buttons = new InstancedMesh(
      rod(v(0, 0, 0), v(0.7, 0, 0), 0.42, 0.36, 16),
      plastic("#f1ede2", 0.3),
      basses * 6,
    );
    const apart = basses > 10 ? 1.62 : 1.75;
    for (const n of times(basses * 6, (n) => n)) {
      const [column, row] = [Math.floor(n / 6), n % 6];
      buttons.setMatrixAt(
        n,
        new Matrix4().setPosition(
          v(END - 0.25 - row * 0.12, (column - (basses - 1) / 2) * apart + (row - 2.5) * 0.3, 6.4 - row * 1.35),
        ),
      );
    }
    buttons.castShadow = buttons.receiveShadow = true;
    const shoulder = (x: number) => {
      const path = along(
        [
          v(x, height / 2 - 2, -DEPTH / 2 - 0.1),
          v(x, height / 2 - 3.4, -DEPTH / 2 - 3),
          v(x + 0.4, 3, -DEPTH / 2 - 5.6),
          v(x + 0.4, -height / 2 + 9, -DEPTH / 2 - 3.4),
          v(x, -height / 2 + 3, -DEPTH / 2 - 0.1),
        ],
        48,
      );
      const normals = path.map((p, n) => {
        const way = path[Math.min(n + 1, path.length - 1)]?.clone().sub(path[Math.max(0, n - 1)] ?? p) ?? p;
        return way.cross(v(1, 0, 0)).normalize();
      });
      return mesh(strap(path, normals, 4, 0.5), hide);
    };
    return group(
      // The treble box, its curved front, and the keyboard on its bed.
      mesh(
        wrapped(
          upright(
            [
              [LEFT, -8.6],
              [-9, -8.7],
              [-12.6, -8.4],
              [-12.9, -6],
              [-13.1, -4],
              ...curve,
              [LEFT, 8.7],
              [LEFT, 3],
              [LEFT, -3],
            ],
            height,
            0.5,
          ),
        ),
        body,
      ),
      mesh(box(1.5, height - 0.6, 10.4, 0.4, 0.25), body, v(-12.4, 0, -8)),
      keyboard,
      mesh(box(0.9, span + 0.4, 0.5, 0.1), matt("#7b1d2a"), v(-13.7, 0, -3.8)),
      ...[-1, 1].map((side) => mesh(box(2.2, 1.2, 9.6, 0.4, 0.25), body, v(-13.2, side * (span / 2 + 0.75), -8.2))),
      fins,
      slots,
      ...[-1, 1].map((side) =>
        mesh(
          tube(
            line.map((p) => v(p.x, side * (rows * 0.575 + 0.6), p.z)),
            0.3,
            { straight: true, around: 10 },
          ),
          metal,
        ),
      ),
      // The registers beside the keys.
      ...times(registers, (n) => {
        const y = (n - (registers - 1) / 2) * 2.5;
        return group(
          mesh(box(0.6, 2.1, 1.1, 0.25, 0.15), registers > 3 ? metal : plastic("#f1ede2", 0.3), v(-14.2, y, -2.4)),
          mesh(box(0.1, 0.7, 0.7, 0.3, 0.02), dark, v(-14.5, y, -2.4)),
        );
      }),
      placed(
        label(11, 2.2, (on) =>
          text(on, "Mundhaus", { size: 1.9, colour: "#eceae6", face: "serif", italic: true, most: 10.5 }),
        ),
        { at: v(-8.9, -height / 2 + 3.1, 8.5), turn: [0, -24, 0], scale: [0.72, 0.72, 1] },
      ),
      // The bellows, shut, with their straps.
      placed(
        squareBellows({
          folds: FOLDS,
          pitch: (RIGHT - LEFT) / FOLDS,
          width: DEPTH - 0.2,
          height: height - 0.4,
          deep: 2,
          cloth: cloth("#1a1718", 0.06),
          tape: matt(tape, { roughness: 0.6 }),
          corner: metal,
        }),
        { at: v(LEFT, 0, 0) },
      ),
      ...[-1, 1].flatMap((side) => [
        mesh(box(RIGHT - LEFT + 4, 0.35, 1.8, 0.1), hide, v((LEFT + RIGHT) / 2, (side * (height + 0.3)) / 2, 3)),
        ...[LEFT - 1.3, RIGHT + 1.3].map((x) =>
          mesh(rod(v(x, (side * height) / 2, 3), v(x, side * (height / 2 + 0.5), 3), 0.42, 0.34, 20), metal),
        ),
      ]),
      // The bass box, its buttons, the strap for the left hand and the air button.
      mesh(smoothed(box(END - RIGHT - 0.6, height, DEPTH, 1.2, 0.5), 14), body, v((END + RIGHT) / 2 - 0.3, 0, 0)),
      mesh(box(0.4, height - 5, 8.6, 0.3, 0.1), dark, v(END - 0.65, 0, 3)),
      ...[-1, 1].map((side) => mesh(box(0.5, 0.35, 9, 0.12), metal, v(END - 0.5, side * (height / 2 - 2.4), 3))),
      buttons,
      mesh(
        strap(
          along(
            [v(END - 0.6, height / 2 - 2.6, -4.6), v(END + 2.2, 0, -4.6), v(END - 0.6, -height / 2 + 2.6, -4.6)],
            32,
          ),
          steps(33).map((t) => v(1, (0.5 - t) * 0.5, 0).normalize()),
          5,
          0.4,
        ),
        hide,
      ),
      mesh(rod(v(END - 0.7, height / 2 - 3.4, -0.9), v(END + 0.2, height / 2 - 3.4, -0.9), 0.5, 0.45, 24), metal),
      ...times(5, (n) =>
        mesh(box(END - RIGHT - 3, 0.22, 0.2, 0.08), metal, v((END + RIGHT) / 2, (n - 2) * 2.2, DEPTH / 2 + 0.02)),
      ),
      shoulder(-9.6),
      shoulder(10.8),
      // Feet.
      ...[-11, 11.6].flatMap((x) =>
        [-6, 6].map((z) => mesh(rod(v(x, -height / 2 - 0.7, z), v(x, -height / 2 + 0.1, z), 0.6, 0.7, 20), dark)),
      ),
    );
  },
});
