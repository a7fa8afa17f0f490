import { ShaderChunk } from "three";

/**
 * Changes three's shading to the studio's: diffuse light comes from lights with shadows only, reflections from the soft
 * boxes only, and a place that this pass's lights don't reach reflects less too.
 */
const chunks: Record<string, string> = ShaderChunk;

function change(chunk: string, from: string | RegExp, to: string): void {
  const before = chunks[chunk] ?? "";
  const after = before.replace(from, to);
  if (after === before) throw new Error(`three's ${chunk} has no ${from} any longer.`);
  chunks[chunk] = after;
}

change("lights_fragment_maps", "iblIrradiance += getIBLIrradiance( geometryNormal );", "");
change(
  "lights_physical_pars_fragment",
  "reflectedLight.directSpecular += irradiance * specularBRDF",
  "reflectedLight.directSpecular += 0.0 * irradiance * specularBRDF",
);
change(
  "lights_physical_pars_fragment",
  "clearcoatSpecularDirect += ccIrradiance *",
  "clearcoatSpecularDirect += 0.0 * ccIrradiance *",
);
change(
  "lights_fragment_begin",
  /(directLight\.color \*= \( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap[^;]*;)/,
  `unshaded = directLight.color.g;
   $1
   { float share = max( 0.0, dot( geometryNormal, directLight.direction ) ) + 0.02;
     seen += share * directLight.color.g / max( 1e-5, unshaded );
     possible += share; }`,
);
change(
  "lights_fragment_begin",
  "DirectionalLight directionalLight;",
  "float unshaded, seen = 0.0, possible = 1e-4; DirectionalLight directionalLight;",
);
change(
  "lights_fragment_maps",
  "radiance += iblRadiance;",
  "float reached = mix( 0.18, 1.0, seen / possible ); radiance += iblRadiance * reached;",
);
change("lights_fragment_maps", "clearcoatRadiance += ", "clearcoatRadiance += reached * ");

// Each pixel looks up the shadow a little beside its place, elsewhere in each pass (`shadowRadius` carries the pass): the
// sum of many hard shadows becomes a soft one without steps. On the floor the farther what casts it, the farther beside.
change(
  "shadowmap_pars_fragment",
  "float depth = texture2D( shadowMap, shadowCoord.xy ).r;",
  `vec2 spot = gl_FragCoord.xy + 5.588238 * shadowRadius;
   float chance = fract( 52.9829189 * fract( dot( spot, vec2( 0.06711056, 0.00583715 ) ) ) );
   float round = 6.2831853 * fract( 52.9829189 * fract( dot( spot.yx + 37.7, vec2( 0.06711056, 0.00583715 ) ) ) );
   vec2 beside = sqrt( chance ) * vec2( cos( round ), sin( round ) );
   float reach = 2.4 / shadowMapSize.x;
   #ifdef FLOOR
   reach += min( 0.05, 0.5 * max( 0.0, shadowCoord.z - texture2D( shadowMap, shadowCoord.xy - 0.04 * beside.yx ).r ) );
   #endif
   float depth = texture2D( shadowMap, shadowCoord.xy + reach * beside ).r;`,
);
