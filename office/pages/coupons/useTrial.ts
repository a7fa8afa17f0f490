import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type BodyOf, call } from "../../api/call.ts";
import { useSettled } from "../../parts/useSettled.ts";
import { createStore } from "../../store.ts";

/** The cart on which coupons are tried: kept from one coupon to the next. */
export type TrialCart = {
  lines: { id: number; name: string; quantity: number }[];
  customer: string;
  pincode: string;
  /** As a field for day and time has it; empty: now. */
  at: string;
};
export const trialCart = createStore<TrialCart>({ lines: [], customer: "", pincode: "", at: "" });

type Asked = BodyOf<"POST /coupons/trial">;

/** What the shop's judge says of a coupon and a cart, asked anew as either changes. Undefined asks nothing. */
export function useTrial(asked: Asked | undefined) {
  const settled = useSettled(asked ? JSON.stringify(asked) : "");
  return useQuery({
    queryKey: ["POST /coupons/trial", settled],
    enabled: settled !== "",
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call("POST /coupons/trial", { body: JSON.parse(settled) as NonNullable<Asked>, signal }),
  });
}
