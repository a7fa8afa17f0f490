import type { AnswerOf } from "../../contract/calls.ts";
import { mostWished } from "../../contract/listLimits.ts";
import { api } from "../api/browser.ts";
import { CallFailed, NoAnswer } from "../api/client.ts";
import type { Like } from "../api/isLike.ts";
import { customer } from "./customer.ts";
import { toast } from "./toast.ts";
import { wishlist } from "./wishlist.ts";

const likeSent = { data: { ids: [0], left_out: [0] } } satisfies Like<AnswerOf<"POST /wishlist">>;
const likeSeen = { data: { ids: [0] } } satisfies Like<AnswerOf<"GET /wishlist">>;

/** The account's wishlist, with what has been changed here since both were `base`. */
export function agree(base: number[], mine: number[], theirs: number[]): number[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id));
  return [...added, ...theirs.filter((id) => mine.includes(id) || !base.includes(id))].slice(0, mostWished);
}

/** One exchange: sends what has changed here since the account was last heard of, or with `look` alone asks for it. */
async function exchange(look: boolean): Promise<void> {
  const id = customer.get()?.id;
  if (id === undefined) return;
  const { ids, seen } = wishlist.get();
  const isHis = seen === null || seen.customer === id;
  const known = (isHis && seen?.ids) || [];
  const mine = isHis ? ids : ids.filter((one) => !seen.ids.includes(one)); // what another account had stays that one's
  const add = mine.filter((one) => !known.includes(one));
  const remove = known.filter((one) => !ids.includes(one));
  const changed = add.length + remove.length > 0;
  if (!changed && !look && seen?.customer === id) return;
  const { data } = changed
    ? await api("POST /wishlist", { body: { add, remove }, like: likeSent })
    : { data: { ...(await api("GET /wishlist", { like: likeSeen })).data, left_out: [] } };
  if (customer.get()?.id !== id) return;
  wishlist.update((now) => ({ ids: agree(ids, now.ids, data.ids), seen: { customer: id, ids: data.ids } }));
  if (data.left_out.length > 0)
    toast("error", `A wishlist takes ${mostWished} products: ${data.left_out.length} more could not be kept.`);
}

/** Tabs of one browser exchange one after the other, so that none takes another's change for one of the account. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("account wishlist", work) : work();

/**
 * Brings the device's wishlist and the account's together: sends what has changed here, and with `look` also asks what has
 * changed elsewhere. Without an answer the next one does it; who is no longer logged in hears so from the cart.
 */
export async function syncWishlist(look: boolean): Promise<void> {
  try {
    await inTurn(() => exchange(look));
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
  }
}

/** From now on the account's wishlist is this device's, and the other way round, as long as somebody is logged in. */
export function followWishlist(): void {
  const look = () => void syncWishlist(true);
  let who = customer.get()?.id;
  wishlist.subscribe(() => void syncWishlist(false));
  customer.subscribe(() => {
    const now = customer.get()?.id;
    if (now !== who && now !== undefined) look();
    who = now;
  });
  globalThis.addEventListener?.("online", look);
  globalThis.document?.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  look();
}
