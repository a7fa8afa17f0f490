import type { Customer as Account, SavedAddress } from "../../contract/customers.ts";
import { isRecord } from "./line.ts";
import { checkoutDraft, shippingAddress } from "./memory.ts";
import { remembered, useRemembered } from "./remembered.ts";
import { seenCart } from "./seenCart.ts";
import { writeText } from "./storage.ts";

/** Who is logged in, as far as the device knows: only for show, the server decides by the session. */
export type Customer = Pick<Account, "id" | "name" | "email" | "mobile">;

const text = (found: unknown): string => (typeof found === "string" ? found.slice(0, 300) : "");
const isId = (found: unknown): found is number => typeof found === "number" && Number.isSafeInteger(found) && found > 0;

export const customer = remembered("customer", (found): Customer | null => {
  if (!isRecord(found) || !isId(found.id)) return null;
  return { id: found.id, name: text(found.name), email: text(found.email), mobile: text(found.mobile) };
});

function understandAddress(found: unknown): SavedAddress | undefined {
  if (!isRecord(found) || !isId(found.id)) return;
  const { name, mobile, pincode, line1, line2, landmark, city, state } = found;
  const words = { name, mobile, pincode, line1, line2, landmark, city, state };
  if (Object.values(words).some((word) => typeof word !== "string")) return;
  return {
    id: found.id,
    name: text(name),
    mobile: text(mobile),
    pincode: text(pincode),
    line1: text(line1),
    line2: text(line2),
    landmark: text(landmark),
    city: text(city),
    state: text(state),
    kind: found.kind === "work" ? "work" : "home",
    is_default: found.is_default === true,
  };
}

/** The customer's addresses, the default one first. */
export const address = remembered("address", (found): SavedAddress[] =>
  Array.isArray(found)
    ? found
        .slice(0, 50)
        .map(understandAddress)
        .filter((one) => one !== undefined)
    : [],
);

export const useCustomer = (): Customer | null => useRemembered(customer);
export const useAddresses = (): SavedAddress[] => useRemembered(address);

/** Takes over who the server says is logged in, and his addresses. */
export function rememberCustomer({ customer_address, id, name, email, mobile }: Account): void {
  address.update(() => customer_address);
  customer.update(() => ({ id, name, email, mobile }));
}

/** The server has ended the session: forgets who it was. The cart stays, so that nothing chosen is lost; it joins the account's again. */
export function endCustomer(): void {
  for (const memory of [customer, address, seenCart]) memory.forget();
  if (shippingAddress.get().line1) shippingAddress.update(({ pincode }) => (pincode ? { pincode } : {}));
  writeText(checkoutDraft, null, "session");
}
