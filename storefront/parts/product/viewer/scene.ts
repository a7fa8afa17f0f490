import { Box3, Matrix4, type PerspectiveCamera, Scene, Vector3, WebGLRenderer } from "three";
import type { Camera, Hour, Model } from "../../../../studio/models/model.ts";
import { sharpness } from "../../../../studio/models/texture.ts";
import { frame } from "../../../../studio/render/frame.ts";
import { stand } from "../../../../studio/render/shoot.ts";
import { softBoxes } from "../../../../studio/render/softBoxes.ts";
import { floor, prepareAll } from "../../../../studio/render/surfaces.ts";
import { watchBusy } from "./busy.ts";
import { openLight, ROUNDS } from "./light.ts";
import { type Frame, openPace } from "./pace.ts";
import { nearer, same, type Turn } from "./turn.ts";

export type ModelView = {
  /** Where it is looked at from on; it comes to rest there with this inertia, in milliseconds, 0 for at once. */
  look: (turn: Turn, inertia: number) => void;
  /** Stops it where it is, and says where. */
  hold: () => Turn;
  /** The canvas has another size. */
  fit: () => void;
  close: () => void;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a model is first looked at from. */
export const firstTurn = ({ camera: { azimuth, elevation } }: Model): Turn => ({ azimuth, elevation, scale: 1 });

/**
 * Turns the picture's own camera about the middle of the thing, which stays where it is in the picture. What its picture sees along its
 * length still fits when it is turned to its side: the camera goes back by then.
 */
function orbit(still: PerspectiveCamera, points: Vector3[], { azimuth: first, roll = 0 }: Camera, radius: number) {
  const box = new Box3().setFromPoints(points);
  const [middle, longest] = [box.getCenter(new Vector3()), Math.max(...box.getSize(new Vector3()).toArray())];
  const sideways = (longest * 0.52) / Math.tan(radians(still.fov / 2));
  const held = middle.clone().applyMatrix4(new Matrix4().copy(still.matrixWorld).invert());
  const camera = still.clone();
  return (turn: Turn): PerspectiveCamera => {
    const [azimuth, elevation] = [radians(turn.azimuth), radians(turn.elevation)];
    const flat = Math.cos(elevation);
    camera.position.set(Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat).add(middle);
    camera.lookAt(middle);
    camera.rotateZ(radians(-roll));
    const back = Math.max(0, sideways + held.z) * Math.abs(Math.sin(azimuth - radians(first)));
    const distance = (back - held.z) / turn.scale;
    camera.position.copy(middle).sub(new Vector3(held.x, held.y, -distance).applyQuaternion(camera.quaternion));
    camera.near = Math.max(0.1, distance - radius * 3);
    camera.far = distance + radius * 60;
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    return camera;
  };
}

/**
 * Shows a model in one of its finishes on a square canvas: in its picture's pose, light and backdrop, by day or by night as the
 * screen is. `seen` is called once it may be seen in place of the picture: it looks as that does, or it was moved; a machine that can't
 * gather the light keeps the picture until then. Throws where there is no WebGL 2. Draws only when something moves, and until the light
 * has come together.
 */
export function showModel(
  canvas: HTMLCanvasElement,
  model: Model,
  finish: string,
  start: Turn,
  seen: () => void,
): ModelView {
  const renderer = new WebGLRenderer({ canvas, antialias: false });
  sharpness(0.5);
  const thing = model.build(model.finishes[finish]);
  prepareAll(thing);
  const stood = stand(thing);
  const { points, radius } = stood;
  const scene = new Scene();
  scene.environment = softBoxes(renderer, 128);
  scene.add(thing, floor(radius * 100));
  const light = openLight(renderer, scene, stood, model.camera.lightFromRight ?? false);
  const still = frame(points, model.camera, radius);
  const from = orbit(still, points, model.camera, radius);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let [now, goal, inertia] = [start, start, 0];
  let [round, waiting, last] = [-1, 0, 0];
  const pace = openPace();
  const card = watchBusy(renderer.getContext());
  let before: Frame | undefined;
  let moved = false;
  const draw = (time: number) => {
    waiting = 0;
    if (card.busy()) return soon();
    const hour: Hour = dark.matches ? "night" : "day";
    if (before && pace.took(before, time - last)) {
      light.resize(canvas.width, pace.parts);
      round = -1;
      if (!pace.rounds() && !moved) return;
    }
    if (!same(now, goal)) {
      now = nearer(now, goal, before === "sketch" ? time - last : 16, inertia);
      round = -1;
    }
    const [camera, turn] = [from(now), radians(now.azimuth)];
    if (round < 0) light.sketch(camera, turn, hour);
    else light.round(round, camera, turn, hour);
    card.drew();
    before = round < 0 ? "sketch" : "round";
    last = time;
    if (pace.probing()) return soon();
    if (same(now, goal)) round++;
    if (round < (pace.rounds() ? ROUNDS : 0)) return soon();
    before = undefined;
    if (pace.rounds()) seen();
  };
  const soon = () => {
    if (!waiting) waiting = requestAnimationFrame(draw);
  };
  const again = () => {
    round = -1;
    soon();
  };
  const fit = () => {
    const pixels = Math.round(canvas.clientWidth * Math.min(2, window.devicePixelRatio));
    renderer.setPixelRatio(1);
    renderer.setSize(pixels, pixels, false);
    light.resize(pixels, pace.parts);
    again();
  };
  dark.addEventListener("change", again);
  fit();
  return {
    look(turn, slowly) {
      if (same(turn, goal)) return;
      [goal, inertia] = [turn, slowly];
      if (!slowly) now = turn;
      moved = true;
      seen();
      again();
    },
    hold() {
      goal = now;
      return now;
    },
    fit,
    close() {
      cancelAnimationFrame(waiting);
      dark.removeEventListener("change", again);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
