import { useEffect, useState } from "react";
import type { ShippingAnswer } from "../../../contract/cart.ts";
import { pincode as rule } from "../../../contract/pincode.ts";
import { api } from "../../api/browser.ts";
import { allowing, type Like } from "../../api/isLike.ts";
import { setPincode, usePincode } from "../../device/place.ts";

type Result =
  | { state: "asking" }
  | { state: "wrong"; message: string }
  | { state: "known"; pincode: string; answer: ShippingAnswer };

/** What is needed to say something of a delivery: nothing is said of what is not known. */
const deliveryLike: Like<ShippingAnswer> = {
  serviceable: true,
  cod: true,
  place: allowing(null, {}),
  options: [{ name: "", charge: 0, date_from: "", date_to: "" }],
};

/**
 * What delivery of a variant to the device's pincode means. It is asked for by itself where the pincode is known, and
 * anew for another variant, whose answer takes the earlier one's place when it comes. `asked`: the shopper has wanted to
 * know here; until then a failure is not worth a word.
 */
export function useDelivery(variant: number) {
  const pincode = usePincode();
  const [result, setResult] = useState<Result>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!pincode) return;
    const mine = new AbortController();
    const { signal } = mine;
    const body = { pincode, lines: [{ id: variant, quantity: 1 }] };
    api("POST /get/shipping/charges", { body, signal, like: { data: deliveryLike } }).then(
      ({ data }) => signal.aborted || setResult({ state: "known", pincode, answer: data }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : "Please try again.";
        if (!signal.aborted) setResult(turn > 0 ? { state: "wrong", message } : undefined);
      },
    );
    return () => mine.abort();
  }, [pincode, variant, turn]);

  const ask = (typed: string) => {
    const read = rule(typed);
    setResult(read.ok ? { state: "asking" } : { state: "wrong", message: read.message });
    if (!read.ok) return;
    setPincode(read.value);
    setTurn(turn + 1);
  };
  return { pincode, result, ask, asked: turn > 0 };
}
