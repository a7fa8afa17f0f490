import { dirname, join } from "node:path";
import { gstin } from "../../contract/fields.ts";
import { type PolicyName, policyNames } from "../../contract/shop.ts";
import type { Check } from "../production.ts";
import type { Settings } from "../settings.ts";
import { policyFile, policyPage } from "../shop/policies.ts";

/** The demo's own, which is nobody's registration. */
const demoGstin = "33AABCS7373K1Z3";

/** Whether an address for mail is one that can't get any: its domain is kept for examples (RFC 2606, RFC 6761). */
const isExample = (email: string): boolean =>
  !email.includes("@") || /(?:^|[@.])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(email);

/** The day that a policy says it is of: 1 December 2026, or 2026-12-01. */
const day =
  /\b(?:\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d|20\d\d-\d\d-\d\d)\b/;

function policyProblem(policy: PolicyName, settings: Settings): string | undefined {
  try {
    const { html } = policyPage(policy, settings);
    return day.test(html) ? undefined : "It has no date: nobody says since when it holds, or that he has read it.";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Where a policy is to be read: what stands in for one that the owner's folder lacks has to be brought there first. */
function howToRead(policy: PolicyName, { SHOP_FOLDER }: Settings): string {
  const own = join(SHOP_FOLDER, "policies");
  const file = policyFile(policy, { SHOP_FOLDER });
  const begin = dirname(file) === own ? `read ${file}` : `copy ${file} into ${own}, read it`;
  return `${begin}, make it true, and end it with its day: In force from 1 December 2026. Or do so in the office: Policies`;
}

function officerProblem({ shop }: Settings): string | undefined {
  const { name, designation, email, phone } = shop.grievance_officer;
  if ([name, designation, phone].some((text) => text.trim() === ""))
    return "Name, designation, e-mail and phone must be shown.";
  return isExample(email) ? `${email} gets no mail.` : undefined;
}

/** What the owner says of himself: who he is, his GSTIN, the grievance officer (E-Commerce Rules 2020, rule 4), the policies. */
export function shopChecks(settings: Settings): Check[] {
  const { shop, SHOP_FILE } = settings;
  const registered = gstin(shop.gstin);
  const wrongGstin = registered.ok ? undefined : registered.message;
  return [
    {
      topic: "The shop's own name",
      need: "must",
      problem: isExample(shop.email)
        ? `${shop.email} gets no mail: these are still the demo's name and address.`
        : undefined,
      how: `write yours in ${SHOP_FILE}`,
    },
    {
      topic: "GSTIN",
      need: "must",
      problem: shop.gstin === demoGstin ? "It is the demo's." : wrongGstin,
      how: `gstin in ${SHOP_FILE}, as on your registration certificate (gst.gov.in, REG-06)`,
    },
    {
      topic: "Grievance officer",
      need: "must",
      problem: officerProblem(settings),
      how: `grievance_officer in ${SHOP_FILE}: somebody who acknowledges within 48 hours`,
    },
    ...policyNames.map(
      (policy): Check => ({
        topic: `Policy: ${policy}`,
        need: "must",
        problem: policyProblem(policy, settings),
        how: howToRead(policy, settings),
      }),
    ),
  ];
}
