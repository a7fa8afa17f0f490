import type { OrderOutcome } from "../../../contract/office/orders.ts";
import { say } from "../../shell/toasts.ts";
import { ordersOf } from "./states.ts";

/** Says what came of orders that something was done with: how many it was done with, and of each other why not. */
export function tell(outcomes: readonly OrderOutcome[], done: (orders: string) => string): void {
  const well = outcomes.filter((outcome) => outcome.done);
  if (well.length > 0)
    say({ kind: "done", text: done(well.length === 1 ? (well[0]?.order_no ?? "") : ordersOf(well.length)) });
  for (const { order_no, why } of outcomes.filter((outcome) => !outcome.done))
    say({ kind: "error", text: `${order_no}: ${why ?? "it was not done."}` });
}
