import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { PaymentMethod } from "./cart.ts";
import type { Field } from "./fields.ts";
import * as fields from "./fields.ts";
import { readOpeningTime, weekdays } from "./openingHours.ts";
import { states } from "./states.ts";

/** What a form field refuses, a file's field refuses with the same words. */
const as = (rule: (typed: string) => Field<string>) =>
  z.string().superRefine((text, { addIssue }) => {
    const field = rule(text);
    if (!field.ok) addIssue({ code: "custom", message: field.message });
  });

const phone = z.string().regex(/^\+?(?:[\s()-]*\d){8,13}$/, "expected a telephone number, such as 044 2852 7373");
const day = z.iso.date("expected a date, such as 2027-01-14");
/** A time of day, as 14:00. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time of day, such as 14:00");

const mapAddress = "expected an address that begins with https://: where “Find us on the map” leads";

const why = { words: z.string().min(1), dispatch: z.boolean().optional() };

/**
 * A day, or the days `from` … `to`, on which the shop is closed; `words` says why: "Pongal". With `dispatch` parcels leave and
 * travel all the same.
 */
const Holiday = z
  .union([z.strictObject({ date: day, ...why }), z.strictObject({ from: day, to: day, ...why })])
  .transform((given) => {
    if (!("date" in given)) return given;
    const { date, ...rest } = given;
    return { from: date, to: date, ...rest };
  })
  .refine(({ from, to }) => from <= to, "expected `to` not before `from`");

/** When parcels leave. `days`: those on which somebody packs; an order after `cut_off` (India's time) is packed a working day later. */
const Dispatch = z.strictObject({
  days: z
    .array(z.enum(weekdays.map(([short]) => short)))
    .min(1)
    .default(["Mo", "Tu", "We", "Th", "Fr", "Sa"]),
  cut_off: timeOfDay.optional(),
});

/** Where the shop's own money goes to, as it tells those who pay by transfer. */
const Bank = z.strictObject({
  account_name: z.string().min(1),
  account_number: z.string().regex(/^\d{9,18}$/, "expected 9 to 18 digits"),
  ifsc: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "expected an IFSC, such as SBIN0000001: four letters, a zero, six more"),
});

const Picture = {
  image: z.string().regex(/^\//, "expected a path, such as /pictures/own/3f2a…"),
  alt: z.string().min(1),
};

/** How the showroom looks, from edge to edge; and a drawn map, shown only while the shop's address is the one it was drawn for. */
const Showroom = z.strictObject({
  ...Picture,
  map: z.strictObject({ ...Picture, address: z.array(z.string()) }).optional(),
});

/** Who the shop is: `shop/shop.json`, the one file in which a retailer names himself. */
export const ShopDetails = z.object({
  name: z.string().min(1).max(40),
  tagline: z.string(),
  description: z.string().optional().describe("What the shop sells, in one sentence, as search engines show it"),
  business_type: z
    .string()
    .regex(/^[A-Z][A-Za-z]+$/, "expected a type of schema.org, such as ClothingStore")
    .default("Store")
    .describe("What the shop is in schema.org's words: Store, ClothingStore, MusicStore"),
  legal_name: z.string().min(1),
  address: z.array(z.string().min(1)).min(1),
  city: z.string().min(1).optional().describe("Without it the address's last line, less its pincode"),
  pincode: as(fields.pincode),
  state: z.enum(states.map(([, name]) => name)),
  phones: z.array(phone).min(1),
  whatsapp: as(fields.mobile).optional().describe("The mobile number at which the shop is written to by WhatsApp"),
  email: as(fields.email),
  gstin: as(fields.gstin),
  bank: Bank.optional(),
  hours: z.string().default("").describe("Opening hours in words; without them they are told by opening_hours"),
  opening_hours: z
    .array(z.string().refine((text) => readOpeningTime(text), "expected days and hours, such as Mo-Sa 10:00-20:30"))
    .default([])
    .describe("Opening hours by day, as schema.org writes them: Mo-Sa 10:00-20:30"),
  holidays: z.array(Holiday).default([]),
  dispatch: Dispatch.prefault({}),
  map_url: z
    .string(mapAddress)
    .regex(/^https?:\/\/[^\s/]/, mapAddress)
    .describe("Where “Find us on the map” leads"),
  showroom: Showroom.optional(),
  copyright_year: z.int(),
  return_days: z.int().positive().describe("For how long what was bought may come back for a change of mind"),
  gift_wrap: z.boolean().default(false).describe("Whether gifts are wrapped; it costs nothing"),
  grievance_officer: z.object({ name: z.string().min(1), designation: z.string(), email: as(fields.email), phone }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  promises: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type ShopDetails = z.infer<typeof ShopDetails>;

export const Shop = ShopDetails.omit({ bank: true, holidays: true, dispatch: true, showroom: true }).extend({
  hours: z.string().describe("Opening hours in words, and what is different today or in the days to come"),
  holidays: z.array(z.object({ from: z.string(), to: z.string(), words: z.string() })),
  theme_colors: z.object({ light: z.string(), dark: z.string() }).describe("For the browser's own bar"),
  logo: z.string().optional().describe("The path of the shop's logo; absent: its name is the logo"),
  fonts: z
    .object({ heading: z.string().optional(), body: z.string().optional() })
    .optional()
    .describe("The addresses of the owner's type, to be fetched first; absent: the storefront's own"),
  url: z.string().describe("The shop's own address, absolute"),
  payment_methods: z.array(PaymentMethod),
  practice: z.boolean().describe("Payments are practice: no money moves"),
  cod_limit: z.int(),
  upi_limit: z.int().describe("The most that can be paid by UPI at once, in paise"),
  cod_fee: z.int(),
  free_delivery_from: z.int(),
  auth_background: z
    .string()
    .optional()
    .describe("The path of the picture behind the pages for logging in; absent: the shop's own choice"),
});
export type Shop = z.infer<typeof Shop>;

/** The policies that the law and the shop's customers ask for. */
export const policyNames = ["privacy", "terms", "returns", "shipping"] as const;
export type PolicyName = (typeof policyNames)[number];

export const PolicyPage = z.object({
  title: z.string(),
  html: z.string().describe("The text below its title, as HTML that does nothing"),
});
export type PolicyPage = z.infer<typeof PolicyPage>;

export const shopCalls = {
  "GET /get/shop": { summary: "The shop's name, address, contacts and ways to pay", answer: answer(Shop) },
  "GET /get/policy/{policy}": {
    summary: "A policy, with the shop's own facts in it",
    parameters: z.object({ policy: z.enum(policyNames) }),
    answer: answer(PolicyPage),
  },
} satisfies Record<string, Call>;
