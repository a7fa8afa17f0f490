import type { ReactNode } from "react";
import type { SavedAddress } from "../../../contract/customers.ts";
import { useAddresses } from "../../device/customer.ts";
import { addressFields, isChosen } from "./savedAddress.ts";
import type { Form } from "./TextField.tsx";

const nothing = {
  pincode: "",
  line1: "",
  line2: "",
  landmark: "",
  city: "",
  state: "",
  recipient_name: "",
  recipient_mobile: "",
};

const Choice = ({ checked, onChoose, children }: { checked: boolean; onChoose: () => void; children: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-4 border border-hairline bg-card p-4 has-checked:border-brand">
    <input type="radio" name="saved_address" checked={checked} onChange={onChoose} className="choice" />
    <span className="min-w-0 break-words">{children}</span>
  </label>
);

const Words = ({ saved: { name, line1, line2, city, pincode } }: { saved: SavedAddress }) => (
  <>
    <strong className="block">{name}</strong>
    {line1}, {line2}, {city} {pincode}
  </>
);

/** The customer's own addresses to choose among; the fields under them show the chosen one and can be changed. */
export function SavedAddresses({ form }: { form: Form }) {
  const saved = useAddresses();
  if (saved.length === 0) return null;
  const chosen = saved.find((address) => isChosen(address, form.draft));
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Deliver to</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {saved.map((address) => (
          <Choice
            key={address.id}
            checked={address === chosen}
            onChoose={() => form.fill(addressFields(address, form.draft))}
          >
            <Words saved={address} />
          </Choice>
        ))}
        <Choice checked={!chosen} onChoose={() => form.fill(nothing)}>
          Another address
        </Choice>
      </div>
    </fieldset>
  );
}
