import {
  BoxGeometry,
  DoubleSide,
  type Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
} from "three";
import { physical, type Surface } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { clouds } from "../noise.ts";
import { computed, shared, spread } from "../texture.ts";
import { group, mesh, placed } from "./mesh.ts";
import { v } from "./vector.ts";

/** How wide rooms are built, in centimetres: past both edges of a wide picture. */
const WIDE = 1600;

const trowelled = shared(() =>
  computed(
    512,
    (u, w) => {
      const k = 128 + (clouds(u * 9, w * 9) - 0.5) * 150 + (clouds(u * 40, w * 40) - 0.5) * 50;
      return [k, k, k];
    },
    "data",
  ),
);

/** A wall of lime plaster behind everything, with a skirting at its foot. */
export const plastered = (color: string, skirting: string): Group =>
  group(
    mesh(
      new PlaneGeometry(WIDE, 500).translate(0, 250, 0),
      physical({ color, roughness: 0.95, bumpMap: spread(trowelled("wall"), 0.35, 0.9), bumpScale: 2.2 }),
    ),
    mesh(new BoxGeometry(WIDE, 9, 2).translate(0, 4.5, 1), physical({ color: skirting, roughness: 0.5 })),
  );

const flat = () => new PlaneGeometry(WIDE, 900).rotateX(-Math.PI / 2).translate(0, 0, 450);

/** A floor of red oxide (or another colour), polished by feet. */
export const oxideFloor = (color: string, rest: Surface = {}): Mesh =>
  mesh(flat(), physical({ color, roughness: 0.45, bumpMap: spread(trowelled("floor"), 0.2), bumpScale: 0.5, ...rest }));

/** A floor of boards that run along the wall. */
export function boards(name: Wood, color: string): Group {
  const made = group();
  for (let row = 0; row < 26; row++)
    made.add(
      mesh(
        new BoxGeometry(WIDE, 2, 13.7).translate(0, -1, row * 14 + 7),
        wood(name, { across: 14, along: 260, turn: Math.PI / 2, gloss: 0.25, color }),
      ),
    );
  return made;
}

/** A cotton mat on the floor in stripes along its length: [colour, centimetres] each. */
export function stripedMat(length: number, stripes: readonly (readonly [string, number])[]): Group {
  const made = group();
  let z = 0;
  for (const [color, deep] of stripes) {
    made.add(
      mesh(
        new BoxGeometry(length, 0.7, deep).translate(0, 0.35, z + deep / 2),
        physical({ color, roughness: 1, bumpMap: spread(trowelled("mat"), 0.06, 0.02), bumpScale: 1.4, sheen: 0.3 }),
      ),
    );
    z += deep;
  }
  return placed(made, { at: v(0, 0, -z / 2) });
}

/** Casts a shadow and is not seen. */
function unseen(shape: ShapeGeometry | PlaneGeometry): Mesh {
  const made = new Mesh(shape, new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: DoubleSide }));
  made.castShadow = true;
  return made;
}

type Opening = { wide: number; high: number; columns: number; rows: number; bar?: number };

/** A window's shadow: an opening in a wall that lets nothing else in, divided by bars; its lower left corner is the origin. */
export function windowBars({ wide, high, columns, rows, bar = 3.5 }: Opening): Group {
  const made = group();
  const pane = (x: number, y: number, w: number, h: number) =>
    made.add(unseen(new PlaneGeometry(w, h).translate(x + w / 2, y + h / 2, 0)));
  const far = 900;
  pane(-far, high, 2 * far + wide, far);
  pane(-far, -far, 2 * far + wide, far);
  pane(-far, 0, far, high);
  pane(wide, 0, far, high);
  for (let n = 1; n < columns; n++) pane((wide * n) / columns - bar / 2, 0, bar, high);
  for (let n = 1; n < rows; n++) pane(0, (high * n) / rows - bar / 2, wide, bar);
  return made;
}

/** A palm leaf's shadow: leaflets on both sides of a bent rib, `long` centimetres from the origin upwards. */
export function palmLeaf(long: number, bend: number): Group {
  const made = group();
  const leaflets = 22;
  for (let n = 2; n <= leaflets; n++) {
    const t = n / leaflets;
    const [x, y] = [bend * t * t, long * t];
    const reach = long * 0.42 * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.86)) + 4;
    for (const side of [-1, 1]) {
      const leaf = new Shape();
      leaf.moveTo(0, 0);
      leaf.quadraticCurveTo(long * 0.016 + 0.8, reach * 0.5, 0, reach);
      leaf.quadraticCurveTo(-long * 0.016 - 0.8, reach * 0.5, 0, 0);
      const lean = side * (64 - 40 * t) + (bend / long) * t * -70;
      made.add(placed(unseen(new ShapeGeometry(leaf)), { at: v(x, y, 0), turn: [0, 0, -lean] }));
    }
  }
  return made;
}
