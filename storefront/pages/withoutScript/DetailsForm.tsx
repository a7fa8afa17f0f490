import type { PaymentMethod } from "../../../contract/cart.ts";
import { button } from "../../parts/button.ts";
import { AddressFields } from "../checkout/AddressStep.tsx";
import type { Draft, Errors } from "../checkout/fields.ts";
import { GiftFields } from "../checkout/GiftFields.tsx";
import { explanationOf, Method } from "../checkout/PaymentStep.tsx";
import { TextField } from "../checkout/TextField.tsx";

type Props = { draft: Draft; errors: Errors; states: string[]; methods: PaymentMethod[]; codFee: number };

const nothing = () => {};

/** Who orders, where it goes and how it is paid. The server checks it, in the words of the form with script. */
export function DetailsForm({ draft, errors, states, methods, codFee }: Props) {
  const [only, ...others] = methods;
  const chosen = others.length === 0 && only ? { ...draft, payment_method: only } : draft;
  const form = { draft: chosen, errors, states, set: nothing, fill: nothing };
  return (
    <form method="post" action="/checkout" noValidate className="max-w-prose space-y-5">
      <h2 className="font-display text-2xl">Contact and address</h2>
      <p className="text-muted">Town and state may be left empty: the pincode tells us.</p>
      <AddressFields form={form} />
      <TextField name="note" form={form} />
      <GiftFields form={form} />
      <fieldset id="payment_method" tabIndex={-1} aria-describedby="payment_method-error">
        <legend className="mb-3 font-display text-2xl">Payment</legend>
        <div className="grid gap-3">
          {methods.map((method) => (
            <Method key={method} method={method} form={form} closed={false} text={explanationOf(method, codFee)} />
          ))}
        </div>
        <p id="payment_method-error" className="mt-2 text-sm text-error empty:hidden">
          {errors.payment_method}
        </p>
      </fieldset>
      <button name="intent" value="review" className={`${button.primary} w-full sm:w-auto`}>
        Look the order over
      </button>
      <p className="text-sm text-muted">Nothing is ordered yet: next you see the whole total.</p>
    </form>
  );
}
