/**
 * From the summed light to the picture: the mean, Khronos' neutral tone curve on the object alone, the backdrop where
 * the light reaches it, sRGB, and half a step of ordered noise against banding. `sum` is the light, `passes` how many,
 * `sky` the light that an empty floor got, `falloff` how much darker the backdrop gets away from the thing.
 */
export const develop = `
  uniform sampler2D sum; uniform float passes, sky, falloff; uniform vec3 backdrop;
  vec3 neutral( vec3 c ) {
    float start = .76, desaturation = .15;
    float least = min( c.r, min( c.g, c.b ) );
    c -= least < .08 ? least - 6.25 * least * least : .04;
    float peak = max( c.r, max( c.g, c.b ) );
    if ( peak < start ) return c;
    float d = 1. - start, bent = 1. - d * d / ( peak + d - start );
    c *= bent / peak;
    return mix( c, vec3( bent ), 1. - 1. / ( desaturation * ( peak - bent ) + 1. ) );
  }
  vec3 srgb( vec3 c ) {
    c = clamp( c, 0., 1. );
    return mix( 12.92 * c, 1.055 * pow( c, vec3( 1. / 2.4 ) ) - .055, step( .0031308, c ) );
  }
  void main() {
    vec4 light = texture2D( sum, p );
    float through = clamp( light.a / sky, 0., 1. );
    vec2 q = p - vec2( .5, .42 );
    vec3 behind = backdrop * max( .2, 1.035 - falloff * dot( q, q ) );
    vec3 colour = srgb( neutral( light.rgb / passes * 1.42 ) + mix( pow( through, .92 ), through, .5 ) * behind );
    float grain = fract( 52.9829189 * fract( dot( gl_FragCoord.xy, vec2( .06711056, .00583715 ) ) ) );
    gl_FragColor = vec4( colour + ( grain - .5 ) / 255., 1. );
  }`;
