import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ZoneRates } from "../../contract/office/deliveryRates.ts";
import type { PolicyName, PolicyPage } from "../../contract/shop.ts";
import { formatMoney } from "../money.ts";
import type { Settings } from "../settings.ts";
import { ownOrStandard } from "./folder.ts";
import { cityOf } from "./readShop.ts";

const files: Record<PolicyName, string> = {
  privacy: "privacy.md",
  terms: "terms.md",
  returns: "return.md",
  shipping: "shipping.md",
};

/** Where a policy's file is: the owner's, or the one that stands in for it. */
export const policyFile = (policy: PolicyName, { SHOP_FOLDER }: Pick<Settings, "SHOP_FOLDER">): string =>
  ownOrStandard(SHOP_FOLDER, join("policies", files[policy]));

/** A policy as its file has it: Markdown with the {names} of the shop's facts in it. */
export const policyInFile = (policy: PolicyName, settings: Pick<Settings, "SHOP_FOLDER">): string =>
  readFileSync(policyFile(policy, settings), "utf8");

/** The same as it is in force: the office's edition, else the file. */
export const policySource = (policy: PolicyName, settings: Pick<Settings, "SHOP_FOLDER" | "policies">): string =>
  settings.policies[policy] ?? policyInFile(policy, settings);

/** What policies say of delivery and cash; what the office changes of it stands in them at once. */
type Delivery = Pick<Settings, "COD_LIMIT" | "COD_FEE" | "COD_NOT_FOR" | "FREE_DELIVERY_FROM" | "RATES">;

const list = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** What may be paid in cash, and what that costs: a sentence or two. Categories are called by their slugs' words. */
function cashInWords({ COD_LIMIT, COD_FEE, COD_NOT_FOR }: Delivery): string {
  if (COD_LIMIT === 0) return "We take no cash on delivery.";
  const not = list.format(["pre-orders", ...COD_NOT_FOR.map((slug) => slug.replaceAll("-", " "))]);
  const fee = COD_FEE > 0 ? ` Its fee of ${formatMoney(COD_FEE)} is shown before you choose it.` : "";
  return `Cash on delivery is possible up to ${formatMoney(COD_LIMIT)}, where the courier takes cash, and not for ${not}.${fee}`;
}

/** From when on delivery costs nothing: a sentence. */
const freeInWords = ({ FREE_DELIVERY_FROM }: Delivery): string =>
  FREE_DELIVERY_FROM === 0
    ? "Delivery is free."
    : `Delivery is free from ${formatMoney(FREE_DELIVERY_FROM)} of goods. Below that, the charge goes by weight and zone; for large, light boxes the courier counts the volume.`;

/** "2 to 4", "3". */
const daysInWords = ({ days_from, days_to }: ZoneRates): string =>
  days_from === days_to ? String(days_to) : `${days_from} to ${days_to}`;

/** The facts that a policy may name. */
export function policyFacts({ shop, ...delivery }: Pick<Settings, "shop"> & Delivery): Map<string, string> {
  const officer = shop.grievance_officer;
  return new Map([
    ["legal_name", shop.legal_name],
    ["name", shop.name],
    ["city", cityOf(shop)],
    ["state", shop.state],
    ["address", shop.address.join(", ")],
    ["gstin", shop.gstin],
    ["email", shop.email],
    ["phone", shop.phones[0] ?? ""],
    ["hours", shop.hours],
    ["return_days", String(shop.return_days)],
    ["officer_designation", officer.designation],
    ["officer_name", officer.name],
    ["officer_email", officer.email],
    ["officer_phone", officer.phone],
    ["cod_limit", formatMoney(delivery.COD_LIMIT)],
    ["cash_on_delivery", cashInWords(delivery)],
    ["free_delivery_from", formatMoney(delivery.FREE_DELIVERY_FROM)],
    ["free_delivery", freeInWords(delivery)],
    ...Object.entries(delivery.RATES).map(([zone, rates]): [string, string] => [`days_${zone}`, daysInWords(rates)]),
  ]);
}

/** A fact is text, also where it has signs that Markdown reads. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>~|&#]/g, String.raw`\$&`);

/** A text that can't be a policy, with the reason in words. */
export class PolicyError extends Error {}

/** Markdown with its {names} filled in. Throws for a name without a value: that is a mistake in the text. */
const filled = (source: string, facts: Map<string, string>): string =>
  source.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new PolicyError(`A policy names {${name}}, which nobody knows.`);
    return escaped(value);
  });

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "del",
    "code",
    "blockquote",
    "a",
    "br",
    "hr",
  ].concat(["table", "thead", "tbody", "tr", "th", "td"]),
  allowedAttributes: { a: ["href"], ol: ["start"], th: ["align"], td: ["align"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** Reads a policy's Markdown: the heading it begins with is the page's title, the rest harmless HTML. */
export function readPolicy(source: string, facts: Map<string, string>): PolicyPage {
  const tokens = marked.lexer(filled(source, facts).trim());
  const first = tokens[0];
  if (first?.type !== "heading") throw new PolicyError("A policy begins with its title: # Return policy");
  const title = first.text.replace(/\\(?=[^\w\s])/g, "");
  return { title, html: sanitizeHtml(marked.parser(tokens.slice(1)), rules) };
}

/** A policy of this shop as its page shows it. */
export const policyPage = (policy: PolicyName, settings: Settings): PolicyPage =>
  readPolicy(policySource(policy, settings), policyFacts(settings));
