import { remembered } from "../../device/remembered.ts";

/** How many are kept. */
const most = 6;

/** What was last searched for on this device, the latest first. */
export const recentSearches = remembered("recentSearches", (found): string[] =>
  Array.isArray(found)
    ? found
        .filter((text): text is string => typeof text === "string" && text.trim() !== "" && text.length <= 200)
        .slice(0, most)
    : [],
);

/** Notes a search; one made before moves up. */
export function searched(typed: string): void {
  const text = typed.trim();
  if (text === "") return;
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  recentSearches.update((texts) => [text, ...texts.filter((other) => !same(other))].slice(0, most));
}
