import { Matrix4, type Object3D, type Vector3 } from "three";

/** Puts a thing at a place so that its z looks along `out` and its y as near to `up` as can be. */
export function facing<T extends Object3D>(thing: T, place: Vector3, out: Vector3, up: Vector3): T {
  const z = out.clone().normalize();
  const x = up.clone().cross(z).normalize();
  thing.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(x, z.clone().cross(x), z));
  thing.position.copy(place);
  return thing;
}
