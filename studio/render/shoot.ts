import "./shading.ts";
import {
  BasicShadowMap,
  Box3,
  Color,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  LinearSRGBColorSpace,
  Mesh,
  NearestFilter,
  type Object3D,
  Scene,
  Texture,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Camera, CloseUp, Hour } from "../models/model.ts";
import { develop } from "./develop.ts";
import { corners, frame, frameClose } from "./frame.ts";
import { backdrops, halton, lightsOf } from "./rig.ts";
import { sheet } from "./sheet.ts";
import { softBoxes } from "./softBoxes.ts";
import { floor, prepareAll } from "./surfaces.ts";

const SHADOW_MAP = 1024;

/** A studio: one renderer and its soft boxes, for any number of pictures. */
export function openStudio() {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.autoClear = false;
  const boxes = softBoxes(renderer);
  return {
    /** Seats a thing for its pictures, as many as are wanted until it leaves. */
    seat(thing: Object3D) {
      prepareAll(thing);
      const stood = stand(thing);
      return {
        /** Its picture, `size` pixels square, from `passes` rounds of light, as a PNG's data URL. */
        shoot(view: Camera | CloseUp, size: number, passes: number, hour: Hour): string {
          shoot(renderer, boxes, thing, stood, view, size, passes, hour);
          return renderer.domElement.toDataURL("image/png");
        },
        leave: () => discard(thing),
      };
    },
  };
}

export type Stood = { points: Vector3[]; radius: number; middle: Vector3; moved: Vector3 };

/** Puts the thing on the floor, about the middle; a hair into it, so that no light leaks under. */
export function stand(thing: Object3D): Stood {
  const box = new Box3().setFromPoints(corners(thing));
  const [size, centre] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  const moved = new Vector3(-centre.x, -box.min.y - size.length() * 0.0012, -centre.z);
  thing.position.add(moved);
  return { points: corners(thing), radius: size.length() / 2, middle: new Vector3(0, size.y / 2, 0), moved };
}

/** So many lights with shadows, for a thing of this radius (centimetres); where they stand is said each round. */
export function lamps(count: number, radius: number, middle: Vector3): DirectionalLight[] {
  return Array.from({ length: count }, () => {
    const lamp = new DirectionalLight("#ffffff", 1);
    lamp.castShadow = true;
    lamp.target.position.copy(middle);
    const { shadow } = lamp;
    shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP);
    shadow.normalBias = radius * 0.003;
    shadow.bias = -0.0005;
    const { camera } = shadow;
    camera.left = camera.bottom = -radius * 1.05;
    camera.right = camera.top = radius * 1.05;
    camera.near = 1;
    camera.far = radius * 8;
    return lamp;
  });
}

const target = (size: number, type: typeof FloatType | typeof HalfFloatType, depthBuffer: boolean) =>
  new WebGLRenderTarget(size, size, { type, minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer });

function shoot(
  renderer: WebGLRenderer,
  boxes: Texture,
  thing: Object3D,
  { points, radius, middle, moved }: Stood,
  view: Camera | CloseUp,
  size: number,
  passes: number,
  hour: Hour,
): void {
  renderer.setSize(size, size, false);
  const camera = "at" in view ? frameClose(view, moved, radius) : frame(points, view, radius);
  const turn = (view.azimuth * Math.PI) / 180;
  const scene = new Scene();
  scene.environment = boxes;
  scene.environmentRotation.set(0, turn, 0);
  const lights = lamps(4, radius, middle);
  const ground = floor(radius * 100);
  scene.add(thing, ground, ...lights, ...lights.map((light) => light.target));
  const pass = target(size, HalfFloatType, true);
  let [sum, next] = [target(size, FloatType, false), target(size, FloatType, false)];
  renderer.setRenderTarget(sum);
  renderer.setClearColor(0, 0);
  renderer.clear();
  // Sparks brighter than twelve times white would stay visible as single dots.
  const adding = sheet(
    "uniform sampler2D a, b; void main() { gl_FragColor = texture2D( a, p ) + min( texture2D( b, p ), vec4( 12. ) ); }",
    { a: { value: sum.texture }, b: { value: pass.texture } },
  );
  let sky = 0;
  for (let n = 0; n < passes; n++) {
    let here = 0;
    for (const [k, { from, strength, colour }] of lightsOf(n, view.lightFromRight ?? false, hour).entries()) {
      const lamp = lights[k];
      if (!lamp) continue;
      from.applyAxisAngle(new Vector3(0, 1, 0), turn);
      lamp.position.copy(middle).addScaledVector(from, radius * 3);
      lamp.color.set(colour);
      lamp.intensity = strength;
      lamp.shadow.radius = n + k * 67;
      here += Math.max(0, from.y) * strength * lamp.color.g;
    }
    sky += here;
    camera.setViewOffset(size, size, halton(n + 1, 5) - 0.5, halton(n + 1, 7) - 0.5, size, size);
    renderer.setRenderTarget(pass);
    renderer.setClearColor(0, here);
    renderer.clear();
    renderer.render(scene, camera);
    adding.uniforms.a.value = sum.texture;
    renderer.setRenderTarget(next);
    adding.run(renderer);
    [sum, next] = [next, sum];
  }
  renderer.setRenderTarget(null);
  sheet(develop, {
    sum: { value: sum.texture },
    passes: { value: passes },
    sky: { value: sky },
    backdrop: { value: new Color(backdrops[hour].colour) },
    falloff: { value: backdrops[hour].falloff },
  }).run(renderer);
  for (const used of [pass, sum, next]) used.dispose();
  for (const light of lights) light.dispose();
  scene.clear();
}

/** Frees what a thing's picture took on the graphics side. */
function discard(thing: Object3D): void {
  thing.removeFromParent();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat()) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
