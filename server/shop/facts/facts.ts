import type { DeliveryRates } from "../../../contract/office/deliveryRates.ts";
import type { PolicyName, ShopDetails } from "../../../contract/shop.ts";

/** What the shop says of itself and of its delivery, in pages, mails and documents. Limits and fees in paise. */
export type Facts = {
  shop: ShopDetails;
  COD_LIMIT: number;
  COD_FEE: number;
  COD_NOT_FOR: string[];
  FREE_DELIVERY_FROM: number;
  RATES: DeliveryRates;
};

/** The texts that the office has put in force, by policy; one that is not there is as its file says. */
export type PolicyTexts = Partial<Record<PolicyName, string>>;

/**
 * The facts as they are now, the policies that the office has put in force, and the facts as the file and the environment
 * say. The office's changes go into the former two, in place.
 */
export type KeptFacts = Facts & { policies: PolicyTexts; inFile: Facts };
