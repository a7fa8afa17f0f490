import type { ReturnReason } from "../../contract/returns.ts";

/** Why something comes back, in words. */
export const reasonNames: Record<ReturnReason, string> = {
  change_of_mind: "Changed my mind",
  faulty: "It does not work as it should",
  damaged: "It arrived damaged",
  wrong_item: "It is not what I ordered",
  not_as_described: "It is not as described",
  late: "It came too late",
};
