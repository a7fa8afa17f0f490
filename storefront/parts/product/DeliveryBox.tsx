import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ShippingAnswer } from "../../../contract/cart.ts";
import { button } from "../button.ts";
import { formatWeekday } from "../day.ts";
import { Icon } from "../Icon.tsx";
import { formatPaise } from "../money.ts";
import { PincodeInput } from "../PincodeInput.tsx";
import { useDelivery } from "./useDelivery.ts";

/** When and for how much this comes to a pincode. */
export function DeliveryBox({ variant }: { variant: number }) {
  const { pincode, result, ask, asked } = useDelivery(variant);
  const [opened] = useState(variant);
  const id = useId();
  const pressed = useRef(false);
  useEffect(() => {
    // Who has pressed sees the answer, from under the bars at a phone's foot too.
    if (!pressed.current || !result || result.state === "asking") return;
    pressed.current = false;
    document.getElementById(`${id}-result`)?.scrollIntoView({ block: "nearest" });
  }, [result, id]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get("pincode");
    pressed.current = true;
    ask(typeof entry === "string" ? entry : "");
  };
  const wrong = result?.state === "wrong";
  return (
    <form onSubmit={send} className="mt-8 border-t border-hairline pt-6 noscript:hidden" noValidate>
      <label htmlFor={id} className="flex items-center gap-2 font-medium">
        <Icon name="truck" className="size-5 text-muted" />
        Delivery to your pincode
      </label>
      <div className="mt-2 flex max-w-80 gap-2">
        <PincodeInput id={id} known={pincode} wrong={wrong} describedBy={`${id}-result`} className="figures" />
        <button className={`${button.secondary} flex-none`}>Check</button>
      </div>
      <div
        id={`${id}-result`}
        role="status"
        aria-live={asked || variant !== opened ? "polite" : "off"}
        className="mt-2 min-h-13 text-sm"
      >
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
  answer: { serviceable, cod, cod_reason, options, place },
}: {
  pincode: string;
  answer: ShippingAnswer;
}) {
  const where = place?.state ? `${pincode}, ${place.state}` : pincode;
  if (!serviceable) return <p>{cod_reason} Please call us, we often find a way.</p>;
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
      <p className="text-muted">{cod ? "Cash on delivery is possible." : cod_reason}</p>
    </>
  );
}
