import type { CheckRequest } from "../../../contract/checkout.ts";
import type { Understood } from "./understand.ts";

/** What the shop is asked about before the order: who orders, and where it goes. */
export function checkOf({
  contact: { email, mobile },
  address,
}: Pick<Understood, "contact" | "address">): CheckRequest {
  const { pincode, line1, line2, landmark } = address;
  return { email, mobile, address: { pincode, line1, line2, ...(landmark && { landmark }) } };
}
