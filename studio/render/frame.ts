import { InstancedMesh, Matrix4, Mesh, type Object3D, PerspectiveCamera, Vector3 } from "three";
import type { Camera, CloseUp } from "../models/model.ts";

/** A long lens, in degrees: little perspective, as in catalogues. */
const LENS = 16;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The corners of all shapes of a thing, in its world. */
export function corners(thing: Object3D): Vector3[] {
  const found: Vector3[] = [];
  const place = new Matrix4();
  thing.updateMatrixWorld(true);
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute("position");
    const copies = part instanceof InstancedMesh ? part.count : 1;
    for (let copy = 0; copy < copies; copy++) {
      if (part instanceof InstancedMesh) {
        part.getMatrixAt(copy, place);
        place.premultiply(part.matrixWorld);
      } else place.copy(part.matrixWorld);
      for (let n = 0; n < position.count; n++)
        found.push(new Vector3().fromBufferAttribute(position, n).applyMatrix4(place));
    }
  });
  return found;
}

/** A camera that looks at a target from where the kind wants to be seen. */
function place({ azimuth, elevation, roll = 0 }: Omit<Camera, "fill">, radius: number) {
  const camera = new PerspectiveCamera(LENS, 1, 1, 10);
  const [a, e] = [radians(azimuth), radians(elevation)];
  const way = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  return {
    camera,
    at(target: Vector3, distance: number): void {
      camera.position.copy(target).addScaledVector(way, distance);
      camera.lookAt(target);
      camera.rotateZ(radians(-roll));
      camera.near = Math.max(0.1, distance - radius * 3);
      camera.far = distance + radius * 60;
      camera.updateMatrixWorld();
      camera.updateProjectionMatrix();
    },
  };
}

/** The camera that looks closely at one place; `moved` is how far the thing was moved since it was built. */
export function frameClose(view: CloseUp, moved: Vector3, radius: number): PerspectiveCamera {
  const { camera, at } = place(view, radius);
  at(new Vector3(...view.at).add(moved), view.across / 2 / Math.tan(radians(LENS / 2)));
  return camera;
}

/** The camera that sees all of `points` as the kind wants to be seen, in a square. */
export function frame(points: readonly Vector3[], view: Camera, radius: number): PerspectiveCamera {
  const { camera, at } = place(view, radius);
  const target = new Vector3();
  let distance = (radius / Math.tan(radians(LENS / 2))) * 1.3;
  const on = new Vector3();
  for (let round = 0; round < 6; round++) {
    at(target, distance);
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const point of points) {
      on.copy(point).project(camera);
      left = Math.min(left, on.x);
      right = Math.max(right, on.x);
      low = Math.min(low, on.y);
      high = Math.max(high, on.y);
    }
    const half = Math.tan(radians(LENS / 2)) * distance;
    target
      .addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 0), ((left + right) / 2) * half)
      .addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), ((low + high) / 2) * half);
    distance *= Math.max(right - left, high - low) / 2 / (view.fill ?? 0.86);
  }
  at(target, distance);
  return camera;
}
