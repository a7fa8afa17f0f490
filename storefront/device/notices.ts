import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { isRecord } from "./line.ts";
import { parseJson, readText, writeText } from "./storage.ts";

/** What the shop had to change in the cart, told until the shopper has read it. */
export type Notice = { id: number; kind: "price" | "stock" | "gone" | "refused" | "coupon"; message: string };

const key = "notices";

const isNotice = (found: unknown): found is Notice =>
  isRecord(found) &&
  typeof found.id === "number" &&
  typeof found.kind === "string" &&
  typeof found.message === "string";

/** Those that this tab was told before it was loaded anew. */
function readNotices(): Notice[] {
  const found = parseJson(readText(key, "session"));
  return Array.isArray(found) ? found.filter(isNotice) : [];
}

const store = createStore<{ notices: Notice[] }>(() => ({ notices: readNotices() }));
store.subscribe(({ notices }) => writeText(key, notices.length > 0 ? JSON.stringify(notices) : null, "session"));

/** Adds notices; a newer one about the same line and matter takes the older one's place. */
export function tellNotices(more: Notice[]): void {
  if (more.length === 0) return;
  const same = (one: Notice, other: Notice) => one.id === other.id && one.kind === other.kind;
  store.setState(({ notices }) => ({
    notices: [...notices.filter((one) => !more.some((other) => same(one, other))), ...more],
  }));
}

export const dismissNotices = (): void => store.setState({ notices: [] });

export const useNotices = (): Notice[] => useStore(store, (state) => state.notices);
