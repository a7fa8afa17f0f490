import type { Requested } from "./requestReturn.ts";

/** Why a return could not be asked for, in words for whoever asks. */
export const whyNotReturned: Record<Exclude<Requested, "requested">, string> = {
  not_delivered: "Only what has been delivered, and is not on its way back already, can be returned.",
  too_late: "The days for a change of mind are over. If something is wrong with it, please choose what.",
  too_many: "More than was bought can't come back.",
  not_exchangeable: "It can't be exchanged for that any more. Please look at what there is, or choose the money back.",
  not_enough_to_exchange:
    "There is not enough left of what you want in its place. Please look at what there is, or choose the money back.",
};

/** Why a return that is here could not be received as it was said, in words for the staff. */
export const whyNotExchanged = {
  say_exchange: "Not all of it is fit for the shelf: please say whether the exchange goes out, or the money back.",
  no_exchange:
    "The exchange can't go out: what was paid is not there any more, or no tax is known for it. Please give the money back instead.",
};
