import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { readOpeningTime, weekdays } from "../openingHours.ts";
import { timeOfDay } from "../shop.ts";
import { DeliveryRates } from "./deliveryRates.ts";
import { text } from "./shopfrontStates.ts";

const phone = z
  .string()
  .trim()
  .regex(/^\+?(?:[\s()-]*\d){8,13}$/, "Please enter a telephone number, such as 044 2852 7373.");
const address = z
  .string()
  .trim()
  .max(500, "Please shorten the address to 500 characters.")
  .regex(/^https?:\/\/[^\s/]/, "Please enter an address that begins with https://");
const day = z.iso.date("Please choose a day.");
const paise = (most: number, words: string) => z.int("Please enter an amount.").min(0, words).max(most, words);
const orNone = (rule: z.ZodType<string, string>) => z.union([z.literal(""), rule]);

/** A day, or the days `from` … `to`, on which the shop is closed. */
const OfficeHoliday = z
  .object({
    from: day,
    to: day,
    words: text("what it is for, such as Pongal", 1, 60),
    dispatch: z.boolean().describe("Parcels leave and travel all the same"),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "Please choose a last day that is not before the first.",
  });
export type OfficeHoliday = z.infer<typeof OfficeHoliday>;

/** What the office may change of the shop's facts, by section. Money in paise; an empty text is none. */
export const settingSections = {
  name: z.object({
    name: text("the shop's name", 1, 40),
    tagline: text("the line below the name", 0, 120),
    description: text("what the shop sells", 0, 300),
  }),
  contact: z.object({
    address: z
      .array(text("the address", 1, 100))
      .min(1, "Please enter the address.")
      .max(6, "An address has six lines at most."),
    city: text("the town", 0, 60).describe("Empty: the address's last line, less its pincode"),
    pincode: checked(field.pincode),
    phones: z.array(phone).min(1, "Please enter a telephone number.").max(5, "Five numbers at most."),
    whatsapp: orNone(checked(field.mobile)),
    email: checked(field.email),
    map_url: address,
  }),
  hours: z.object({
    opening_hours: z
      .array(
        z
          .string()
          .refine((typed) => readOpeningTime(typed), "Please enter hours that end after they begin: 10:00 to 20:30."),
      )
      .max(21)
      .describe("By day, as schema.org writes them: Mo-Sa 10:00-20:30"),
    hours: text("the hours", 0, 200).describe("In own words; empty: told by opening_hours"),
  }),
  holidays: z.object({
    holidays: z
      .array(OfficeHoliday)
      .max(200, "There are 200 holidays already.")
      .transform((all) => all.toSorted((a, b) => a.from.localeCompare(b.from))),
  }),
  dispatch: z.object({
    days: z.array(z.enum(weekdays.map(([short]) => short))).min(1, "Please choose a day on which parcels are packed."),
    cut_off: orNone(timeOfDay).describe("An order after it, in India's time, is packed a working day later"),
  }),
  links: z.object({
    social: z.array(z.object({ name: text("a name", 1, 40), url: address })).max(12, "Twelve links at most."),
  }),
  delivery: z.object({
    free_delivery_from: paise(1_000_000_000, "Please enter an amount up to ₹1,00,00,000."),
    cod_limit: paise(100_000_000, "Please enter an amount up to ₹10,00,000."),
    cod_fee: paise(100_000, "Please enter a fee up to ₹1,000."),
    cod_not_for: z
      .array(z.string().regex(/^[\w-]{1,100}$/, "Please write departments as in their addresses: drums."))
      .max(100, "A hundred departments at most.")
      .describe("Slugs of categories and departments of which nothing is paid at the door"),
  }),
  rates: DeliveryRates,
  returns: z.object({
    return_days: z.int("Please enter a number of days.").min(1, "At least a day.").max(365, "A year at most."),
  }),
  promises: z.object({
    promises: z
      .array(z.object({ title: text("a title", 1, 60), text: text("what is promised", 1, 200) }))
      .max(6, "Six promises at most."),
  }),
  grievance: z.object({
    name: text("the officer's name", 1, 80),
    designation: text("the designation", 0, 80),
    email: checked(field.email),
    phone,
  }),
  bank: z.object({
    account_name: text("whose account it is", 0, 80),
    account_number: orNone(
      z
        .string()
        .trim()
        .regex(/^\d{9,18}$/, "Please check the account number: 9 to 18 digits."),
    ),
    ifsc: orNone(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "Please check the IFSC, such as SBIN0000001: four letters, a zero, six more."),
    ),
  }),
};
export type SettingSections = { [S in keyof typeof settingSections]: z.output<(typeof settingSections)[S]> };
export type SectionName = keyof SettingSections;
export const sectionNames = Object.keys(settingSections) as SectionName[];

const section = <T extends z.ZodObject>(value: T) =>
  z.object({
    version: z.int().describe("0: nobody has changed it yet"),
    value: value.describe("As it is now"),
    file: value.describe("As shop.json and the settings say"),
    changed: z.object({ name: z.string(), at: z.string() }).nullable().describe("Who changed it last"),
    different: z.array(z.string()).describe("Fields that are not as the file says"),
  });
const { name, contact, hours, holidays, dispatch, links, delivery, rates, returns, promises, grievance, bank } =
  settingSections;

/** The shop's facts: what can be changed here, what can't, and who changed what. */
export const OfficeSettings = z.object({
  sections: z.object({
    name: section(name),
    contact: section(contact),
    hours: section(hours),
    holidays: section(holidays),
    dispatch: section(dispatch),
    links: section(links),
    delivery: section(delivery),
    rates: section(rates),
    returns: section(returns),
    promises: section(promises),
    grievance: section(grievance),
    bank: section(bank),
  }),
  fixed: z.object({
    file: z.string().describe("Where they are changed"),
    legal_name: z.string(),
    gstin: z.string(),
    state: z.string(),
    invoice_prefix: z.string(),
  }),
  history: z.array(
    z.object({
      at: z.string(),
      name: z.string(),
      door: z.enum(["office", "machine", "key"]),
      section: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

const version = z.int().min(0);
const change = <T extends z.ZodRawShape>({ shape }: z.ZodObject<T>, summary: string) => ({
  summary,
  body: z.object({ version, ...shape }),
  answer: answer(OfficeSettings),
});

/** The calls by which the shop's own facts are read and changed. */
export const settingsCalls = {
  "GET /settings": {
    summary: "The shop's facts, as the file says and as the office changed them",
    answer: answer(OfficeSettings),
  },
  "PATCH /settings/name": change(name, "Change the shop's name and what is said of it"),
  "PATCH /settings/contact": change(contact, "Change address, telephone and mail"),
  "PATCH /settings/hours": change(hours, "Change the opening hours"),
  "PATCH /settings/holidays": change(holidays, "Change the days on which the shop is closed"),
  "PATCH /settings/dispatch": change(dispatch, "Change the days on which parcels are packed"),
  "PATCH /settings/links": change(links, "Change the shop's places elsewhere"),
  "PATCH /settings/delivery": change(delivery, "Change what delivery and cash on delivery cost"),
  "PATCH /settings/rates": change(rates, "Change what delivery costs by zone, and how long it takes"),
  "PATCH /settings/returns": change(returns, "Change for how long what was bought may come back"),
  "PATCH /settings/promises": change(promises, "Change what the home page promises"),
  "PATCH /settings/grievance": change(grievance, "Change who answers complaints"),
  "PATCH /settings/bank": change(bank, "Change the account that invoices name"),
  "POST /settings/{section}/back": {
    summary: "Return a section to what the file says",
    parameters: z.object({ section: z.enum(sectionNames) }),
    body: z.object({ version }),
    answer: answer(OfficeSettings),
  },
} satisfies Record<string, Call>;
