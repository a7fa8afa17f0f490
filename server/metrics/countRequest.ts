import { durations, requests } from "./metrics.ts";
import { routeName } from "./routeName.ts";

/** Counters are looked up once per method, route and status, not for each request. */
const counters = new Map<string, { inc: () => void }>();
const timers = new Map<string, { observe: (seconds: number) => void }>();

/** Counts an answer and how long it took, in milliseconds. */
export function countRequest(method: string, path: string, status: number, milliseconds: number): void {
  const route = routeName(path, status);
  const key = `${method} ${status} ${route}`;
  let counter = counters.get(key);
  if (!counter) {
    counter = requests.labels(method, route, String(status));
    counters.set(key, counter);
  }
  counter.inc();
  let timer = timers.get(route);
  if (!timer) {
    timer = durations.labels(route);
    timers.set(route, timer);
  }
  timer.observe(milliseconds / 1_000);
}
