import { type Group, type Material, RingGeometry } from "three";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { clouds, random } from "../noise.ts";
import { computed, drawn } from "../texture.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { mirrored, type Outline, plate, smooth } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { tube } from "./tube.ts";
import { type Flat, v } from "./vector.ts";

/** A cord round an outline at height z: binding and purfling. */
export const rim = (outline: Outline, z: number, radius: number, material: Material) =>
  mesh(
    tube(
      outline.map(({ x, y }) => v(x, y, z)),
      radius,
      { closed: true, pieces: 360, around: 8 },
    ),
    material,
  );

/** Abalone in the ring between black lines. */
const shellRing = () => {
  const shell = random(5);
  return drawn(1024, 1024, (on, w, h) => {
    on.fillStyle = "#12100e";
    on.fillRect(0, 0, w, h);
    on.translate(w / 2, h / 2);
    for (let n = 0; n < 170; n++) {
      on.rotate((Math.PI * 2) / 170);
      on.fillStyle = `hsl(${150 + shell() * 60} ${18 + shell() * 20}% ${60 + shell() * 30}%)`;
      on.fillRect(470, -8, 45, 15);
    }
  });
};

/** A mosaic of small pieces of wood, the same figure again and again. */
const mosaicRing = () =>
  drawn(1024, 1024, (on, w, h) => {
    on.fillStyle = "#3a2114";
    on.fillRect(0, 0, w, h);
    on.translate(w / 2, h / 2);
    const woods = ["#d9b277", "#8a3b22", "#2c4a35", "#d9b277"];
    for (let n = 0; n < 180; n++) {
      on.rotate((Math.PI * 2) / 180);
      for (let row = 0; row < 5; row++) {
        on.fillStyle = woods[(n + Math.abs(2 - row)) % 4] ?? "#d9b277";
        on.fillRect(436 + row * 15, -7, 14, 14);
      }
    }
  });

/**
 * The rings round a sound hole (its middle, its radius) on the face at z: shell or wooden mosaic between black lines. They
 * are narrower round the small holes of ukuleles.
 */
export function rosette([x, y]: Flat, radius: number, face: number, black: Material, inlay: "shell" | "mosaic"): Group {
  const [map, wide] = inlay === "shell" ? [shellRing(), 0.9] : [mosaicRing(), 1.3];
  const size = Math.min(1, radius / 4.25);
  const ring = (from: number, to: number, material: Material) =>
    mesh(new RingGeometry(radius + from * size, radius + to * size, 96), material, v(x, y, face + 0.06));
  return group(
    ring(0.3, 0.45, black),
    ring(0.5, wide, physical({ map, roughness: 0.2, clearcoat: 1 })),
    ring(wide + 0.05, wide + 0.2, black),
    ring(wide + 0.65, wide + 0.73, black),
  );
}

/** Tortoise shell, as pickguards are made of. */
export function tortoise() {
  const shell = computed(512, (u, v) => {
    const k = Math.max(0, Math.min(1, (clouds(u * 12.6, v * 12.6) - 0.42) * 6));
    return [38 + k * 92, 15 + k * 40, 8 + k * 13];
  });
  // A tile of 20 cm: no pickguard lies across its edge.
  shell.repeat.set(0.05, 0.05);
  return physical({ map: shell, roughness: 0.2, clearcoat: 0.8, clearcoatRoughness: 0.06 });
}

/** A dreadnought's pickguard, by a sound hole with its middle at height `hole`, on the face at z. */
export function pickguard(hole: number, face: number, material: Material) {
  const shape = smooth(
    [
      [5.6, 38.2],
      [6.6, 34.5],
      [5.4, 31],
      [3.6, 29.6],
      [5, 25.4],
      [8.5, 23.4],
      [11.6, 25],
      [11.4, 29],
      [10, 33],
      [10.2, 37],
      [8.4, 39.6],
    ],
    120,
  );
  return mesh(slab(plate(shape), 0.1, 0.04), material, v(0, hole - 35.6, face + 0.03));
}

/** How much further down the saddle of a steel-string bridge is with each centimetre towards the low strings. */
export const SADDLE_LEAN = 0.05;

/** A steel-string bridge with saddle, and pins at `strings`: its saddle at height `saddle`, on the face at z. */
export function pinBridge(
  saddle: number,
  face: number,
  strings: readonly number[],
  bone: Material,
  black: Material,
): Group {
  const shape = smooth(
    mirrored([
      [0, 1.5],
      [3.6, 1.5],
      [5.2, 1.15],
      [7.6, 0.75],
      [7.9, 0],
      [7.6, -1],
      [5.2, -1.25],
      [3.6, -1.7],
      [0, -1.75],
    ]),
    140,
  );
  // Pairs of strings stand too close for pins side by side: every other one stands lower.
  const paired = strings.length > 6;
  const pins = strings.flatMap((x, n) => [
    mesh(
      lathe(
        [
          [0.3, 0],
          [0.3, 0.1],
          [0.2, 0.22],
          [0, 0.26],
        ],
        { around: 20 },
      ).rotateX(Math.PI / 2),
      bone,
      v(x, saddle - (paired && n % 2 ? 1.35 : 0.75), face + 0.84),
    ),
    mesh(
      lathe(
        [
          [0.09, 0],
          [0.06, 0.05],
          [0, 0.06],
        ],
        { around: 10 },
      ).rotateX(Math.PI / 2),
      black,
      v(x, saddle - (paired && n % 2 ? 1.35 : 0.75), face + 1.08),
    ),
  ]);
  return group(
    mesh(
      slab(plate(shape), 0.85, 0.25),
      wood("ebony", { across: 12, along: 30, gloss: 0, turn: Math.PI / 2 }),
      v(0, saddle - 0.2, face),
    ),
    placed(mesh(box(Math.max(...strings) * 2 + 1.5, 0.28, 0.5, 0.13), bone), {
      at: v(0, saddle + 0.45, face + 1),
      turn: [0, 0, (Math.atan(SADDLE_LEAN) * 180) / Math.PI],
    }),
    ...pins,
  );
}
