import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, ellipse, plate, roundRect } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { steps, v } from "../parts/vector.ts";

type Look = { face: Wood; paint?: string; ink: string; dovetailed?: true };

const [WIDTH, HEIGHT, DEPTH, FOOT] = [30, 46.5, 30, 1.8];
const screw = lathe([
  [0, 0.16],
  [0.3, 0.1],
  [0.42, 0],
  [0, 0],
]).rotateX(Math.PI / 2);
const BOARD = 1.2;

/** A veneer whose picture of the grain begins at the plate's edge: its ends do not meet in the middle. */
function veneered(face: Wood) {
  const made = wood(face, { across: WIDTH, along: HEIGHT + 4, gloss: 0.5 });
  made.map?.offset.set(0.5, 0.5);
  return made;
}

/** The end grain of the tails and pins where top and bottom are let into the sides. */
function dovetails(): Group {
  const dark = wood("mango", { across: 6, along: 6, gloss: 0.1, color: "#9c7448" });
  const places = steps(7, -DEPTH / 2 + 3.2, DEPTH / 2 - 3.6);
  const pin = slab(
    plate(
      cornered([
        [-0.75, 0],
        [0.75, 0],
        [1.15, BOARD],
        [-1.15, BOARD],
      ]),
    ),
    0.03,
  );
  const tail = slab(plate(roundRect(1.7, BOARD, 0.02)), 0.03);
  return group(
    ...[-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) =>
        places.flatMap((z, n) => [
          placed(group(placed(mesh(pin, dark), { turn: [0, 0, end > 0 ? 0 : 180] })), {
            at: v(side * (WIDTH / 2 - 0.015), end * (HEIGHT / 2 - BOARD), z),
            turn: [0, side * 90, 0],
          }),
          ...(n
            ? [
                placed(mesh(tail, dark), {
                  at: v(side * (WIDTH / 2 - BOARD / 2), end * (HEIGHT / 2 - 0.015), z - 1.95),
                  turn: [-90 * end, 0, 90],
                }),
              ]
            : []),
        ]),
      ),
    ),
  );
}

export default model<Look>({
  finishes: {
    natural: { face: "birch", ink: "#5a351c" },
    walnut: { face: "walnut", ink: "#e3c79b" },
    jackwood: { face: "jackwood", ink: "#3c1f0b", dovetailed: true },
    red: { face: "birch", paint: "#b3202a", ink: "#f3e3d2" },
    blue: { face: "birch", paint: paints.blue, ink: "#f0ece2" },
  },
  size: [WIDTH, HEIGHT + FOOT, DEPTH],
  camera: { azimuth: 32, elevation: 16, fill: 0.84 },
  angle: { azimuth: 212, elevation: 14, fill: 0.84 },
  close: { at: [10, 43, 13], across: 19, azimuth: 30, elevation: 22 },
  build({ face, paint, ink, dovetailed }) {
    const round = dovetailed ? 0.3 : 1.2;
    const shell = plate(roundRect(WIDTH, HEIGHT, round), [roundRect(WIDTH - 2 * BOARD, HEIGHT - 2 * BOARD, 0.4)]);
    const sheet = plate(roundRect(WIDTH, HEIGHT, round));
    const back = plate(roundRect(WIDTH, HEIGHT, round), [ellipse(0, 5, 5.9)]);
    const body = wood(dovetailed ? "mango" : "birch", { across: 26, along: 60, gloss: 0.35 });
    const rear = wood(dovetailed ? "mango" : "birch", { across: 26, along: 60, gloss: 0.35 });
    rear.map?.offset.set(0.5, 0.5);
    const plies = wood("walnut", { across: 60, along: 60, gloss: 0.2 });
    const front = paint ? plastic(paint, 0.45) : veneered(face);
    const metal = nickel();
    const rows = steps(5, -HEIGHT / 2 + 1.1, HEIGHT / 2 - 1.1);
    const places = [
      ...rows.flatMap((y) => [-WIDTH / 2 + 1, WIDTH / 2 - 1].map((x) => [x, y] as const)),
      ...[-7, 0, 7].flatMap((x) => [-HEIGHT / 2 + 1, HEIGHT / 2 - 1].map((y) => [x, y] as const)),
    ];
    const feet = [-11.5, 11.5].flatMap((x) => [-11.5, 11.5].map((z) => [x, z] as const));
    const foot = lathe([
      [0, 0],
      [1.5, 0],
      [1.8, 0.3],
      [1.9, FOOT + 0.2],
      [0, FOOT + 0.2],
    ]);
    return group(
      ...feet.map(([x, z]) => mesh(foot, matt("#1c1d1f"), v(x, 0, z))),
      placed(
        group(
          mesh(slab(shell, DEPTH - 0.8, 0.1), body, v(0, 0, -DEPTH / 2 + 0.3)),
          mesh(slab(back, 0.4, 0.08), rear, v(0, 0, -DEPTH / 2)),
          mesh(slab(sheet, 0.14, 0.02), plies, v(0, 0, DEPTH / 2 - 0.52)),
          mesh(slab(sheet, 0.36, 0.1), front, v(0, 0, DEPTH / 2 - 0.36)),
          ...(dovetailed ? [dovetails()] : []),
          ...places.map(([x, y]) => mesh(screw, metal, v(x, y, DEPTH / 2 - 0.02))),
          placed(
            label(12, 3.6, (on) => {
              text(on, "Pettai", { y: -0.5, size: 2.4, colour: ink, face: "serif", italic: true });
              text(on, "KOTTAI DRUM WORKS", { y: 1.2, size: 0.55, colour: ink, spacing: 0.12 });
            }),
            { at: v(0, -16, DEPTH / 2 + 0.01) },
          ),
        ),
        { at: v(0, HEIGHT / 2 + FOOT, 0) },
      ),
      mesh(slab(plate(ellipse(0, 0, 5.8)), 0.1), plastic("#15110d"), v(0, FOOT + HEIGHT / 2 + 5, -DEPTH / 2 + 0.5)),
    );
  },
});
