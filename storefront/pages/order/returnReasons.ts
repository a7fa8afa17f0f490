import type { ReturnReason } from "../../../contract/returns.ts";

/** Why something is sent back, as the shopper says it. */
export const returnReasons: Record<ReturnReason, string> = {
  change_of_mind: "I changed my mind",
  faulty: "It does not work as it should",
  damaged: "It arrived damaged",
  wrong_item: "It is not what I ordered",
  not_as_described: "It is not as described",
  late: "It came too late",
};

/** What a shopper is told who gives none of them. */
export const noReason = "Please choose why you want to send it back.";
