import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Spherical,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Model } from "../../../../studio/models/model.ts";
import { sharpness } from "../../../../studio/models/texture.ts";
import { corners, frame } from "../../../../studio/render/frame.ts";
import { softBoxes } from "../../../../studio/render/softBoxes.ts";
import { nearer, type Turn } from "./turn.ts";

export type ModelView = {
  /** Where it is looked at from now on; at once, or by a short move. */
  look: (turn: Turn, atOnce: boolean) => void;
  /** The canvas has another size. */
  fit: () => void;
  close: () => void;
};

/** Where a model is first looked at from. */
export const firstTurn = ({ camera: { azimuth, elevation } }: Model): Turn => ({ azimuth, elevation, scale: 1 });

/** Sets the model on the floor, about the middle. */
function stand(thing: Object3D): { points: Vector3[]; radius: number; longest: number } {
  const box = new Box3().setFromPoints(corners(thing));
  const [size, centre] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  thing.position.sub(new Vector3(centre.x, box.min.y, centre.z));
  return { points: corners(thing), radius: size.length() / 2, longest: Math.max(...size.toArray()) };
}

function lit(scene: Scene, radius: number): void {
  const key = new DirectionalLight("#fff4e6", 1.7);
  key.position.set(-radius, radius * 2, radius * 1.4);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.normalBias = radius * 0.004;
  key.shadow.radius = 4;
  Object.assign(key.shadow.camera, { left: -radius, right: radius, top: radius, bottom: -radius, far: radius * 6 });
  const floor = new Mesh(
    new PlaneGeometry(radius * 20, radius * 20).rotateX(-Math.PI / 2),
    new ShadowMaterial({ opacity: 0.22 }),
  );
  floor.receiveShadow = true;
  scene.add(key, new HemisphereLight("#ffffff", "#e9dfd0", 0.75), floor);
}

/** Shows a model in one of its finishes on a canvas. Throws where there is no WebGL. Draws only when something moved. */
export function showModel(canvas: HTMLCanvasElement, model: Model, finish: string, start: Turn): ModelView {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  sharpness(0.5);
  const thing = model.build(model.finishes[finish]);
  const { points, radius, longest } = stand(thing);
  const scene = new Scene();
  scene.environment = softBoxes(renderer, 128);
  scene.environmentIntensity = 0.75;
  scene.add(thing);
  lit(scene, radius);
  const middle = new Box3().setFromPoints(points).getCenter(new Vector3());
  const camera: PerspectiveCamera = frame(points, { ...model.camera, azimuth: start.azimuth }, radius);
  // What its picture sees along its length still fits when it is turned to its side.
  const sideways = (longest * 0.52) / Math.tan((camera.fov * Math.PI) / 360);
  const away = Math.max(camera.position.distanceTo(middle), sideways);
  let [now, goal] = [start, start];
  let waiting = 0;
  const draw = () => {
    waiting = 0;
    now = nearer(now, goal);
    const way = new Spherical(away / now.scale, ((90 - now.elevation) * Math.PI) / 180, (now.azimuth * Math.PI) / 180);
    camera.position.setFromSpherical(way).add(middle);
    camera.lookAt(middle);
    scene.environmentRotation.set(0, way.theta, 0);
    renderer.render(scene, camera);
    if (now.azimuth !== goal.azimuth || now.elevation !== goal.elevation || now.scale !== goal.scale) soon();
  };
  const soon = () => {
    if (!waiting) waiting = requestAnimationFrame(draw);
  };
  const fit = () => {
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    soon();
  };
  fit();
  return {
    look(turn, atOnce) {
      goal = turn;
      if (atOnce) now = turn;
      soon();
    },
    fit,
    close() {
      cancelAnimationFrame(waiting);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
