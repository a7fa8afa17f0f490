import { hoursInWords, weekdays } from "../../../contract/openingHours.ts";
import { formatPaise } from "../../parts/money.ts";
import type { SectionName, Settings, Value } from "./change.ts";

/** How each section is called. */
export const sectionTitles: Record<SectionName, string> = {
  hours: "Opening hours",
  holidays: "Holidays",
  dispatch: "Packing days",
  contact: "Address and contact",
  delivery: "Delivery and cash on delivery",
  rates: "Delivery rates",
  name: "Name",
  links: "Elsewhere",
  returns: "Returns",
  promises: "Promises",
  grievance: "Grievance officer",
  bank: "Bank account",
};

/** Where shoppers and staff see what a section says. */
export const seenIn: Record<SectionName, string> = {
  hours: "The foot of every page, the home page, policies, search engines.",
  holidays: "The foot of every page from a week before on, delivery dates, search engines.",
  dispatch: "Delivery dates, and by when parcels must leave on the order board.",
  contact:
    "The foot of every page, mails, policies, labels, invoices from now on, search engines. Delivery is reckoned from the pincode.",
  delivery: "Product pages, cart, checkout, the shipping policy. Orders that are placed keep what they were told.",
  rates:
    "Product pages, cart, checkout and every quote from now on. A cart that was quoted a moment ago keeps its price.",
  name: "The head and foot of every page, the browser's tab, mails, invoices from now on, search engines.",
  returns: "Order pages, mails and policies; each order counts from its delivery.",
  promises: "The home page.",
  grievance: "The page for complaints, its mails, policies.",
  bank: "Invoices from now on.",
  links: "Search engines, which know by it that these are yours.",
};

/** The zones of delivery, as they lie around the shop: name, and what is meant by it. */
export const zones = [
  ["local", "The shop’s own town", "and its suburbs"],
  ["state", "The shop’s own state", ""],
  ["metro", "Large cities", "Delhi, Mumbai, Chennai, Bengaluru, Hyderabad, Kolkata, Ahmedabad, Pune"],
  ["rest", "The rest of India", ""],
  ["special", "Far", "North-East, Jammu, Kashmir, Ladakh, islands"],
] as const;

/** How a field is called in the history and where it differs from the file. */
export const fieldNames: Record<string, string> = {
  hours: "in own words",
  opening_hours: "hours",
  cut_off: "latest order for the same day",
  map_url: "map",
  whatsapp: "WhatsApp",
  tagline: "line below the name",
  description: "what the shop sells",
  free_delivery_from: "free delivery from",
  cod_limit: "cash on delivery up to",
  cod_fee: "fee for cash on delivery",
  social: "links",
  cod_not_for: "no cash on delivery for",
  local: "own town",
  state: "own state",
  metro: "large cities",
  rest: "rest of India",
  special: "far",
  return_days: "days for a change of mind",
  account_name: "whose account",
  account_number: "account number",
  ifsc: "IFSC",
};

const plain = new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
const withYear = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** A date as it is said: "Thu, 14 Jan" this year, "14 Jan 2028" another. */
const dateText = (date: string, year: string) => (date.startsWith(year) ? plain : withYear).format(new Date(date));

/** A date of the days to come: "Thu, 14 Jan". */
export const dayText = (date: string): string => plain.format(new Date(date));

export type Holiday = Value<"holidays">["holidays"][number];

/** The days of a holiday: "Thu, 14 Jan to Sat, 16 Jan". */
export function daysText({ from, to }: Pick<Holiday, "from" | "to">, now = new Date()): string {
  const year = now.toISOString().slice(0, 4);
  return from === to ? dateText(from, year) : `${dateText(from, year)} to ${dateText(to, year)}`;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const dayNames = new Map<string, string>(weekdays);
const amounts = ["free_delivery_from", "cod_limit", "cod_fee"];

/** A zone's rates: "₹40, each further 500 g ₹20, 1–2 days, no cash". */
const rateText = ({ first, further, days_from, days_to, cod }: Value<"rates">["local"]): string =>
  `${formatPaise(first)}, each further 500 g ${formatPaise(further)}, ${days_from}–${days_to} days${cod ? "" : ", no cash"}`;

/** A field's value as people read it. */
export function fieldText(field: string, value: unknown): string {
  if (amounts.includes(field) && typeof value === "number") return formatPaise(value);
  if (field === "opening_hours") return hoursInWords(texts(value)) || "none";
  if (field === "days")
    return texts(value)
      .map((day) => dayNames.get(day) ?? day)
      .join(", ");
  if (field === "holidays")
    return (
      (value as Holiday[])
        .map((holiday) => `${daysText(holiday)} ${holiday.words}${holiday.dispatch ? " (parcels leave)" : ""}`)
        .join("; ") || "none"
    );
  if (zones.some(([zone]) => zone === field)) return rateText(value as Value<"rates">["local"]);
  if (field === "promises")
    return (value as Value<"promises">["promises"]).map(({ title, text }) => `${title}: ${text}`).join("; ") || "none";
  if (field === "social") return (value as Value<"links">["social"]).map(({ name }) => name).join(", ") || "none";
  return Array.isArray(value) ? value.join(", ") : String(value) || "nothing";
}

type Told = Record<string, unknown> | null;
/** Fields and their values by the names that people have for them. */
export const asText = (told: object | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told ?? {}).map(([field, value]) => [fieldNames[field] ?? field, fieldText(field, value)]),
  );

/** Of two lists what stands in the one alone. */
const withoutThose = (told: Told, others: Told): Told => {
  const [mine, theirs] = [told?.holidays, others?.holidays];
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return told;
  const known = new Set(theirs.map((holiday) => JSON.stringify(holiday)));
  return { holidays: mine.filter((holiday) => !known.has(JSON.stringify(holiday))) };
};

/** The history in words; of holidays only those that came or went. */
export const historyRows = (history: Settings["history"]) =>
  history.map(({ at, name, section, before, after }) => ({
    at,
    name,
    act: "settings.edit",
    sku: (sectionTitles[section as SectionName] ?? section).toLowerCase(),
    before: asText(withoutThose(before, after)),
    after: asText(withoutThose(after, before)),
  }));
