import "../../../../studio/render/shading.ts";
import {
  BasicShadowMap,
  Color,
  HalfFloatType,
  HemisphereLight,
  LinearFilter,
  LinearSRGBColorSpace,
  type PerspectiveCamera,
  type Scene,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Hour } from "../../../../studio/models/model.ts";
import { develop } from "../../../../studio/render/develop.ts";
import { backdrops, halton, type Light, lightsOf } from "../../../../studio/render/rig.ts";
import { sheet } from "../../../../studio/render/sheet.ts";
import { lamps, type Stood } from "../../../../studio/render/shoot.ts";
import type { Frame } from "./pace.ts";

/** Rounds of light after which the model looks as its picture does. */
export const ROUNDS = 16;

/** How much the `n`th round, from 0, counts in the mean: a little at first, so that a sketch goes over into it without a start, of which at last a hundredth is left. */
const shareOf = (n: number): number => 2 / (n + 5);

/**
 * Takes light into the mean. Sparks brighter than twelve times white would stay as dots, as in the studio. On the floor, which has no colour,
 * a shadow comes as grains, of which nine beside one another make a shade; `lifted` is how much of the sky gets into it.
 */
const take = `uniform sampler2D a, b; uniform vec2 texel; uniform float share, sky, lifted;
  bool onFloor( vec4 light ) { return light.r + light.g + light.b == 0.; }
  void main() {
    vec4 light = min( texture2D( b, p ), vec4( 12. ) );
    if ( onFloor( light ) ) {
      float sum = 0., count = 0.;
      for ( float x = -1.; x < 2.; x++ )
        for ( float y = -1.; y < 2.; y++ ) {
          vec4 beside = texture2D( b, p + vec2( x, y ) * texel );
          if ( onFloor( beside ) ) { sum += beside.a; count++; }
        }
      light.a = mix( sum / count, sky, lifted );
    }
    gl_FragColor = mix( texture2D( a, p ), light, share );
  }`;

/** The studio's lights as one round: each where its rounds lie in the mean; of what comes from all sides, most is in `sky` and `ground`. */
function inOne(mirrored: boolean, hour: Hour): { lights: Light[]; sky: number; ground: number } {
  const all = Array.from({ length: ROUNDS }, (_, n) => lightsOf(n, mirrored, hour));
  const lights = (all[0] ?? []).map(({ colour, strength }, k) => {
    const sum = all.reduce(
      (sum, round) => sum.addScaledVector(round[k]?.from ?? sum, round[k]?.strength ?? 0),
      new Vector3(),
    );
    const share = k === 2 ? 0.25 * strength : sum.length() / ROUNDS;
    return { from: sum.normalize(), strength: share, colour };
  });
  const dome = 0.42 * (all[0]?.[2]?.strength ?? 0);
  return hour === "day" ? { lights, sky: dome + 0.06, ground: 0.15 } : { lights, sky: dome, ground: 0 };
}

/**
 * The studio's light on a scene, drawn into the renderer's canvas: while something moves a sketch of one round a frame, and when it
 * stands still the studio's own rounds, each taken into the mean, until the picture is the one that the studio takes.
 * Throws where the browser can't draw light brighter than white.
 */
export function openLight(renderer: WebGLRenderer, scene: Scene, { radius, middle }: Stood, mirrored: boolean) {
  const { extensions } = renderer;
  if (!extensions.has("EXT_color_buffer_float") && !extensions.has("EXT_color_buffer_half_float"))
    throw new Error("This browser draws no light brighter than white.");
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.autoClear = false;
  const lights = lamps(4, radius, middle);
  const around = new HemisphereLight("#ffffff", "#ffffff", 0);
  scene.add(around, ...lights, ...lights.map((light) => light.target));
  const target = (samples: number) =>
    new WebGLRenderTarget(1, 1, {
      type: HalfFloatType,
      samples,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    });
  const [round, sketch] = [target(0), target(4)];
  let [mean, next] = [target(0), target(0)];
  const taking = sheet(take, {
    a: { value: mean.texture },
    b: { value: round.texture },
    texel: { value: new Vector2() },
    share: { value: 1 },
    sky: { value: 1 },
    lifted: { value: 0 },
  });
  const developing = sheet(develop, {
    sum: { value: mean.texture },
    passes: { value: 1 },
    sky: { value: 1 },
    backdrop: { value: new Color() },
    falloff: { value: 0 },
  });
  const sketched = { day: inOne(mirrored, "day"), night: inOne(mirrored, "night") };
  let size = 1;
  let sky = 1;

  /** Sets the lights, turned with the camera as in the studio, and answers how much of them an empty floor gets. */
  const shine = (list: Light[], turn: number, seed: number): number => {
    let here = 0;
    for (const [k, { from, strength, colour }] of list.entries()) {
      const lamp = lights[k];
      if (!lamp) continue;
      const way = from.clone().applyAxisAngle(new Vector3(0, 1, 0), turn);
      lamp.position.copy(middle).addScaledVector(way, radius * 3);
      lamp.color.set(colour);
      lamp.intensity = strength;
      lamp.shadow.radius = seed + k * 67;
      here += Math.max(0, way.y) * strength * lamp.color.g;
    }
    scene.environmentRotation.set(0, turn, 0);
    return here;
  };
  /** Draws a round, takes a share of it into the mean, and shows what that has become. */
  const draw = (camera: PerspectiveCamera, on: WebGLRenderTarget, here: number, share: number, hour: Hour) => {
    renderer.setRenderTarget(on);
    renderer.setClearColor(0, here);
    renderer.clear();
    renderer.render(scene, camera);
    const { uniforms } = taking;
    uniforms.a.value = mean.texture;
    uniforms.b.value = on.texture;
    uniforms.texel.value.setScalar(1 / on.width);
    uniforms.share.value = share;
    uniforms.sky.value = here;
    uniforms.lifted.value = on === sketch ? 0.2 : 0;
    renderer.setRenderTarget(next);
    taking.run(renderer);
    [mean, next] = [next, mean];
    sky += (here - sky) * share;
    renderer.setRenderTarget(null);
    developing.uniforms.sum.value = mean.texture;
    developing.uniforms.sky.value = sky;
    developing.uniforms.backdrop.value.set(backdrops[hour].colour);
    developing.uniforms.falloff.value = backdrops[hour].falloff;
    developing.run(renderer);
  };

  return {
    /** The canvas is so many pixels wide and high, of which a part is drawn for a sketch and for a round. */
    resize(pixels: number, parts: Record<Frame, number>): void {
      size = Math.max(1, Math.round(pixels * parts.round));
      for (const full of [round, mean, next]) full.setSize(size, size);
      const small = Math.min(size, Math.round(pixels * parts.sketch));
      sketch.setSize(small, small);
    },
    /** Draws at once what the rounds will refine. `turn`: how far the camera is round the thing, in radians. */
    sketch(camera: PerspectiveCamera, turn: number, hour: Hour): void {
      const { lights: list, sky: above, ground } = sketched[hour];
      around.intensity = 1;
      around.color.setScalar(above);
      around.groundColor.setScalar(ground);
      camera.clearViewOffset();
      draw(camera, sketch, shine(list, turn, 0), 1, hour);
    },
    /** Takes the `n`th round, from 0, into the picture. */
    round(n: number, camera: PerspectiveCamera, turn: number, hour: Hour): void {
      around.intensity = 0;
      camera.setViewOffset(size, size, halton(n + 1, 5) - 0.5, halton(n + 1, 7) - 0.5, size, size);
      draw(camera, round, shine(lightsOf(n, mirrored, hour), turn, n), shareOf(n), hour);
    },
  };
}
