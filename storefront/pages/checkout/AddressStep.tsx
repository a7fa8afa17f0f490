import { type ReactNode, useState } from "react";
import { useCustomer } from "../../device/customer.ts";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import type { FieldName } from "./fields.ts";
import { gstinNote } from "./gstinNote.ts";
import { SavedAddresses } from "./SavedAddresses.tsx";
import { StateField } from "./StateField.tsx";
import { type Form, TextField } from "./TextField.tsx";

/** Fields that most people do not need; open once one of them has something to say, and from then on: who empties a field is still in it. */
function More({
  title,
  form,
  names,
  children,
}: {
  title: string;
  form: Form;
  names: FieldName[];
  children: ReactNode;
}) {
  const needed = names.some((name) => form.draft[name] !== "" || form.errors[name] !== undefined);
  const [opened, setOpened] = useState(needed);
  if (needed && !opened) setOpened(true);
  return (
    <details className="group border-t border-hairline" open={opened || undefined}>
      <summary className="flex min-h-12 items-center justify-between">
        {title} <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

/** Who orders and where it goes, to be filled in. */
export const AddressFields = ({ form }: { form: Form }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="email" form={form} />
      <TextField name="mobile" form={form} />
    </div>
    <TextField name="name" form={form} />
    <SavedAddresses form={form} />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="pincode" form={form} />
      <StateField form={form} />
    </div>
    <TextField name="line1" form={form} />
    <TextField name="line2" form={form} />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="landmark" form={form} />
      <TextField name="city" form={form} />
    </div>
    <div className="border-b border-hairline">
      <More title="Somebody else receives it" form={form} names={["recipient_name", "recipient_mobile"]}>
        <TextField name="recipient_name" form={form} />
        <TextField name="recipient_mobile" form={form} />
      </More>
      <More title="GST invoice for a business" form={form} names={["business_name", "gstin"]}>
        <TextField name="business_name" form={form} />
        <TextField name="gstin" form={form} note={gstinNote(form.draft)} />
      </More>
    </div>
  </>
);

/** Who orders and where it goes; who has an account need not fill it in. */
export const AddressStep = ({ form }: { form: Form }) => (
  <div className="space-y-5">
    {!useCustomer() && (
      <p className="text-muted">
        Have an account?{" "}
        <Link to="/login?to=/checkout" className="text-link">
          Log in
        </Link>{" "}
        and your details are filled in.
      </p>
    )}
    <AddressFields form={form} />
    <button type="submit" className={`${button.primary} w-full sm:w-auto`}>
      Continue to delivery
    </button>
  </div>
);
