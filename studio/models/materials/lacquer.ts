import { physical, type Surface } from "./physical.ts";

/** Paint under clear lacquer: a solid-colour guitar, a piano. */
export const lacquer = (color: string, rest: Surface = {}) =>
  physical({ color, roughness: 0.4, clearcoat: 1, clearcoatRoughness: 0.06, ...rest });

/** Moulded plastic; more `roughness` is more matt. */
export const plastic = (color: string, roughness = 0.46, rest: Surface = {}) =>
  physical({ color, roughness, clearcoat: 0.15, clearcoatRoughness: 0.4, ...rest });

/** Rubber, foam, felt: nothing shines. */
export const matt = (color: string, rest: Surface = {}) => physical({ color, roughness: 0.92, ...rest });

/** Bone, ivory and cream plastic: nuts, saddles, bindings. */
export const ivory = (rest: Surface = {}) =>
  physical({ color: "#efe6cf", roughness: 0.35, clearcoat: 0.8, clearcoatRoughness: 0.12, ...rest });

/** Mother of pearl. */
export const pearl = (rest: Surface = {}) =>
  physical({ color: "#e9e6dd", roughness: 0.16, clearcoat: 1, clearcoatRoughness: 0.05, iridescence: 0.6, ...rest });
