import type { Kinds } from "../studio.ts";
import { acoustics } from "./acoustics.ts";
import { amps } from "./amps.ts";
import { bags } from "./bags.ts";
import { barrelDrums } from "./barrelDrums.ts";
import { books } from "./books.ts";
import { bowed } from "./bowed.ts";
import { brass } from "./brass.ts";
import { cables } from "./cables.ts";
import { carvedElectrics } from "./carvedElectrics.ts";
import { decks } from "./decks.ts";
import { desk } from "./desk.ts";
import { drumKits } from "./drumKits.ts";
import { drums } from "./drums.ts";
import { electrics } from "./electrics.ts";
import { flutes } from "./flutes.ts";
import { freeReeds } from "./freeReeds.ts";
import { indianDrums } from "./indianDrums.ts";
import { indianWinds } from "./indianWinds.ts";
import { keyboards } from "./keyboards.ts";
import { microphones } from "./microphones.ts";
import { mixers } from "./mixers.ts";
import { pianos } from "./pianos.ts";
import { raga } from "./raga.ts";
import { ragaBoxes } from "./ragaBoxes.ts";
import { saxophones } from "./saxophones.ts";
import { sitars } from "./sitars.ts";
import { smallPercussion } from "./smallPercussion.ts";
import { solidBodies } from "./solidBodies.ts";
import { speakers } from "./speakers.ts";
import { stands } from "./stands.ts";
import { stringThings } from "./stringThings.ts";
import { veenas } from "./veenas.ts";
import { wireless } from "./wireless.ts";
import { worldDrums } from "./worldDrums.ts";
import { zithers } from "./zithers.ts";

/** Every kind of thing that can be drawn, by the name that pictures carry. */
export const kinds: Kinds = {
  ...acoustics,
  ...amps,
  ...bags,
  ...barrelDrums,
  ...books,
  ...bowed,
  ...brass,
  ...cables,
  ...carvedElectrics,
  ...decks,
  ...desk,
  ...drumKits,
  ...drums,
  ...electrics,
  ...flutes,
  ...freeReeds,
  ...indianDrums,
  ...indianWinds,
  ...keyboards,
  ...microphones,
  ...mixers,
  ...pianos,
  ...raga,
  ...ragaBoxes,
  ...saxophones,
  ...sitars,
  ...smallPercussion,
  ...solidBodies,
  ...speakers,
  ...stands,
  ...stringThings,
  ...veenas,
  ...wireless,
  ...worldDrums,
  ...zithers,
};
