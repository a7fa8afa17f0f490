import { leather } from "./hide.ts";

/** The covering of amplifiers: cloth with vinyl that is pressed like coarse leather. */
export const tolex = (colour: string) => leather(colour, 5, { bumpScale: 1.6, roughness: 0.6 });
