import { type BufferGeometry, Group, type Material, Mesh, type Object3D, type Vector3 } from "three";

/** A shape in a material, moved to `to`. Two materials on a slab: its faces, and its edge. */
export function mesh(shape: BufferGeometry, material: Material | Material[], to?: Vector3): Mesh {
  const made = new Mesh(shape, material);
  made.castShadow = made.receiveShadow = true;
  if (to) made.position.copy(to);
  return made;
}

/** Several things as one. */
export function group(...things: Object3D[]): Group {
  const made = new Group();
  if (things.length) made.add(...things);
  return made;
}

type Place = { at?: Vector3; turn?: readonly [number, number, number]; scale?: readonly [number, number, number] };

/** A thing moved, turned (degrees about x, y, z) and scaled. */
export function placed<T extends Object3D>(thing: T, { at, turn, scale }: Place): T {
  if (at) thing.position.copy(at);
  if (turn) thing.rotation.set(...(turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]));
  if (scale) thing.scale.set(...scale);
  return thing;
}
