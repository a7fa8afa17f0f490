import type { Cart } from "../../contract/customers.ts";
import { api } from "../api/browser.ts";
import { CallFailed, NoAnswer } from "../api/client.ts";
import { isLike, type Like } from "../api/isLike.ts";
import type { Piece } from "../parts/pieces.ts";
import { cartState, onCartWritten, writeCartState } from "./cartState.ts";
import { customer, endCustomer } from "./customer.ts";
import { allOf, cartStateOf, isSameCart, mergeCarts } from "./mergeCarts.ts";
import { piecesOf, type SeenCart, seenCart } from "./seenCart.ts";
import { toast } from "./toast.ts";

const linesHere = () => allOf(cartState());

/** Brings the device's cart together with the account's: both were `base` once. */
function adopt(id: number, base: Piece[], theirs: Cart): void {
  const mine = linesHere();
  const merged = mergeCarts(base, mine, theirs.lines);
  seenCart.update(() => ({ customer: id, version: theirs.version, lines: piecesOf(theirs.lines) }));
  if (!isSameCart(merged, mine)) writeCartState(cartStateOf(merged, cartState()));
}

const cartLike = {
  version: 0,
  lines: [{ id: 0, quantity: 0, product_name: "", product_url: "", option_text: "", price: 0, mrp: 0 }],
} satisfies Like<Cart>;
const like = { data: cartLike };

const isCart = (found: unknown): found is Cart => isLike(cartLike, found);

/** Sends the device's lines; answers the account's cart, and the one that both were before. */
async function put(lines: Piece[], known: SeenCart | null): Promise<{ base: Piece[]; theirs: Cart }> {
  try {
    const version = known ? { version: known.version } : {};
    const { data } = await api("PUT /cart", { body: { lines, ...version }, like });
    // What is no longer sold is not in the answer. It stays here until the quote says so, with the reason.
    const missing = linesHere().filter(
      ({ id }) => lines.some((line) => line.id === id) && !data.lines.some((line) => line.id === id),
    );
    return { base: lines, theirs: { ...data, lines: [...data.lines, ...missing] } };
  } catch (error) {
    const other = error instanceof CallFailed && error.status === 409 ? error.answer.cart : undefined;
    if (!isCart(other)) throw error;
    return { base: known?.lines ?? [], theirs: other };
  }
}

/**
 * One exchange with the account: looks what is there, or sends what is here. Looking comes first wherever an answer may
 * have been lost, so that the device does not undo what it sent last. Answers whether another exchange is needed.
 */
async function exchange(id: number, look: boolean): Promise<boolean> {
  const found = seenCart.get();
  const known = found?.customer === id ? found : null;
  const mine = piecesOf(linesHere());
  const looking = look && known !== null;
  if (!looking && known && isSameCart(mine, known.lines)) return false;
  const { base, theirs } = looking
    ? { base: known.lines, theirs: (await api("GET /get/cart", { like })).data }
    : await put(mine, known);
  if (customer.get()?.id !== id) return false;
  if (!looking || theirs.version !== known.version) adopt(id, base, theirs);
  return !isSameCart(linesHere(), seenCart.get()?.lines ?? []);
}

/** Tabs of one browser exchange one after the other, so that none takes another's change for one of the account. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("account cart", work) : work();

const mostRounds = 5;

async function agreeWithAccount(look: boolean): Promise<void> {
  const id = customer.get()?.id;
  if (id === undefined) return;
  try {
    for (let round = 0, more = true; more && round < mostRounds; round++)
      more = await inTurn(() => exchange(id, look && round === 0));
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401 && customer.get()?.id === id) {
      endCustomer();
      toast("info", "You have been logged out. Please log in again.");
    } else if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
  }
}

let running: Promise<void> | undefined;
let asked: "no" | "send" | "look" = "no";

async function work(): Promise<void> {
  try {
    while (asked !== "no") {
      const look = asked === "look";
      asked = "no";
      await agreeWithAccount(look);
    }
  } finally {
    running = undefined;
  }
}

/**
 * Brings the device's cart and the account's together: sends what has changed here, and with `look` also asks what has
 * changed elsewhere. One exchange at a time; asked for meanwhile, one more follows. Without an answer the next one does it.
 */
export function syncCart(look: boolean): Promise<void> {
  if (look) asked = "look";
  else if (asked === "no") asked = "send";
  running ??= work();
  return running;
}

/** From now on the account's cart is this device's, and the other way round, as long as somebody is logged in. */
export function followAccount(): void {
  const look = () => void syncCart(true);
  let who = customer.get()?.id;
  onCartWritten(() => void syncCart(false));
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
