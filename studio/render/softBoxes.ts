import {
  AdditiveBlending,
  BackSide,
  Color,
  DoubleSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from "three";

type Panel = { size: [number, number]; at: [number, number, number]; strength: number; colour?: string };

/** Even boxes, in metres and seen from the camera: key, right strip, left strip, top at the back, a card in front. */
const boxes: Panel[] = [
  { size: [14, 9], at: [-7, 13, 8], strength: 5.2, colour: "#fffaf2" },
  { size: [3.2, 18], at: [16, 5, 5], strength: 4.2, colour: "#f4f8ff" },
  { size: [3, 16], at: [-17, 4, -4], strength: 3.4 },
  { size: [16, 3], at: [0, 12, -12], strength: 3.2 },
  { size: [9, 12], at: [5, 2, 22], strength: 0.6 },
];

/** Panels that fade to their edges: what makes lacquer look like lacquer. */
const graded: Panel[] = [
  { size: [16, 20], at: [-17, 5, 9], strength: 4.2 },
  { size: [12, 16], at: [19, 4, 10], strength: 2 },
  { size: [30, 10], at: [0, 17, -9], strength: 1.3 },
];

const even = ({ strength, colour = "#ffffff" }: Panel): Material =>
  new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), side: DoubleSide });

const fading = ({ strength }: Panel): Material =>
  new ShaderMaterial({
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
    side: DoubleSide,
    uniforms: { strength: { value: strength } },
    vertexShader:
      "varying vec2 p; void main() { p = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1. ); }",
    fragmentShader: `varying vec2 p; uniform float strength;
      void main() {
        float a = smoothstep( 0., .5, p.x ) * smoothstep( 1., .55, p.x ) * smoothstep( 0., .35, p.y ) * smoothstep( 1., .7, p.y );
        gl_FragColor = vec4( vec3( strength * a ), 1. );
      }`,
  });

/** The room: grey walls, a pale floor that darkens towards the horizon. */
const room = new ShaderMaterial({
  side: BackSide,
  vertexShader:
    "varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1. ); }",
  fragmentShader: `varying vec3 way;
    void main() {
      float y = normalize( way ).y;
      vec3 low = vec3( .62, .60, .57 ) * smoothstep( .1, -.6, y ) + vec3( .10 ) * smoothstep( -.5, 0., y );
      vec3 high = mix( vec3( .12, .12, .125 ), vec3( .16 ), smoothstep( 0., .8, y ) );
      gl_FragColor = vec4( y < 0. ? low : high, 1. );
    }`,
});

/** What polished things reflect; `size` pixels for each side of the room. */
export function softBoxes(renderer: WebGLRenderer, size = 256): Texture {
  const scene = new Scene();
  scene.add(new Mesh(new SphereGeometry(50, 32, 24), room));
  for (const [panels, material] of [
    [boxes, even],
    [graded, fading],
  ] as const)
    for (const panel of panels) {
      const plane = new Mesh(new PlaneGeometry(...panel.size), material(panel));
      plane.position.copy(new Vector3(...panel.at));
      plane.lookAt(0, 0, 0);
      scene.add(plane);
    }
  return new PMREMGenerator(renderer).fromScene(scene, 0, 0.1, 100, { size }).texture;
}
