import { address, customer } from "../../device/customer.ts";
import { isRecord } from "../../device/line.ts";
import { checkoutDraft, shippingAddress } from "../../device/memory.ts";
import { parseJson, readText, writeText } from "../../device/storage.ts";
import { draftFrom } from "./draftFrom.ts";
import type { Draft } from "./fields.ts";
import { addressFields } from "./savedAddress.ts";

/** What is known without asking: the customer's details and default address, or the address that was delivered to last. */
function knownAlready(): Record<string, unknown> {
  const who = customer.get();
  if (!who) return { ...shippingAddress.get() };
  const [first] = address.get();
  const { name, mobile, email } = who;
  return { ...(first ? addressFields(first, who) : shippingAddress.get()), name, mobile, email };
}

/** What was typed in this tab before a reload or Back; for a new checkout what is known already. Who logged in on the way need not say who he is. */
export function readDraft(): Draft {
  const found = parseJson(readText(checkoutDraft, "session"));
  if (!isRecord(found)) return draftFrom(knownAlready());
  const typed = draftFrom(found);
  const who = customer.get();
  if (!who || typed.name + typed.mobile + typed.email !== "") return typed;
  const { name, mobile, email } = who;
  return { ...typed, name, mobile, email };
}

/** Whether nothing was typed in this tab yet. */
export const hasNoDraft = (): boolean => readText(checkoutDraft, "session") === null;

export const saveDraft = (draft: Draft): boolean => writeText(checkoutDraft, JSON.stringify(draft), "session");

export const forgetDraft = (): boolean => writeText(checkoutDraft, null, "session");
