import { type FormEvent, useId, useState } from "react";
import type { ShippingAnswer } from "../../../contract/cart.ts";
import { pincode } from "../../../contract/fields.ts";
import { api } from "../../api/browser.ts";
import { button } from "../button.ts";
import { formatWeekday } from "../day.ts";
import { Icon } from "../Icon.tsx";
import { formatPaise } from "../money.ts";

type Result =
  | { state: "asking" }
  | { state: "wrong"; message: string }
  | { state: "known"; pincode: string; answer: ShippingAnswer };

/** When and for how much this comes to a pincode. */
export function DeliveryBox({ variant }: { variant: number }) {
  const [result, setResult] = useState<Result>();
  const id = useId();

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get("pincode");
    const typed = pincode(typeof entry === "string" ? entry : "");
    if (!typed.ok) return setResult({ state: "wrong", message: typed.message });
    setResult({ state: "asking" });
    try {
      const { data } = await api("POST /get/shipping/charges", {
        body: { pincode: typed.value, lines: [{ id: variant, quantity: 1 }] },
      });
      setResult({ state: "known", pincode: typed.value, answer: data });
    } catch (error) {
      setResult({ state: "wrong", message: error instanceof Error ? error.message : "Please try again." });
    }
  };

  const wrong = result?.state === "wrong";
  return (
    <form onSubmit={(event) => void ask(event)} className="mt-8 border-t border-hairline pt-6" noValidate>
      <label htmlFor={id} className="flex items-center gap-2 font-medium">
        <Icon name="truck" className="size-5 text-muted" />
        Delivery to your pincode
      </label>
      <div className="mt-2 flex max-w-80 gap-2">
        <input
          id={id}
          name="pincode"
          className="field figures"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          placeholder="600 002"
          aria-invalid={wrong}
          aria-describedby={`${id}-result`}
        />
        <button className={`${button.secondary} flex-none`}>Check</button>
      </div>
      <div id={`${id}-result`} role="status" className="mt-2 min-h-13 text-sm">
        {!result && <p className="text-muted">When it comes, what that costs, and whether you can pay in cash.</p>}
        {result?.state === "asking" && <p className="text-muted">Asking …</p>}
        {wrong && <p className="text-error">{result.message}</p>}
        {result?.state === "known" && <Answer pincode={result.pincode} answer={result.answer} />}
      </div>
    </form>
  );
}

function Answer({
  pincode,
  answer: { serviceable, cod, options, place },
}: {
  pincode: string;
  answer: ShippingAnswer;
}) {
  const where = place?.state ? `${pincode}, ${place.state}` : pincode;
  if (!serviceable) return <p>We can't deliver to {where} yet. Please call us, we often find a way.</p>;
  return (
    <>
      {options.map(({ name, charge, date_from, date_to }) => (
        <p key={name}>
          {name} to {where}: <strong>{charge === 0 ? "free" : formatPaise(charge)}</strong>,{" "}
          {date_from === date_to
            ? formatWeekday(date_from)
            : `${formatWeekday(date_from)} to ${formatWeekday(date_to)}`}
        </p>
      ))}
      <p className="text-muted">
        {cod ? "Cash on delivery is possible there." : "Cash on delivery is not possible there."}
      </p>
    </>
  );
}
