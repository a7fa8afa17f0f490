import { z } from "zod";
import type { BankOffers } from "../../emi/offers.ts";
import type { Settings } from "../../settings.ts";
import { type Keys, razorpay } from "./ask.ts";
import { readable } from "./entities.ts";

/** A plan as Razorpay tells it: months, per cent a year, from so many paise on, and who bears the interest. */
const Option = z.object({
  duration: z.int().min(1).max(60),
  interest: z.number().min(0).max(60),
  min_amount: z.int().nonnegative(),
  subvention: z.string().nullish(),
});

/** An account without instalments answers no options, or an empty list in their place, as it does for other empty records. */
const Methods = z.object({
  emi: z.boolean().nullish(),
  emi_options: z.union([z.record(z.string(), z.array(z.unknown())), z.array(z.unknown())]).nullish(),
  netbanking: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
});

/** Names of those that issue cards and are no bank of net banking, or are named after a part of one there. */
const names: Record<string, string> = {
  AMEX: "American Express",
  BAJAJ: "Bajaj Finserv",
  BARB: "Bank of Baroda",
  CITI: "Citibank",
  HDFC: "HDFC Bank",
  HDFC_DC: "HDFC Bank, debit cards",
  HSBC: "HSBC",
  ICIC: "ICICI Bank",
  INDB: "IndusInd Bank",
  KKBK: "Kotak Mahindra Bank",
  ONECARD: "OneCard",
  RATN: "RBL Bank",
  SBIN: "State Bank of India",
  SCBL: "Standard Chartered",
  UTIB: "Axis Bank",
  YESB: "Yes Bank",
};

/**
 * Which instalments the account's shoppers are offered: https://razorpay.com/docs/api/payments/fetch-payment-methods. Asked by the key's id alone, as
 * the documentation demands. A plan that can't be read is left out. Throws a RazorpayError.
 */
export async function fetchEmiOffers(settings: Settings, keys: Keys): Promise<BankOffers> {
  const ask = razorpay(settings, keys);
  const alone = { Authorization: `Basic ${Buffer.from(`${keys.id}:`).toString("base64")}` };
  const { emi, emi_options, netbanking } = await ask(Methods, "GET", "/v1/methods", undefined, alone);
  if (emi === false || !emi_options || Array.isArray(emi_options)) return [];
  const banks = netbanking && !Array.isArray(netbanking) ? netbanking : {};
  return Object.entries(emi_options)
    .map(([code, options]) => ({
      bank: names[code] ?? (typeof banks[code] === "string" ? banks[code] : code),
      offers: readable(Option, options).map(({ duration, interest, min_amount, subvention }) => ({
        months: duration,
        rate_bp: Math.round(interest * 100),
        min_amount,
        no_cost: subvention === "merchant",
      })),
    }))
    .filter(({ offers }) => offers.length > 0)
    .toSorted((a, b) => a.bank.localeCompare(b.bank, "en"));
}
