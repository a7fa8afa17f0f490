import { useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import { useShell } from "../../parts/shellData.ts";
import { fields } from "./fields.ts";
import { type Form, TextField } from "./TextField.tsx";

function Tick({ name, form }: { name: "gift" | "gift_wrap"; form: Form }) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          id={name}
          type="checkbox"
          name={name}
          value="yes"
          checked={form.draft[name] === "yes"}
          onChange={(event) => form.set(name, event.target.checked ? "yes" : "")}
          className="choice"
          aria-invalid={form.errors[name] !== undefined}
          aria-describedby={`${name}-hint`}
        />
        {fields[name].label}
      </label>
      <p id={`${name}-hint`} className="text-sm text-error empty:hidden">
        {form.errors[name]}
      </p>
    </div>
  );
}

/** What makes the order a gift, folded until it is one. */
export function GiftFields({ form }: { form: Form }) {
  const wraps = useShell()?.shop.gift_wrap === true;
  const { gift, gift_note, gift_wrap } = form.draft;
  const [begun] = useState(gift + gift_note + gift_wrap !== "");
  const wrong = form.errors.gift_note !== undefined || form.errors.gift_wrap !== undefined;
  return (
    <details className="group" open={begun || wrong}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        Is it a gift?
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 space-y-3 border-l-4 border-brand bg-card px-5 py-4">
        <p className="text-muted">
          The parcel has no prices in it; the invoice comes to you by mail. With cash on delivery the recipient would
          pay.
        </p>
        <Tick name="gift" form={form} />
        {wraps && <Tick name="gift_wrap" form={form} />}
        <TextField name="gift_note" form={form} />
      </div>
    </details>
  );
}
