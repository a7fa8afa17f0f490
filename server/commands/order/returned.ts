import { formatMoney } from "../../money.ts";
import { getOrder } from "../../orders/getOrder.ts";
import { decideReturn } from "../../returns/decideReturn.ts";
import { receiveReturn } from "../../returns/receiveReturn.ts";
import type { Shop } from "../../shop/shop.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, freeText, type Options, orderNoOf, WrongCall } from "./say.ts";

const problems = (orderNo: string) => ({
  not_awaited: `No accepted return of ${orderNo} is waited for.`,
  other_pieces: `No accepted return of ${orderNo} is waited for.`,
  say_exchange: "Something is kept in exchange: say --exchange send or --exchange refund.",
  no_exchange: "The exchange can't go out. Give the money back instead: --exchange refund.",
});

/** `return receive`: it is here, all of it in one condition. */
async function receive(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  note: string,
  options: Options,
): Promise<number> {
  const { exchange } = options;
  if (exchange !== undefined && exchange !== "send" && exchange !== "refund")
    throw new WrongCall("--exchange takes send or refund.");
  const arrived = { pieces: options["no-shelf"] ? "scrap" : "shelf", note, exchange } as const;
  const refund = await receiveReturn(shop, orderNo, arrived, onMachine());
  if (typeof refund === "string") return complain(problems(orderNo)[refund]);
  const last = (await getOrder(shop.sql, orderNo))?.returns.at(-1)?.exchange;
  const sent = last?.state === "sent" ? `; in exchange goes out ${last.order_no}` : "";
  say(`The return of ${orderNo} is received; ${formatMoney(refund)} goes back${sent}.`);
  return 0;
}

/** `return accept | refuse | receive`: the staff's side of a return. */
export const returned: Action = async (shop, [what = "", ...words], options) => {
  const orderNo = orderNoOf(words);
  const note = freeText(words.slice(1));
  if (what === "receive") return receive(shop, orderNo, note, options);
  for (const option of ["no-shelf", "exchange"] as const)
    if (options[option]) throw new WrongCall(`--${option} goes with return receive.`);
  if (what !== "accept" && what !== "refuse") throw new WrongCall("A return is accepted, refused or received.");
  if (what === "refuse" && !note) throw new WrongCall("Why? The words go to the shopper.");
  const decision = what === "accept" ? "accepted" : "refused";
  if (!(await decideReturn(shop, orderNo, decision, note, onMachine())))
    return complain(`No return of ${orderNo} waits for that.`);
  say(`The return of ${orderNo} is ${decision}.`);
  return 0;
};
