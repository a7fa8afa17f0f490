import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";

const charge = z
  .int("Please enter an amount.")
  .min(0, "Please enter an amount.")
  .max(10_000_000, "Please enter a charge up to ₹1,00,000.");
const days = z
  .int("Please enter a number of days.")
  .min(0, "Please enter a number of days.")
  .max(60, "60 days at most.");

/** What delivery to one zone costs, in paise by slabs of 500 g, and for how many days a parcel is on its way. */
const ZoneRates = z
  .object({
    first: charge.describe("For the first 500 g"),
    further: charge.describe("For each further 500 g, begun or whole"),
    days_from: days.describe("From the day it leaves to the door, working days; at least"),
    days_to: days.describe("At most"),
    cod: z.boolean().describe("The courier takes cash at the door"),
  })
  .refine(({ days_from, days_to }) => days_from <= days_to, {
    path: ["days_to"],
    message: "Please enter days that are not fewer than the first.",
  });
export type ZoneRates = z.output<typeof ZoneRates>;

/** Delivery's rates by zone. The zones lie around the shop: its town, its state, large cities, the rest, and what is far. */
export const DeliveryRates = z.object({
  local: ZoneRates,
  state: ZoneRates,
  metro: ZoneRates,
  rest: ZoneRates,
  special: ZoneRates,
});
export type DeliveryRates = z.output<typeof DeliveryRates>;
export type ZoneName = keyof DeliveryRates;

/** What delivery of a parcel to a place costs and when it comes; null where nobody goes there. */
const Delivered = z
  .object({
    charge: Paise.describe("0 from the value on from which delivery is free"),
    date_from: z.iso.date(),
    date_to: z.iso.date(),
    cod: z.boolean(),
  })
  .nullable();

export const deliveryRatesCalls = {
  "POST /settings/rates/preview": {
    summary:
      "What a parcel ordered now would cost and when it would come, by these rates and by those in force; keeps nothing",
    body: DeliveryRates.extend({
      grams: z.int("Please enter a weight.").min(1, "Please enter a weight.").max(1_000_000, "A tonne at most."),
      goods: z.int("Please enter an amount.").min(0).max(1_000_000_000).describe("What is in it costs, in paise"),
      pincodes: z.array(checked(field.pincode)).min(1, "Please enter a pincode.").max(6, "Six pincodes at once."),
    }),
    answer: answer(
      z.object({
        courier: z.boolean().describe("The courier's own terms (Shiprocket) stand above these wherever it answers"),
        places: z.array(
          z.object({
            pincode: z.string(),
            zone: z.enum(["local", "state", "metro", "rest", "special"]).nullable(),
            in_force: Delivered,
            by_these: Delivered,
          }),
        ),
      }),
    ),
  },
} satisfies Record<string, Call>;
