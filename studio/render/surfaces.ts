import {
  CustomBlending,
  type Material,
  Mesh,
  MeshLambertMaterial,
  NoBlending,
  type Object3D,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderChunk,
  SrcAlphaFactor,
  ZeroFactor,
} from "three";

const ready = new WeakSet<Material>();

/** Objects hide the backdrop: they write colour, and 0 as what they let through; prints on them write colour alone. */
function prepare(material: Material): void {
  if (ready.has(material)) return;
  ready.add(material);
  const print = material.transparent;
  const colour = print ? "vec4( outgoingLight, diffuseColor.a )" : "vec4( outgoingLight, 0. )";
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace("#include <opaque_fragment>", `gl_FragColor = ${colour};`);
  };
  // Materials with a changed program share programs unless the key says otherwise.
  material.customProgramCacheKey = () => (print ? "print" : "object");
  material.blending = print ? CustomBlending : NoBlending;
  if (!print) return;
  material.blendSrc = SrcAlphaFactor;
  material.blendDst = OneMinusSrcAlphaFactor;
  material.blendSrcAlpha = ZeroFactor;
  material.blendDstAlpha = OneMinusSrcAlphaFactor;
  material.polygonOffset = true;
  material.polygonOffsetFactor = -2;
  material.depthWrite = false;
}

/** Makes all materials of a thing fit for the studio. */
export function prepareAll(thing: Object3D): void {
  thing.traverse((part) => {
    if (part instanceof Mesh) for (const material of [part.material].flat()) prepare(material);
  });
}

/** The floor: it writes how much light reaches it, and no colour; the backdrop shows by that. */
export function floor(size: number): Mesh {
  const material = new MeshLambertMaterial({ color: "#ffffff", blending: NoBlending });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <opaque_fragment>",
      "gl_FragColor = vec4( 0., 0., 0., reflectedLight.directDiffuse.g * PI );",
    );
    // It casts no shadow on itself, so it needs no bias, which would leave a bright line where things touch it.
    shader.vertexShader = shader.vertexShader.replace(
      "#include <shadowmap_vertex>",
      ShaderChunk.shadowmap_vertex.replaceAll("directionalLightShadows[ i ].shadowNormalBias", "0.0"),
    );
  };
  material.customProgramCacheKey = () => "floor";
  material.defines = { FLOOR: "" };
  const plane = new Mesh(new PlaneGeometry(size, size).rotateX(-Math.PI / 2), material);
  plane.receiveShadow = true;
  return plane;
}
