import type { ReturnReason, ReturnRequest } from "../../../contract/returns.ts";
import { noReason, returnReasons } from "./returnReasons.ts";

const text = (form: FormData, name: string): string => {
  const typed = form.get(name);
  return typeof typed === "string" ? typed.trim() : "";
};
const isReason = (name: string): name is ReturnReason => Object.hasOwn(returnReasons, name);

/** What the return form asks for; what is missing in it is told instead. */
export function returnRequest(form: FormData): ReturnRequest | { missing: string } {
  const lines = [...form.keys()].flatMap((name) => {
    const id = Number(/^quantity-(\d+)$/.exec(name)?.[1]);
    const quantity = Number(text(form, name));
    const other = Number(text(form, `exchange-${id}`));
    return id && quantity > 0 ? [{ id, quantity, ...(other > 0 && { exchange_for: other }) }] : [];
  });
  const forgotten = [...form.keys()].some((name) => {
    const id = Number(/^exchange-(\d+)$/.exec(name)?.[1]);
    return id && text(form, name) !== "" && !lines.some((line) => line.id === id);
  });
  const reason = text(form, "reason");
  if (lines.length === 0) return { missing: "Please choose how many pieces of what you want to send back." };
  if (forgotten) return { missing: "Please choose how many pieces you want to exchange." };
  if (!isReason(reason)) return { missing: noReason };
  return { lines, reason, note: text(form, "note"), refund_to: text(form, "refund_to") };
}
