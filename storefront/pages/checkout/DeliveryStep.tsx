import type { Quote } from "../../../contract/cart.ts";
import { Bar } from "../../parts/Bar.tsx";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";
import { formatPaise } from "../../parts/money.ts";
import { formatDays } from "../order/dates.ts";
import { GiftFields } from "./GiftFields.tsx";
import { type Form, TextField } from "./TextField.tsx";

/** When it comes and what that costs, in one line; undefined while that is not known. */
export function deliveryText(quote: Quote | null): string | undefined {
  if (!quote?.delivery?.serviceable) return undefined;
  const { date_from, date_to } = quote.delivery;
  const charge = quote.delivery_charge === 0 ? "free" : formatPaise(quote.delivery_charge);
  return date_from && date_to ? `${formatDays(date_from, date_to)}, ${charge}` : charge;
}

function Offer({ quote }: { quote: Quote | null }) {
  const text = deliveryText(quote);
  if (!quote?.delivery) return <Bar className="h-20 w-full" />;
  if (text === undefined) {
    return (
      <p role="alert" className="text-error">
        {quote.delivery.cod_reason} Please choose another address, or call us.
      </p>
    );
  }
  return (
    <div className="flex items-center gap-4 border border-hairline bg-card p-5">
      <Icon name="truck" className="size-7 text-brand" />
      <p>
        <span className="block font-semibold">Standard delivery</span>
        <span className="text-muted">Arrives {text}</span>
      </p>
    </div>
  );
}

/** How it gets there. */
export const DeliveryStep = ({ quote, form }: { quote: Quote | null; form: Form }) => (
  <div className="space-y-5">
    <Offer quote={quote} />
    <TextField name="note" form={form} />
    <GiftFields form={form} />
    <button
      type="submit"
      className={`${button.primary} w-full sm:w-auto`}
      disabled={quote?.delivery?.serviceable === false}
    >
      Continue to payment
    </button>
  </div>
);
