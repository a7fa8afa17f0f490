import { formatMoney } from "../../money.ts";
import { enterTransfer } from "../../payments/enterTransfer.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";

/** What an order for cash was to get back has been transferred. */
export const paidBack: Action = async (shop, words, options) => {
  const orderNo = orderNoOf(words);
  const utr = words[1];
  if (!utr || !/^[\w-]{6,40}$/.test(utr))
    throw new WrongCall("Under which reference of the bank (UTR)? It has 6 to 40 letters and digits.");
  const n = options.refund === undefined ? undefined : Number(options.refund);
  if (n !== undefined && !(Number.isInteger(n) && n > 0))
    throw new WrongCall("Which of the order's refunds? 1 is the first.");
  const amount = await enterTransfer(shop, orderNo, utr, onMachine(), n);
  if (typeof amount === "object")
    return complain(
      `Several refunds of ${orderNo} wait. Say which by --refund N: ${amount.map(({ n, amount }) => `${n} of ${formatMoney(amount)}`).join(", ")}.`,
    );
  if (amount === undefined) return complain(`No cash refund of ${orderNo} is waiting.`);
  say(`${formatMoney(amount)} of ${orderNo} is noted as transferred.`);
  return 0;
};
