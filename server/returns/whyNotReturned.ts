import type { Requested } from "./requestReturn.ts";

/** Why a return could not be asked for, in words for whoever asks. */
export const whyNotReturned: Record<Exclude<Requested, "requested">, string> = {
  not_delivered: "Only what has been delivered, and is not on its way back already, can be returned.",
  too_late: "The days for a change of mind are over. If something is wrong with it, please choose what.",
  too_many: "More than was bought can't come back.",
};
