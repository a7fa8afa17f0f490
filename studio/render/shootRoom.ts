import "./shading.ts";
import {
  BasicShadowMap,
  Color,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  LinearSRGBColorSpace,
  NearestFilter,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Hour } from "../models/model.ts";
import { type Room, SHAPES, type Shape } from "../models/room.ts";
import { develop } from "./develop.ts";
import { halton, type Light } from "./rig.ts";
import { sheet } from "./sheet.ts";
import { softBoxes } from "./softBoxes.ts";
import { prepareAll } from "./surfaces.ts";

const SHADOW_MAP = 2048;

/** How much polished things give back of the soft boxes. */
const reflections: Record<Hour, number> = { day: 0.75, night: 0.22 };

/** The light of a pass beside the sun's: by the window, from the sky, from the room behind the viewer, and off the floor. */
function indoors(pass: number, hour: Hour): Light[] {
  const [u, turn] = [halton(pass + 1, 2), halton(pass + 1, 3) * Math.PI * 2];
  const [a, b] = [halton(pass + 1, 5), halton(pass + 1, 7)];
  const sky = new Vector3(
    Math.cos(turn) * Math.sqrt(u),
    Math.sqrt(Math.max(0.01, 1 - u)),
    Math.sin(turn) * Math.sqrt(u),
  );
  const by = new Vector3(0.95 + (a - 0.5) * 0.7, 0.75 + (b - 0.5) * 0.9, 0.9 + (a - b) * 0.8).normalize();
  const behind = new Vector3(-0.7 + (b - 0.5) * 0.8, 0.5 + (a - 0.5) * 0.6, 1).normalize();
  const below = new Vector3((a - 0.5) * 2, -0.45 - b * 0.5, 0.9).normalize();
  return hour === "day"
    ? [
        { from: by, strength: 1.6, colour: "#fff3e2" },
        { from: sky, strength: 1.1, colour: "#f3f4ff" },
        { from: behind, strength: 0.75, colour: "#fff6ea" },
        { from: below, strength: 0.35, colour: "#ffe2c4" },
      ]
    : [
        { from: by, strength: 0.3, colour: "#ffd9a8" },
        { from: sky, strength: 0.4, colour: "#aab4ff" },
        { from: behind, strength: 0.3, colour: "#8f9bff" },
        { from: below, strength: 0.06, colour: "#ffc890" },
      ];
}

/** The sun of a pass: nearly a point, so that a window's bars are seen on the wall. */
function sunOf(room: Room, hour: Hour, pass: number): Light {
  const { from, strength, colour } = room.sun[hour];
  const [u, w] = [halton(pass + 1, 2) - 0.5, halton(pass + 1, 3) - 0.5];
  const beside = new Vector3(u, w, u - w).multiplyScalar(0.014);
  return { from: new Vector3(...from).normalize().add(beside).normalize(), strength, colour };
}

function lamps({ middle, radius }: Room["lit"]): DirectionalLight[] {
  return Array.from({ length: 4 }, () => {
    const lamp = new DirectionalLight("#ffffff", 1);
    lamp.castShadow = true;
    lamp.target.position.set(...middle);
    const { shadow } = lamp;
    shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP);
    shadow.normalBias = radius * 0.0015;
    shadow.bias = -0.0004;
    const { camera } = shadow;
    camera.left = camera.bottom = -radius;
    camera.right = camera.top = radius;
    camera.near = 1;
    camera.far = radius * 8;
    return lamp;
  });
}

/**
 * A picture of a room from `passes` rounds of light, as a PNG's data URL; `width` is in pixels, the height goes by the shape. The sun
 * has a round of its own in each pass, as the window's bars stand in its way alone.
 */
export function shootRoom(room: Room, shape: Shape, hour: Hour, width: number, passes: number): string {
  const [wide, high] = SHAPES[shape];
  const height = Math.round((width * high) / wide);
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.autoClear = false;
  renderer.setSize(width, height, false);
  const things = room.build();
  prepareAll(things);
  const screen = room.screen();
  const lights = lamps(room.lit);
  const scene = new Scene();
  scene.environment = softBoxes(renderer);
  scene.add(things, screen, ...lights, ...lights.map((light) => light.target));
  const { from, towards, lens } = room.views[shape];
  const camera = new PerspectiveCamera(lens, width / height, 20, 3000);
  camera.position.set(...from);
  camera.lookAt(...towards);
  const target = (type: typeof FloatType | typeof HalfFloatType, depthBuffer: boolean) =>
    new WebGLRenderTarget(width, height, { type, minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer });
  const pass = target(HalfFloatType, true);
  let [sum, next] = [target(FloatType, false), target(FloatType, false)];
  renderer.setRenderTarget(sum);
  renderer.setClearColor(0, 0);
  renderer.clear();
  const adding = sheet(
    "uniform sampler2D a, b; void main() { gl_FragColor = texture2D( a, p ) + min( texture2D( b, p ), vec4( 12. ) ); }",
    { a: { value: sum.texture }, b: { value: pass.texture } },
  );
  const add = (shining: Light[]): void => {
    for (const [k, lamp] of lights.entries()) {
      const light = shining[k];
      lamp.visible = light !== undefined;
      if (!light) continue;
      lamp.position.set(...room.lit.middle).addScaledVector(light.from, room.lit.radius * 3);
      lamp.color.set(light.colour);
      lamp.intensity = light.strength;
    }
    renderer.setRenderTarget(pass);
    renderer.clear();
    renderer.render(scene, camera);
    adding.uniforms.a.value = sum.texture;
    renderer.setRenderTarget(next);
    adding.run(renderer);
    [sum, next] = [next, sum];
  };
  for (let n = 0; n < passes; n++) {
    camera.setViewOffset(width, height, halton(n + 1, 5) - 0.5, halton(n + 1, 7) - 0.5, width, height);
    for (const [k, lamp] of lights.entries()) lamp.shadow.radius = n + k * 67;
    screen.visible = true;
    scene.environmentIntensity = 0;
    add([sunOf(room, hour, n)]);
    screen.visible = false;
    scene.environmentIntensity = reflections[hour];
    add(indoors(n, hour));
  }
  renderer.setRenderTarget(null);
  sheet(develop, {
    sum: { value: sum.texture },
    passes: { value: passes },
    sky: { value: 1 },
    backdrop: { value: new Color("#000000") },
    falloff: { value: 0 },
  }).run(renderer);
  const url = renderer.domElement.toDataURL("image/png");
  renderer.dispose();
  return url;
}
