import { physical, type Surface } from "./physical.ts";

const metal =
  (color: string, roughness: number) =>
  (rest: Surface = {}) =>
    physical({ color, metalness: 1, roughness, ...rest });

export const chrome = metal("#d9dadc", 0.12);
export const nickel = metal("#b9b6ae", 0.3);
export const steel = metal("#a9abae", 0.36);
export const silver = metal("#dcdad4", 0.2);
export const gold = metal("#e6c383", 0.2);
export const brass = metal("#d6b478", 0.26);
export const bronze = metal("#c29a62", 0.32);
export const copper = metal("#d08a63", 0.24);
export const iron = metal("#4b4c50", 0.5);
export const blackMetal = metal("#202124", 0.42);

/** Brass under golden lacquer, as wind instruments have it. */
export const lacqueredBrass = (rest: Surface = {}) =>
  gold({ color: "#e8c078", roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05, ...rest });
