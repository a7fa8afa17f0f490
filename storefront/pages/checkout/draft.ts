import { isRecord } from "../../device/line.ts";
import { shippingAddress } from "../../device/memory.ts";
import { parseJson, readText, writeText } from "../../device/storage.ts";
import { type Draft, fieldNames } from "./fields.ts";

const key = "checkout";
const names: (keyof Draft)[] = [...fieldNames, "payment_method"];

/** What was typed in this tab before a reload or Back; for a new checkout the address that was delivered to last. */
export function readDraft(): Draft {
  const found = parseJson(readText(key, "session"));
  const typed: Record<string, unknown> = isRecord(found) ? found : { ...shippingAddress.get() };
  const textOf = (name: string) => {
    const value = typed[name];
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  const empty: Draft = {
    email: "",
    mobile: "",
    name: "",
    pincode: "",
    line1: "",
    line2: "",
    landmark: "",
    city: "",
    state: "",
    recipient_name: "",
    recipient_mobile: "",
    business_name: "",
    gstin: "",
    note: "",
    payment_method: "",
  };
  for (const name of names) empty[name] = textOf(name);
  return empty;
}

export const saveDraft = (draft: Draft): boolean => writeText(key, JSON.stringify(draft), "session");

export const forgetDraft = (): boolean => writeText(key, null, "session");
