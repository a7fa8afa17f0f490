import { hostname } from "node:os";
import { CircuitBreaker } from "../../limits/circuitBreaker.ts";
import { breakerOpen } from "../../metrics/metrics.ts";
import type { Shop } from "../../shop/shop.ts";
import { type Account, ShiprocketError } from "./ask.ts";

/** After so many questions in a row without a right answer the courier is left alone for so long, in milliseconds. */
const faults = 3;
const rest = 30_000;

const node = `${hostname()}:${process.pid}`;
const breakers = new Map<string, CircuitBreaker>();

/** No answer, or one that says that the courier's service itself is unwell; a refused pincode is an answer like any. */
export const isCouriersFault = (error: unknown): boolean =>
  !(error instanceof ShiprocketError) ||
  error.status === undefined ||
  error.status < 400 ||
  error.status >= 500 ||
  [401, 403, 408, 429].includes(error.status);

/** Writes down for `bin/shop status` that this node has stopped asking, or asks again. */
async function note({ sql, log }: Shop, open: boolean, fault: unknown): Promise<void> {
  breakerOpen.set({ service: "courier" }, open ? 1 : 0);
  const text = fault instanceof Error ? fault.message.slice(0, 500) : "";
  log.warn({ event: "courier breaker", open, err: fault }, open ? "courier left alone" : "courier answers again");
  await (open
    ? sql`
        insert into courier_breaker (node, last_error) values (${node}, ${text})
        on conflict (node) do update set seen_at = now(), last_error = excluded.last_error`
    : sql`delete from courier_breaker where node = ${node}`);
}

/** The breaker between this process and an account's courier service: one for all pincodes and weights. */
export function courierBreaker(shop: Shop, { url, email }: Account): CircuitBreaker {
  const name = `${url} ${email}`;
  const known = breakers.get(name);
  if (known) return known;
  const made = new CircuitBreaker({
    faults,
    rest,
    changed: (open, fault) =>
      void note(shop, open, fault).catch((error: unknown) =>
        shop.log.warn({ err: error }, "the courier's breaker was not written down"),
      ),
  });
  breakers.set(name, made);
  breakerOpen.set({ service: "courier" }, 0);
  return made;
}
