import privacy from "../../../catalogue/policies/privacy.md?raw";
import returns from "../../../catalogue/policies/return.md?raw";
import shipping from "../../../catalogue/policies/shipping.md?raw";
import terms from "../../../catalogue/policies/terms.md?raw";
import type { Shop } from "../../../contract/shop.ts";
import { formatPaise } from "../money.ts";
import { type Block, filled, readMarkdown } from "./markdown.ts";

const texts: Record<string, string> = {
  "/privacypolicy": privacy,
  "/termsofuse": terms,
  "/returnpolicy": returns,
  "/shippingpolicy": shipping,
};

/** The policy at a path in any letter case, with the shop's own facts in it. */
export function policyAt(path: string, shop: Shop): { path: string; title: string; blocks: Block[] } | undefined {
  const known = path.toLowerCase().replace(/\/+$/, "");
  const text = texts[known];
  if (text === undefined) return undefined;
  const officer = shop.grievance_officer;
  const facts = {
    legal_name: shop.legal_name,
    address: shop.address.join(", "),
    gstin: shop.gstin,
    email: shop.email,
    phone: shop.phones[0] ?? "",
    hours: shop.hours,
    return_days: String(shop.return_days),
    officer_designation: officer.designation,
    officer_name: officer.name,
    officer_email: officer.email,
    officer_phone: officer.phone,
    cod_limit: formatPaise(shop.cod_limit),
    free_delivery_from: formatPaise(shop.free_delivery_from),
  };
  return { path: known, ...readMarkdown(filled(text, facts)) };
}
