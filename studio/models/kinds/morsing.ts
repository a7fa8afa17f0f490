import type { Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { matt } from "../materials/lacquer.ts";
import { brass, iron, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, plate, smooth } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { at, type Flat, mix, steps, times, v } from "../parts/vector.ts";

type Look = { metal: "iron" | "black" | "brass"; beside: "cloth" | "box" | "pouch" };

/** A morsing that lies flat, its arms towards y: ring, arms and the tongue with its bent tip; the metal's lower face is at z 0. */
function morsing(frame: Material, tongue: Material, wide: number, riveted: boolean) {
  const ring = (radius: number, from: number, to: number): Flat[] =>
    steps(120, from, to).map((a) => [Math.sin(a) * radius * wide, -Math.cos(a) * radius]);
  const outer = ring(2.2, -2.72, 2.72);
  const inner = ring(1.5, 2.76, -2.76);
  const shape = cornered([
    [-0.34, 7.3],
    [-0.62, 7.22],
    [-0.84, 4.6],
    [-1, 2.5],
    ...outer,
    [1, 2.5],
    [0.84, 4.6],
    [0.62, 7.22],
    [0.34, 7.3],
    [0.28, 4.4],
    [0.26, 2],
    ...inner,
    [-0.26, 2],
    [-0.28, 4.4],
  ]);
  const strip: readonly (readonly [number, number, number])[] = [
    [-2.7, 0.66, 0.42],
    [-1.4, 0.62, 0.3],
    [1, 0.42, 0.22],
    [4, 0.3, 0.17],
    [7.2, 0.25, 0.13],
    [7.6, 0.24, 0.16],
    [7.8, 0.23, 0.4],
    [7.85, 0.22, 0.8],
    [7.8, 0.2, 2],
    [7.9, 0.2, 2.25],
    [8.15, 0.2, 2.35],
  ];
  const reed = strip.map(([y, width, z], n) => {
    const [before, after] = [at(strip, Math.max(0, n - 1)), at(strip, Math.min(strip.length - 1, n + 1))];
    const [dy, dz] = [after[0] - before[0], after[2] - before[2]];
    const [ny, nz] = [(-dz / Math.hypot(dy, dz)) * 0.04, (dy / Math.hypot(dy, dz)) * 0.04];
    return [
      v(-width / 2, y - ny, 0.3 + z - nz),
      v(width / 2, y - ny, 0.3 + z - nz),
      v(width / 2, y + ny, 0.3 + z + nz),
      v(-width / 2, y + ny, 0.3 + z + nz),
    ];
  });
  return group(
    mesh(slab(plate(shape), 0.72, 0.22, 8), frame),
    mesh(box(1.5, 0.9, 0.34, 0.25, 0.12), frame, v(0, -2.1, 0.78)),
    mesh(loft(reed), tongue),
    ...(riveted ? [-0.42, 0.42].map((x) => mesh(rod(v(x, -2.1, 0.8), v(x, -2.1, 1.04), 0.17, 0.12, 16), tongue)) : []),
  );
}

/** A square of cotton that lies in soft waves. */
function square() {
  const wave = (x: number, y: number) => 0.34 + 0.16 * Math.sin(x * 0.5 + y * 0.22) + 0.1 * Math.sin(y * 0.8 - x * 0.2);
  const rows = times(33, (n) => mix(-6.6, 6.6, n / 32)).map((y) => [
    ...times(33, (n) => mix(-6, 6, n / 32)).map((x) =>
      v(x + 0.1 * Math.sin(y), y + 0.08 * Math.sin(x * 1.3), wave(x, y) * 0.5),
    ),
    ...times(33, (n) => mix(6, -6, n / 32)).map((x) => v(x + 0.1 * Math.sin(y), y + 0.08 * Math.sin(x * 1.3), -0.12)),
  ]);
  return mesh(loft(rows), cloth("#8e2430", 0.08));
}

const casket = () => {
  const timber = wood("rosy", { across: 8, along: 20, gloss: 0.5, turn: Math.PI / 2 });
  return group(
    mesh(box(12, 5.4, 2.9, 0.4, 0.2), timber, v(0, 0, 1.45)),
    mesh(
      box(11.4, 4.6, 0.5, 0.2, 0.12),
      wood("walnut", { across: 8, along: 20, gloss: 0.5, turn: Math.PI / 2 }),
      v(0, 0, 2.95),
    ),
    mesh(box(0.4, 1.6, 0.3, 0.15), matt("#1d1310"), v(-5, 0, 3.2)),
    placed(
      label(8, 2, (on) => text(on, "Elavarasan", { size: 1.3, colour: "#2c170c", face: "serif" })),
      { at: v(0.6, 0, 3.21) },
    ),
  );
};

const pouch = () =>
  group(
    mesh(
      slab(
        plate(
          smooth(
            [
              [-3, -6],
              [3, -6],
              [3.5, 0],
              [3.2, 5.4],
              [-3.2, 5.4],
              [-3.5, 0],
            ],
            120,
          ),
        ),
        1.5,
        0.6,
        5,
      ),
      leather("#7c4a26", 8),
    ),
    mesh(box(6.7, 2.4, 0.3, 0.7, 0.12), leather("#6c3d1d", 8), v(0, 3.6, 1.55)),
    mesh(rod(v(0, 3.1, 1.6), v(0, 3.1, 1.86), 0.42, 0.36, 24), brass()),
  );

export default model<Look>({
  finishes: {
    natural: { metal: "iron", beside: "cloth" },
    black: { metal: "black", beside: "box" },
    brass: { metal: "brass", beside: "pouch" },
  },
  size: [14.4, 3.1, 15.6],
  camera: { azimuth: -14, elevation: 44, fill: 0.82 },
  angle: { azimuth: -72, elevation: 24, fill: 0.84 },
  close: { azimuth: 24, elevation: 38, at: [0.2, 0.8, -0.2], across: 11 },
  build({ metal, beside }) {
    const frame = {
      iron: iron({ color: "#6a6866", roughness: 0.5 }),
      black: iron({ color: "#2a2a2c", roughness: 0.46 }),
      brass: brass({ roughness: 0.3 }),
    }[metal];
    const tongue = steel({ color: metal === "black" ? "#8d8f93" : "#b9babc", roughness: 0.28 });
    const made = morsing(frame, tongue, metal === "brass" ? 1.14 : 1, metal === "brass");
    const lying = {
      cloth: () =>
        group(placed(square(), { turn: [0, 0, 12] }), placed(made, { at: v(1.4, -2.2, 0.32), turn: [0, 0, 32] })),
      box: () =>
        group(
          placed(casket(), { at: v(8.6, 2.6, 0), turn: [0, 0, 75] }),
          placed(made, { at: v(1.4, -2.2, 0), turn: [0, 0, 24] }),
        ),
      pouch: () =>
        group(
          placed(pouch(), { at: v(8.6, 1.6, 0), turn: [0, 0, -14], scale: [0.86, 0.86, 0.86] }),
          placed(made, { at: v(1.4, -2.2, 0), turn: [0, 0, 24] }),
        ),
    }[beside]();
    return group(placed(lying, { turn: [-90, 0, 0] }));
  },
});
