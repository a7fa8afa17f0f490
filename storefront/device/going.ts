import type { ClientInstrumentation } from "react-router";
import { isRecord } from "./line.ts";
import { parseJson, readText, writeText } from "./storage.ts";

const key = "going";
const here = () => location.pathname + location.search;

const note = (to: string | null) =>
  writeText(key, to === null ? null : JSON.stringify({ from: here(), to }), "session");

let ways = 0;

/** Notes the address that the shopper is on the way to, until there. At once: a script that is missing is known before React has drawn anything. */
export const noteWay: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go, { to, formMethod, formData }) => {
        if (typeof to === "string" && formMethod !== "POST") {
          const { pathname, search } = new URL(to, location.href);
          const sent = new URLSearchParams();
          for (const [name, value] of formData ?? []) if (typeof value === "string") sent.append(name, value);
          note(pathname + (formData ? `?${sent}` : search));
        }
        const way = ++ways;
        await go();
        if (way === ways) note(null); // not where the shopper has turned to since
      },
    }),
};

/**
 * Goes on to where the shopper was going when the page was reloaded on the way. The router reloads it when a part of the
 * next page can't be fetched, as after a new release.
 */
export function goOn(): void {
  const going = parseJson(readText(key, "session"));
  note(null);
  const [entry] = performance.getEntriesByType("navigation");
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  if (!reloaded || !isRecord(going) || going.from !== here() || typeof going.to !== "string") return;
  if (going.to.startsWith("/")) location.replace(location.origin + going.to);
}
