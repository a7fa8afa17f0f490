import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
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

/** The facts that a policy may name. */
export function policyFacts({
  shop,
  COD_LIMIT,
  FREE_DELIVERY_FROM,
}: Pick<Settings, "shop" | "COD_LIMIT" | "FREE_DELIVERY_FROM">): Map<string, string> {
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
    ["cod_limit", formatMoney(COD_LIMIT)],
    ["free_delivery_from", formatMoney(FREE_DELIVERY_FROM)],
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
