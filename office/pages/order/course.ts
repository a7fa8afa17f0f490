import { happened, type Order } from "./words.ts";

/** A station of an order's way: done at a time, here now, or ahead. */
export type Station = { name: string; at: string | undefined; is: "done" | "here" | "ahead" };

const way = ["confirmed", "packed", "shipped", "delivered"] as const;
const ends: readonly Order["state"][] = ["cancelled", "expired", "return_requested", "partly_returned", "returned"];

/** An order's way from its placing to where it is, and what lies ahead. */
export function courseOf({ state, placed_at, history }: Pick<Order, "state" | "placed_at" | "history">): Station[] {
  const at = (wanted: Order["state"]) => history.findLast((event) => event.state === wanted)?.at;
  const over = ends.includes(state);
  const stations = way.map((name): Station => {
    const is = name === state ? "here" : at(name) === undefined ? "ahead" : "done";
    return { name: happened[name], at: at(name), is };
  });
  const first: Station = {
    name: state === "awaiting_payment" ? "Waits for payment" : "Ordered",
    at: placed_at,
    is: state === "awaiting_payment" ? "here" : "done",
  };
  const passed = over ? stations.filter(({ is }) => is === "done") : stations;
  return [first, ...passed, ...(over ? [{ name: happened[state], at: at(state), is: "here" } as const] : [])];
}
