import type { SavedAddress } from "../../../contract/customers.ts";
import type { Draft } from "./fields.ts";

type Filled = Pick<
  Draft,
  "pincode" | "line1" | "line2" | "landmark" | "city" | "state" | "recipient_name" | "recipient_mobile"
>;

/** What a saved address puts into the form; who receives it only where that is somebody else. */
export function addressFields(saved: SavedAddress, buyer: { name: string; mobile: string }): Filled {
  const { name, mobile, pincode, line1, line2, landmark, city, state } = saved;
  const isBuyer = name === buyer.name && mobile === buyer.mobile;
  return {
    pincode,
    line1,
    line2,
    landmark,
    city,
    state,
    recipient_name: isBuyer ? "" : name,
    recipient_mobile: isBuyer ? "" : mobile,
  };
}

/** Whether the form delivers just to this address. */
export function isChosen(saved: SavedAddress, draft: Draft): boolean {
  const typed: Record<string, string> = draft;
  return Object.entries(addressFields(saved, draft)).every(([name, value]) => typed[name] === value);
}
