import { z } from "zod";
import { askJson } from "../../http/askJson.ts";
import { ApiError } from "../../http/reply.ts";
import { CircuitBreaker } from "../../limits/circuitBreaker.ts";
import { breakerOpen } from "../../metrics/metrics.ts";
import type { Shop } from "../../shop/shop.ts";
import { daysLater, startOf } from "../openTimes.ts";
import type { Scheduling } from "../scheduling.ts";

/** For how long the service may think, in milliseconds. */
const patience = 5_000;
/** After so many faults in a row it is left alone for so long, in milliseconds. */
const rules = { faults: 3, rest: 30_000 };

const Times = z.object({
  times: z.array(z.object({ starts_at: z.iso.datetime({ offset: true }), ends_at: z.iso.datetime({ offset: true }) })),
});
/** A day has no more times than this: an answer that is longer is none. */
const most = 2_000;

const breakers = new Map<string, CircuitBreaker>();

function breakerOf(url: string, log: Shop["log"]): CircuitBreaker {
  const known = breakers.get(url);
  if (known) return known;
  const service = "scheduling";
  const changed = (open: boolean, fault: unknown) => {
    breakerOpen.set({ service }, open ? 1 : 0);
    log.warn({ event: "scheduling breaker", open, err: fault }, open ? "scheduling left alone" : "scheduling answers");
  };
  breakerOpen.set({ service }, 0);
  const made = new CircuitBreaker({ ...rules, changed });
  breakers.set(url, made);
  return made;
}

/** What a shopper is told while the service can't be asked. */
export const away = () =>
  new ApiError(503, "We can’t see the showroom’s free times just now. Please try again in a moment, or call us.");

/**
 * The owner's own scheduling service at SCHEDULING_URL, which is shown SCHEDULING_TOKEN. It speaks three calls
 * (docs/tryouts.md): GET /times, PUT and DELETE /bookings/{booking_no}. Undefined when none is set. Its calls throw an
 * ApiError of 503 for every answer that is none.
 */
export function schedulingService({ settings, log }: Pick<Shop, "settings" | "log">): Scheduling | undefined {
  const { SCHEDULING_URL, SCHEDULING_TOKEN } = settings;
  if (!SCHEDULING_URL || !SCHEDULING_TOKEN) return undefined;
  const base = SCHEDULING_URL.endsWith("/") ? SCHEDULING_URL : `${SCHEDULING_URL}/`;
  const breaker = breakerOf(base, log);

  async function ask<T>(
    method: "GET" | "PUT" | "DELETE",
    path: string,
    read: (status: number, body: unknown) => T,
    body?: object,
  ) {
    const headers = { Authorization: `Bearer ${SCHEDULING_TOKEN}` };
    try {
      return await breaker.run(async () => {
        const signal = AbortSignal.timeout(patience);
        const { status, content } = await askJson(new URL(path, base), { method, body, headers, signal });
        return read(status, content);
      });
    } catch (error) {
      log.warn({ err: error, method }, "the scheduling service did not answer");
      throw away();
    }
  }
  const unexpected = (status: number) => new Error(`the scheduling service answered ${status}`);

  return {
    async times(product, from, days) {
      const until = daysLater(from, days);
      const query = new URLSearchParams({ product, from, until: daysLater(until, -1) });
      const read = (status: number, body: unknown) => {
        if (status !== 200) throw unexpected(status);
        return Times.parse(body).times.slice(0, most);
      };
      const times = (await ask("GET", `times?${query}`, read)).map(({ starts_at, ends_at }) => ({
        starts_at: new Date(starts_at),
        ends_at: new Date(ends_at),
      }));
      return times
        .filter(
          (time) => time.starts_at < time.ends_at && time.starts_at >= startOf(from) && time.starts_at < startOf(until),
        )
        .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
    },
    async keep({ booking_no, starts_at, ends_at, ...visit }) {
      const read = (status: number) => {
        if (status === 409) return "taken" as const;
        if (status !== 200 && status !== 201) throw unexpected(status);
        return "kept" as const;
      };
      const body = { ...visit, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
      return ask("PUT", `bookings/${encodeURIComponent(booking_no)}`, read, body);
    },
    async drop(booking_no) {
      await ask("DELETE", `bookings/${encodeURIComponent(booking_no)}`, (status) => {
        if (![200, 204, 404].includes(status)) throw unexpected(status);
      });
    },
  };
}
