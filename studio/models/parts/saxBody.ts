import { keyedTube } from "./keyedTube.ts";
import { mix } from "./vector.ts";

/** The heights between which an alto saxophone's straight body runs. */
export const saxEnds = { top: 56, foot: 9 } as const;

/** Its radius by the height: a slow cone. */
export const saxCone = (y: number): number => mix(1.22, 2.95, (saxEnds.top - y) / (saxEnds.top - saxEnds.foot));

/** Places on it: 0 degrees to the bell, 90 to the viewer. */
export const saxBody = keyedTube(saxCone);
