import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { AnswerOf } from "../../../contract/calls.ts";
import { api } from "../../api/browser.ts";
import type { Like } from "../../api/isLike.ts";
import { usePincode } from "../../device/place.ts";

const like = { data: [{ id: 0, date_to: "" }] } satisfies Like<AnswerOf<"GET /get/delivery">>;

/** For how long an answer is believed, in milliseconds: a day's parcels leave at an hour that may go by. */
const believed = 600_000;

/** The last day of arrival of each product at this pincode, as far as it was told. */
type Told = { pincode: string; since: number; days: Record<number, string> };
export const told = createStore<Told>(() => ({ pincode: "", since: 0, days: {} }));
/** The products that were asked about for the pincode of `told`, and those of them for which the call goes out yet. */
let asked = new Set<number>();
let waiting: number[] = [];

async function ask(): Promise<void> {
  const ids = waiting;
  waiting = [];
  if (ids.length === 0) return; // the pincode has changed before the call went out
  const { pincode, since } = told.getState();
  try {
    const { data } = await api("GET /get/delivery", { query: { pincode, products: ids.join(",") }, like });
    const now = told.getState();
    if (now.since !== since || now.pincode !== pincode) return;
    const days = Object.fromEntries(data.map(({ id, date_to }) => [id, date_to]));
    told.setState({ days: { ...now.days, ...days } });
  } catch {
    for (const id of ids) asked.delete(id); // silently: nobody has asked here, and the next list does again
  }
}

/** Asks when a product comes to a pincode, with all others that are wanted in the same breath; what was told lately is not asked again. */
export function wantArrival(pincode: string, id: number): void {
  const { since, ...known } = told.getState();
  if (known.pincode !== pincode || Date.now() - since > believed) {
    asked = new Set();
    waiting = [];
    told.setState({ pincode, since: Date.now(), days: {} });
  }
  if (asked.has(id)) return;
  asked.add(id);
  waiting.push(id);
  if (waiting.length === 1) queueMicrotask(() => void ask());
}

/**
 * The last of the days on which a product comes to the device's pincode; undefined where that is not known. All cards that come onto a
 * page together are asked about in one call, and each product once.
 */
export function useArrival(id: number, wanted: boolean): string | undefined {
  const pincode = usePincode();
  useEffect(() => {
    if (pincode && wanted) wantArrival(pincode, id);
  }, [pincode, id, wanted]);
  const { days, ...known } = useStore(told);
  return pincode === known.pincode ? days[id] : undefined;
}
