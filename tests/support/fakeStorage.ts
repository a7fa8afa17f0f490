import type { Store } from "../../storefront/device/storage.ts";

/** Local storage for tests: `put` is another tab's writing, `refuse` a browser whose storage is full or forbidden. */
export function fakeStorage() {
  const entries = new Map<string, string>();
  const events = new EventTarget();
  let refused = false;
  const check = () => {
    if (refused) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const store: Store = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      check();
      entries.set(key, value);
    },
    removeItem: (key) => {
      check();
      entries.delete(key);
    },
  };
  return {
    store,
    entries,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    put: (key: string, value: string) => {
      entries.set(key, value);
      events.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
    refuse: () => {
      refused = true;
    },
  };
}
