import { shippingAddress } from "./memory.ts";
import { useRemembered } from "./remembered.ts";

/** The pincode that was last asked about or delivered to; undefined on the server, while hydrating, and at first. */
export const usePincode = (): string | undefined => useRemembered(shippingAddress).pincode;

/** Remembers where to deliver; an address that was known for another pincode is dropped. */
export function setPincode(pincode: string): void {
  shippingAddress.update((known) => (known.pincode === pincode ? known : { pincode }));
}
