import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** What the shop had to change in the cart, told until the shopper has read it. */
export type Notice = { id: number; kind: "price" | "stock" | "gone" | "refused" | "coupon"; message: string };

const store = createStore<{ notices: Notice[] }>(() => ({ notices: [] }));

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
