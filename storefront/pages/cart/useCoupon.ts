import { useState } from "react";
import { api } from "../../api/browser.ts";
import { CallFailed, NoAnswer } from "../../api/client.ts";
import { cartCoupon } from "../../device/memory.ts";

type Line = { id: number; quantity: number };

/** Asks what a code does for the cart, and keeps it where it does something (true); else `refusal` says why not. */
export function useCoupon(lines: Line[], pincode: string | undefined) {
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const apply = async (code: string): Promise<boolean> => {
    setBusy(true);
    setRefusal("");
    try {
      const body = { code, lines: lines.map(({ id, quantity }) => ({ id, quantity })), ...(pincode && { pincode }) };
      const { data } = await api("POST /apply/coupon", {
        body,
        like: { data: { code: "", valid: true, message: "" } },
      });
      if (data.valid) cartCoupon.update(() => ({ code: data.code }));
      else setRefusal(`${data.code}: ${data.message}`);
      return data.valid;
    } catch (error) {
      if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
      setRefusal(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { apply, busy, refusal };
}
