import { formatMoney } from "../money.ts";
import type { Settings } from "../settings.ts";
import type { Parcel } from "./weigh.ts";

/**
 * Why these parcels can't be paid for in cash at the door, in words for the shopper; undefined when they can. Of several
 * reasons the one that he can change least: kind of goods, pre-order, place, value. `goods`: what they cost after
 * discount, in paise. `courierTakesCash`: whether it does at this pincode.
 */
export function whyNoCash(
  parcels: Pick<Parcel, "product_name" | "category" | "department" | "available_from">[],
  goods: number,
  courierTakesCash: boolean,
  today: string,
  settings: Pick<Settings, "COD_LIMIT" | "COD_NOT_FOR">,
): string | undefined {
  const excluded = parcels.find(({ category, department }) =>
    settings.COD_NOT_FOR.some((slug) => slug === category || slug === department),
  );
  if (excluded) return `${excluded.product_name} can’t be paid in cash on delivery.`;
  const ahead = parcels.find(({ available_from }) => available_from !== null && available_from > today);
  if (ahead) return `${ahead.product_name} is a pre-order, which can’t be paid in cash on delivery.`;
  if (!courierTakesCash) return "The courier does not take cash at this pincode.";
  return goods > settings.COD_LIMIT
    ? `Cash on delivery is possible up to ${formatMoney(settings.COD_LIMIT)} of goods.`
    : undefined;
}
