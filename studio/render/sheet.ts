import { Camera, Mesh, NoBlending, PlaneGeometry, Scene, ShaderMaterial, type WebGLRenderer } from "three";

/** Runs a shader over a whole picture. `body` is the fragment shader's text; its place, 0 to 1, is in `p`. */
export function sheet<Uniforms extends ShaderMaterial["uniforms"]>(body: string, uniforms: Uniforms) {
  const material = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms,
    vertexShader: "varying vec2 p; void main() { p = uv; gl_Position = vec4( position.xy, 0., 1. ); }",
    fragmentShader: `varying vec2 p; ${body}`,
  });
  const plane = new Mesh(new PlaneGeometry(2, 2), material);
  plane.frustumCulled = false;
  const scene = new Scene();
  scene.add(plane);
  const camera = new Camera();
  return { uniforms, run: (renderer: WebGLRenderer) => renderer.render(scene, camera) };
}
