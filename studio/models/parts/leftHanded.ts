import { type Material, Mesh, type Object3D } from "three";
import type { Model } from "../model.ts";
import { group, placed } from "./mesh.ts";

const isPrint = (material: Material | Material[]): boolean =>
  !Array.isArray(material) && material.transparent && "map" in material && Boolean(material.map);

/** A thing as in a mirror, but with what is printed on it still to be read. */
function mirrorImage(thing: Object3D): Object3D {
  thing.traverse((part) => {
    if (!(part instanceof Mesh) || !isPrint(part.material)) return;
    part.geometry = part.geometry.clone();
    const uv = part.geometry.getAttribute("uv");
    for (let n = 0; n < uv.count; n++) uv.setX(n, 1 - uv.getX(n));
  });
  return placed(group(thing), { scale: [-1, 1, 1] });
}

/** Adds to a kind's finishes the same for left-handed players: `black-left` beside `black`, its mirror image. */
export function leftHanded<Look extends object>(kind: Model<Look>, names: readonly string[]): Model<Look> {
  const mirrored = new Set<Look>();
  const finishes = { ...kind.finishes };
  for (const name of names) {
    const look = kind.finishes[name];
    if (!look) throw new Error(`There is no finish ${name} to be made for the left hand.`);
    const left = { ...look };
    mirrored.add(left);
    finishes[`${name}-left`] = left;
  }
  return {
    ...kind,
    finishes,
    build: (look) => (mirrored.has(look) ? mirrorImage(kind.build(look)) : kind.build(look)),
  };
}
