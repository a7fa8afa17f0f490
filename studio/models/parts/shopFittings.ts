import { type Group, type Mesh, PlaneGeometry } from "three";
import { brass } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { drawn, shared } from "../texture.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { rod } from "./tube.ts";
import { v } from "./vector.ts";

/** How far a floor of tiles reaches, in centimetres, and how long the side of a tile is. */
const [WIDE, DEEP, TILE] = [1600, 900, 20];

/** A cement tile as they are poured in Athangudi: a star on cream, quarters of a ring in its corners. */
const athangudi = shared(() =>
  drawn(256, 256, (on, side) => {
    on.fillStyle = "#e4d8bd";
    on.fillRect(0, 0, side, side);
    on.fillStyle = "#4f6657";
    for (const [x, y] of [
      [0, 0],
      [side, 0],
      [0, side],
      [side, side],
    ] as const) {
      on.beginPath();
      on.arc(x, y, side * 0.36, 0, Math.PI * 2);
      on.arc(x, y, side * 0.24, 0, Math.PI * 2, true);
      on.fill();
    }
    on.fillStyle = "#96442f";
    on.beginPath();
    for (let n = 0; n < 16; n++) {
      const reach = side * (n % 2 ? 0.13 : 0.27);
      on.lineTo(side / 2 + Math.sin((n * Math.PI) / 8) * reach, side / 2 + Math.cos((n * Math.PI) / 8) * reach);
    }
    on.fill();
    on.strokeStyle = "#b3a78c";
    on.lineWidth = 2;
    on.strokeRect(0, 0, side, side);
  }),
);

/** A floor of patterned cement tiles, polished. */
export function tiledFloor(): Mesh {
  const map = athangudi("tile").clone();
  map.repeat.set(WIDE / TILE, DEEP / TILE);
  map.anisotropy = 8;
  return mesh(
    new PlaneGeometry(WIDE, DEEP).rotateX(-Math.PI / 2).translate(0, 0, DEEP / 2),
    physical({ map, roughness: 0.5 }),
  );
}

const dark = () => wood("walnut", { across: 30, along: 120, turn: Math.PI / 2, gloss: 0.3 });

/** A wooden rail on the wall (z 0) with pegs of brass to hang instruments from; its middle is the origin. */
export function hangingRail(long: number): Group {
  const made = group(mesh(box(long, 7, 2.2, 0.6, 0.4), dark(), v(0, 0, 1.1)));
  for (let x = -long / 2 + 12; x < long / 2; x += 12) made.add(mesh(rod(v(x, 0, 2), v(x, 1.2, 9), 0.55), brass()));
  return made;
}

/** A counter: a body of framed panels on a foot, a top that stands out. Its foot's middle is the origin. */
export function counter(wide: number, high: number, deep: number): Group {
  const [body, top] = [wood("walnut", { across: 60, along: 60, gloss: 0.25, color: "#ffdcae" }), dark()];
  const made = group(
    mesh(box(wide - 8, 8, deep - 8, 0.4), dark(), v(0, 4, 0)),
    mesh(box(wide - 2, high - 12, deep - 2, 0.5), body, v(0, 8 + (high - 12) / 2, 0)),
    mesh(box(wide + 4, 4, deep + 4, 0.8, 0.5), top, v(0, high - 2, 0)),
  );
  const panels = Math.round(wide / 42);
  for (let n = 0; n < panels; n++) {
    const x = ((n + 0.5) / panels - 0.5) * (wide - 6);
    made.add(
      mesh(box((wide - 6) / panels - 8, high - 30, 2, 0.6, 0.5), body, v(x, 8 + (high - 12) / 2, deep / 2 - 0.4)),
    );
  }
  return made;
}

/** A low stage for what is played on the ground. Its foot's middle is the origin. */
export const plinth = (wide: number, high: number, deep: number): Group =>
  group(
    placed(
      group(
        mesh(
          box(wide, high, deep, 0.6, 0.4),
          wood("jackwood", { across: 20, along: 200, turn: Math.PI / 2, gloss: 0.2 }),
        ),
      ),
      {
        at: v(0, high / 2, 0),
      },
    ),
  );
