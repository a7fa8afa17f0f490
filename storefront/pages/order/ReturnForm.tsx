import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";
import { Link } from "../../parts/Link.tsx";
import { formatDays } from "./dates.ts";
import { paidInCash } from "./howPaid.ts";
import type { ExchangeWords } from "./orderWords.ts";
import { noReason, returnReasons } from "./returnReasons.ts";

type Line = Order["lines"][number];
type Props = { order: Order; exchanges: ExchangeWords[]; page: string; refused: string | undefined };

const toReturns = handFocusTo("#returns");

/** How many pieces of a line go back. */
function Pieces({ line: { id, product_name, option_text, quantity, returned }, only }: { line: Line; only: boolean }) {
  const field = useId();
  const left = quantity - returned;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <label htmlFor={field}>
        {product_name}
        {option_text && `, ${option_text}`}
      </label>
      <select id={field} name={`quantity-${id}`} className="field w-auto max-w-full" defaultValue={only ? 1 : 0}>
        {Array.from({ length: left + 1 }, (_, pieces) => (
          <option key={pieces} value={pieces}>
            {pieces === 0 ? "None" : `${pieces} of ${left}`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What goes out in a line's place: of the same product, as there is now, and for no more. */
function InExchange({ name, offered }: { name: string; offered: ExchangeWords | undefined }) {
  const field = useId();
  if (!offered) return null;
  return (
    <div className="mt-2">
      <label htmlFor={field} className="text-sm text-muted">
        In its place<span className="sr-only"> ({name})</span>
      </label>
      <select id={field} name={`exchange-${offered.id}`} className="field mt-1" defaultValue="">
        <option value="">The money back</option>
        <optgroup label={offered.label}>
          {offered.choices.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}

/** Asks for pieces of a delivered order to be taken back. Works without script. */
export function ReturnForm({ order, exchanges, page, refused }: Props) {
  const id = useId();
  const busy = useNavigation().state === "submitting";
  const [lacksReason, setLacksReason] = useState(false);
  const lines = order.lines.filter(({ quantity, returned }) => returned < quantity);
  const only = lines.length === 1 && lines[0]?.quantity === 1;
  const reasons = Object.entries(returnReasons).filter(([name]) => name !== "change_of_mind" || order.return_until);
  return (
    <details ref={toReturns} className="print:hidden" open={refused !== undefined}>
      <summary className={`${button.quiet} -ml-3`}>Return something</summary>
      <Form
        method="post"
        action={page}
        onSubmit={(event) => busy && event.preventDefault()}
        className="mt-2 space-y-5 border-l-4 border-brand bg-card px-5 py-5"
      >
        <p>
          {order.return_until
            ? `If it does not suit you, it can come back until ${formatDays(order.return_until, order.return_until)}, as new. `
            : "The days for a change of mind are over. "}
          What is wrong with it we put right at any time.
          {exchanges.length > 0 && " We keep what you want in exchange until yours is here. "}{" "}
          <Link to="/returnpolicy" className="text-link underline">
            Our return policy
          </Link>
        </p>
        <fieldset className="min-w-0">
          <legend className="font-semibold">What do you want to send back?</legend>
          {lines.map((line) => (
            <div key={line.id} className="border-b border-hairline py-2">
              <Pieces line={line} only={only} />
              <InExchange name={line.product_name} offered={exchanges.find(({ id }) => id === line.id)} />
            </div>
          ))}
        </fieldset>
        <div>
          <label htmlFor={`${id}-reason`} className="font-semibold">
            Why?
          </label>
          <select
            id={`${id}-reason`}
            name="reason"
            className="field mt-1"
            defaultValue=""
            required
            aria-invalid={lacksReason}
            aria-describedby={`${id}-reason-hint`}
            onInvalid={(event) => {
              event.preventDefault(); // said below, in place of the browser's bubble
              event.currentTarget.focus();
              setLacksReason(true);
            }}
            onChange={() => setLacksReason(false)}
          >
            <option value="">Choose</option>
            {reasons.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
          <p id={`${id}-reason-hint`} className="mt-1 text-sm text-error empty:hidden">
            {lacksReason && noReason}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-note`} className="font-semibold">
            Tell us more <span className="font-normal text-muted">(optional)</span>
          </label>
          <textarea id={`${id}-note`} name="note" className="field mt-1" rows={3} maxLength={500} />
        </div>
        {paidInCash(order) && (
          <div>
            <label htmlFor={`${id}-upi`} className="font-semibold">
              UPI ID for the refund <span className="font-normal text-muted">(optional)</span>
            </label>
            <input id={`${id}-upi`} name="refund_to" className="field mt-1" maxLength={80} autoComplete="off" />
            <p className="mt-1 text-sm text-muted">You paid in cash; we transfer it. Without a UPI ID we call you.</p>
          </div>
        )}
        {refused && (
          <p role="alert" className="text-error">
            {refused}
          </p>
        )}
        <button name="intent" value="return" className={button.primary} aria-disabled={busy}>
          Ask for the return
        </button>
      </Form>
    </details>
  );
}
