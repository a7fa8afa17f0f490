import { formatMoney } from "../../money.ts";
import { type Refunding, refundOrder } from "../../payments/refundOrder.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";

const problems: Partial<Record<Refunding, string>> = {
  unknown: "There is no such order.",
  not_paid: "Nothing was paid for it, so nothing can be given back.",
  not_sent: "It has not been sent yet. Cancel it instead: then everything is refunded.",
  too_much: "That is more than is left of what was paid.",
};

/** Rupees as typed ("1,250" or "1250.50") in paise. */
function paiseOf(typed: string | undefined): number {
  const [, rupees = "", paise = ""] = /^₹?([\d,]{1,12})(?:\.(\d{2}))?$/.exec(typed ?? "") ?? [];
  const amount = Number(rupees.replaceAll(",", "")) * 100 + Number(paise);
  if (!rupees || amount <= 0) throw new WrongCall("How much? In rupees: 1250 or 1250.50.");
  return amount;
}

export const refund: Action = async (shop, words, { utr }) => {
  const orderNo = orderNoOf(words);
  const amount = paiseOf(words[1]);
  const reason = words.slice(2).join(" ");
  if (!reason) throw new WrongCall("Why? The reason stands on the credit note.");
  const outcome = await refundOrder(shop, orderNo, { amount, reason, reference: utr }, onMachine());
  if (outcome !== "refunded") return complain(`${orderNo}: ${problems[outcome] ?? outcome}`);
  say(`${formatMoney(amount)} of ${orderNo} ${utr ? "is noted as given back" : "goes back"}.`);
  return 0;
};
