import { useStore } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { uuid } from "../../contract/uuid.ts";
import { isRecord } from "./line.ts";
import { emptyRoot, type KnownOrder, type Placing, type RootState, understandRoot } from "./rootState.ts";
import { parseJson, readText, writeText } from "./storage.ts";

const safeStorage: PersistStorage<RootState> = {
  getItem: (name) => {
    const found = parseJson(readText(name));
    if (!isRecord(found)) return null;
    return { state: understandRoot(found.state), version: typeof found.version === "number" ? found.version : -1 };
  },
  setItem: (name, value) => void writeText(name, JSON.stringify(value)),
  removeItem: (name) => void writeText(name, null),
};

/** What the device remembers beside the owner's keys. It is read in once, before the page hydrates. */
export const root = createStore<RootState>()(
  persist(() => emptyRoot, {
    name: "root",
    version: 1,
    storage: safeStorage,
    skipHydration: true,
    migrate: () => emptyRoot,
    merge: (kept, current) => (kept ? understandRoot(kept) : current),
  }),
);

export const useRoot = <T>(pick: (state: RootState) => T): T => useStore(root, pick);

/** Takes over what another tab has written, so that nothing of it is overwritten. */
const catchUp = () => void root.persist.rehydrate();

/** Reads the store in and keeps it, and all that is remembered, the same as in other tabs and pages. Rejects when that takes more than `timeout` milliseconds. */
export async function rehydrateRoot(timeout = 5000): Promise<void> {
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === "root" || event.key === null) catchUp();
  });
  // A page that the browser had put away was told of nothing meanwhile: to it all may be another.
  globalThis.addEventListener?.("pageshow", ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent("storage"));
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The store "root" was not read within ${timeout} ms.`)), timeout);
  });
  await Promise.race([root.persist.rehydrate(), late]).finally(() => clearTimeout(timer));
}

/** The name of this checkout; from one checkout comes at most one order. */
export function checkoutId(): string {
  if (!root.getState().checkout) root.setState({ checkout: uuid() });
  return root.getState().checkout;
}

/** Goes on with a checkout that was begun without script, so that it can't become a second order. */
export function adoptCheckout(checkout: string): void {
  root.setState((now) => ({ checkout: understandRoot({ checkout }).checkout || now.checkout }));
}

/** Begins another checkout: the next order is a new one. */
export function newCheckout(): void {
  root.setState({ checkout: uuid() });
}

/** Keeps the order that is being asked for until its answer has come. */
export function setPlacing(placing: Placing | null): void {
  root.setState({ placing });
}

/** Remembers an order that was placed here, the newest first. */
export function rememberOrder(order: KnownOrder): void {
  root.setState(({ orders }) => ({
    orders: [order, ...orders.filter((other) => other.order_no !== order.order_no)].slice(0, 20),
  }));
}

/** Forgets the orders that were placed here, whose links open them without an account, what is being ordered, and its checkout. */
export function forgetRoot(): void {
  root.setState(emptyRoot);
}
