import { api } from "../../api/browser.ts";
import type { Placing } from "../../device/rootState.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { settlePlacing } from "./settlePlacing.ts";

const patience = 20_000;
const underWay = new Map<string, Promise<Outcome>>();

/** Asks for an order, at most once at a time: the same key and body again give the same order, never a second one. */
export function placeOrder({ key, body }: Placing): Promise<Outcome> {
  const earlier = underWay.get(key);
  if (earlier) return earlier;
  const asked = api("POST /orders", {
    body,
    headers: { "Idempotency-Key": key },
    signal: AbortSignal.timeout(patience),
    like: { data: { order_no: "", order_link: "", total: 0, next: { kind: () => true } } },
  })
    .then(({ data }): Outcome => ({ kind: "placed", placed: data }), outcomeOf)
    .then((outcome) => {
      underWay.delete(key);
      settlePlacing(outcome, { key, body });
      return outcome;
    });
  underWay.set(key, asked);
  return asked;
}
