import { type Group, type Material, PlaneGeometry } from "three";
import { edges, paper } from "./boundBook.ts";
import { label } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { type Flat, steps, v } from "./vector.ts";

type Print = Parameters<typeof label>[2];

type Open = {
  /** One page, in centimetres. */
  width: number;
  height: number;
  /** Of the leaves on each side. */
  thickness: number;
  cover: Material;
  left: Print;
  right: Print;
};

/** How much of the cover is seen around the leaves. */
const MARGIN = 0.42;

/** A book lying open on its back, its spine along z over the origin. */
export function openBook({ width, height, thickness, cover, left, right }: Open): Group {
  const card = 0.1;
  // A page dips into the fold, rises beside it, and falls to its edge.
  const rise = (x: number): number =>
    card + thickness * (1 - 0.9 * Math.exp(-x * 2.6)) * (1 - 0.18 * (x / width)) + 0.55 * x * Math.exp(-x * 0.9);
  const page = (print: Print, side: number) => {
    const top: Flat[] = steps(40).map((t) => [side * width * t ** 1.6, rise(width * t ** 1.6)]);
    const block = slab(plate(cornered([...top, [side * width, card], [0, card]])), height).translate(0, 0, -height / 2);
    const sheet = label(width, height, print, { roughness: 0.85 });
    const flat = new PlaneGeometry(width, height, 60, 1).rotateX(-Math.PI / 2).translate((side * width) / 2, 0, 0);
    const position = flat.getAttribute("position");
    for (let n = 0; n < position.count; n++) position.setY(n, rise(Math.abs(position.getX(n))) + 0.012);
    flat.computeVertexNormals();
    sheet.geometry = flat;
    return group(mesh(block, [edges(), paper("#f6f0e0")]), sheet);
  };
  return group(
    placed(mesh(box(width * 2 + MARGIN * 2, height + MARGIN * 2, card, 0.2, 0.04), cover), {
      at: v(0, card / 2, 0),
      turn: [-90, 0, 0],
    }),
    page(left, -1),
    page(right, 1),
  );
}
