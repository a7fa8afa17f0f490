import { useRef, useState } from "react";
import type { Customer, SavedAddress } from "../../../../contract/customers.ts";
import { button } from "../../../parts/button.ts";
import { handFocusTo } from "../../../parts/focus.ts";
import { Link } from "../../../parts/Link.tsx";
import { AccountForm } from "../AccountForm.tsx";
import type { Refused, Typed } from "../answer.ts";
import { Checkbox } from "../Checkbox.tsx";
import { asked } from "../rules.ts";
import { TextField } from "../TextField.tsx";
import { KindField } from "./KindField.tsx";
import { StateField, stateOf } from "./StateField.tsx";
import { usePincode } from "./usePincode.ts";

const { name, mobile, pincode, line1, line2, landmark, city } = asked;
const fields = [name, mobile, pincode, line1, line2, landmark, city];

const typedAs = ({ name, mobile, pincode, line1, line2, landmark, city, state, kind }: SavedAddress): Typed => ({
  name,
  mobile,
  pincode,
  line1,
  line2,
  landmark,
  city,
  state,
  kind,
});

const toList = handFocusTo("#address-add");

type Props = { saved: SavedAddress | undefined; customer: Customer; refused: Refused | undefined };

/** An address to be saved, in the order that people in India know. The pincode fills in town and state where they are known. */
export function AddressForm({ saved, customer, refused }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [possible, setPossible] = useState<string[]>([]);
  const lookUp = usePincode(place, setPossible);
  const state = stateOf(possible);
  const first = saved ? typedAs(saved) : { name: customer.name, mobile: customer.mobile };
  return (
    <div ref={toList} className="max-w-160">
      <h3 id="address-form" tabIndex={-1} className="mb-5 text-lg font-semibold">
        {saved ? "Change the address" : customer.customer_address.length > 0 ? "Another address" : "Your address"}
      </h3>
      <AccountForm
        intent={saved ? "changeAddress" : "addAddress"}
        action="/profile"
        fields={[...fields, state]}
        first={first}
        refused={refused}
        submit="Save address"
        beside={
          <Link to="/profile#addresses" className={button.quiet}>
            Cancel
          </Link>
        }
      >
        {saved && <input type="hidden" name="id" value={saved.id} />}
        <div ref={place} onInput={lookUp} className="grid gap-5 sm:grid-cols-2">
          <TextField asked={name} />
          <TextField asked={mobile} />
          <TextField asked={pincode} />
          <div className="hidden sm:block" />
          <div className="sm:col-span-2">
            <TextField asked={line1} />
          </div>
          <div className="sm:col-span-2">
            <TextField asked={line2} />
          </div>
          <div className="sm:col-span-2">
            <TextField asked={landmark} />
          </div>
          <TextField asked={city} />
          <StateField asked={state} possible={possible} />
        </div>
        <KindField kind={saved?.kind ?? "home"} />
        {!saved?.is_default && customer.customer_address.length > 0 && (
          <Checkbox name="is_default">Suggest this address at checkout.</Checkbox>
        )}
      </AccountForm>
    </div>
  );
}
