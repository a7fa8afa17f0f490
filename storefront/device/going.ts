import { isRecord } from "./line.ts";
import { parseJson, readText, writeText } from "./storage.ts";

const key = "going";
const here = () => location.pathname + location.search;

/** Notes the address that the shopper is on the way to; null once there. */
export function noteGoing(to: string | null): void {
  writeText(key, to === null ? null : JSON.stringify({ from: here(), to }), "session");
}

/**
 * Goes on to where the shopper was going when the page was reloaded on the way. The router reloads it when a part of the
 * next page can't be fetched, as after a new release.
 */
export function goOn(): void {
  const going = parseJson(readText(key, "session"));
  writeText(key, null, "session");
  const [entry] = performance.getEntriesByType("navigation");
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  if (!reloaded || !isRecord(going) || going.from !== here() || typeof going.to !== "string") return;
  if (going.to.startsWith("/")) location.replace(location.origin + going.to);
}
