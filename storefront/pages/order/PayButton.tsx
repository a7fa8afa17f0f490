import { Form, useNavigation } from "react-router";
import { button } from "../../parts/button.ts";
import { formatPaise } from "../../parts/money.ts";

/** Opens the payment of an order that is not paid yet. Pressed twice it is still one payment. */
export function PayButton({ page, total, label = "Pay" }: { page: string; total: number; label?: string }) {
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" action={page} onSubmit={(event) => busy && event.preventDefault()}>
      <button name="intent" value="pay" className={button.primary} aria-disabled={busy}>
        {label} {formatPaise(total)}
      </button>
    </Form>
  );
}
