import { states } from "../../../../contract/states.ts";
import { AreaField, CheckField, SelectField, TextField } from "../../../parts/Field.tsx";
import type { Fields } from "./fields.ts";

type Props = { fields: Fields; set: (name: string, value: string) => void; errors: Record<string, string> };

/** A line of a form whose fields are flat. */
const Line = ({
  name,
  label,
  fields,
  set,
  errors,
  ...input
}: Props & { name: string; label: string } & Omit<Parameters<typeof TextField>[0], "label" | "error">) => (
  <TextField
    {...input}
    label={label}
    name={name}
    autoComplete="off"
    value={fields[name] ?? ""}
    onChange={(event) => set(name, event.target.value)}
    error={errors[name]}
  />
);

/** Who ordered, and how he is reached. */
export const ContactFields = (props: Props) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Line {...props} name="contact.name" label="Name" />
    <Line {...props} name="contact.mobile" label="Mobile" type="tel" inputMode="tel" className="figures" />
    <div className="sm:col-span-2">
      <Line {...props} name="contact.email" label="Mail address" type="email" inputMode="email" />
    </div>
  </div>
);

/** Where it goes. `found`: what is said of the pincode's town. */
export const AddressFields = ({ found, ...props }: Props & { found: string }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Line {...props} name="address.name" label="Goes to" />
    <Line {...props} name="address.mobile" label="Mobile at the door" type="tel" inputMode="tel" className="figures" />
    <Line {...props} name="address.line1" label="Flat, house, building" />
    <Line {...props} name="address.line2" label="Area, street, village" />
    <Line {...props} name="address.landmark" label="Landmark" />
    <Line {...props} name="address.pincode" label="Pincode" inputMode="numeric" className="figures" />
    <Line {...props} name="address.city" label="Town or city" />
    <SelectField
      label="State"
      name="address.state"
      value={props.fields["address.state"] ?? ""}
      onChange={(event) => props.set("address.state", event.target.value)}
      error={props.errors["address.state"]}
    >
      <option value="">Please choose</option>
      {states.map(([, name]) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
    <p role="status" className="text-xs text-muted empty:hidden sm:col-span-2">
      {found}
    </p>
  </div>
);

/** A business that buys, so that the tax can be claimed back. */
export const GstFields = (props: Props) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Line {...props} name="gst.gstin" label="GSTIN" className="figures" maxLength={15} />
    <Line {...props} name="gst.business_name" label="Business name" />
  </div>
);

/** Whether it is a gift, whether it is wrapped, and the words for its card. */
export const GiftFields = ({ fields, set, errors }: Props) => {
  const tick = (name: "gift.gift" | "gift.wrap", label: string) => (
    <CheckField
      label={label}
      name={name}
      checked={fields[name] === "yes"}
      onChange={(event) => set(name, event.target.checked ? "yes" : "")}
    />
  );
  return (
    <div className="grid gap-2">
      {tick("gift.gift", "A gift: no prices in the parcel")}
      {tick("gift.wrap", "Wrap it")}
      {errors["gift.wrap"] && <p className="text-sm text-error">{errors["gift.wrap"]}</p>}
      <AreaField
        label="Words for the card"
        name="gift.note"
        rows={2}
        maxLength={200}
        value={fields["gift.note"] ?? ""}
        onChange={(event) => set("gift.note", event.target.value)}
        error={errors["gift.note"]}
      />
    </div>
  );
};
