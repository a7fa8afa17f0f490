import { useId, useState } from "react";
import type { Delivery } from "../../../contract/cart.ts";
import { pincode as rule } from "../../../contract/pincode.ts";
import { setPincode, usePincode } from "../../device/place.ts";
import { button } from "../../parts/button.ts";
import { formatPaise } from "../../parts/money.ts";
import { PincodeInput } from "../../parts/PincodeInput.tsx";
import { formatDays } from "../order/dates.ts";

/** When a cart comes to a pincode, for how much (paise), and whether it can be paid in cash there. */
export function answerFor(pincode: string | undefined, delivery: Delivery | null, charge: number): string {
  if (!pincode) return "For the delivery charge and date.";
  if (!delivery) return "Asking for the charge and date …";
  const { serviceable, date_from, date_to, cod, cod_reason } = delivery;
  if (!serviceable) return cod_reason ?? "";
  const cost = charge === 0 ? "free" : `for ${formatPaise(charge)}`;
  const when = date_from && date_to ? `Arrives ${formatDays(date_from, date_to)}, ${cost}. ` : "";
  return `${when}${cod ? "Cash on delivery is possible." : (cod_reason ?? "")}`;
}

/** Asks where to deliver, and says when and whether that goes. */
export function PincodeBox({ delivery, charge = 0 }: { delivery: Delivery | null; charge: number | undefined }) {
  const pincode = usePincode();
  const id = useId();
  const [error, setError] = useState("");
  const check = (data: FormData) => {
    const typed = data.get("pincode");
    const result = rule(typeof typed === "string" ? typed : "");
    setError(result.ok ? "" : result.message);
    if (result.ok) setPincode(result.value);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check(new FormData(event.currentTarget));
      }}
    >
      <label htmlFor={id} className="font-semibold">
        Deliver to
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <PincodeInput
          id={id}
          known={pincode}
          wrong={error !== ""}
          describedBy={`${id}-answer`}
          className="min-w-0 flex-[1_1_6rem]"
        />
        <button type="submit" className={button.secondary}>
          Check
        </button>
      </div>
      <p
        id={`${id}-answer`}
        aria-live="polite"
        className={`mt-2 min-h-10 text-sm ${error ? "text-error" : "text-muted"}`}
      >
        {error || answerFor(pincode, delivery, charge)}
      </p>
    </form>
  );
}
