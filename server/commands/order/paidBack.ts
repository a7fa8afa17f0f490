import { formatMoney } from "../../mail/money.ts";
import { settleCashRefund } from "../../payments/settleCashRefund.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";

/** What an order for cash was to get back has been transferred. */
export const paidBack: Action = async (shop, words) => {
  const orderNo = orderNoOf(words);
  const utr = words[1];
  if (!utr || !/^[\w-]{6,40}$/.test(utr)) throw new WrongCall("Under which reference of the bank (UTR)?");
  const amount = await settleCashRefund(shop, orderNo, utr, onMachine());
  if (amount === undefined) return complain(`No cash refund of ${orderNo} is waiting.`);
  say(`${formatMoney(amount)} of ${orderNo} is noted as transferred.`);
  return 0;
};
