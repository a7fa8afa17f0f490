import { dirname, join } from "node:path";
import { gstin } from "../../contract/fields.ts";
import { type PolicyName, policyNames } from "../../contract/shop.ts";
import type { Check } from "../production.ts";
import type { Settings } from "../settings.ts";
import { policyFile, policyPage, policySource } from "../shop/policies.ts";
import { cityOf } from "../shop/readShop.ts";
import { type DemoFact, demoShop, demoTown, demoTownTexts, demoTrade, demoTradeTexts, stillDemos } from "./demoShop.ts";

/** Whether an address for mail is one that can't get any: its domain is kept for examples (RFC 2606, RFC 6761). */
const isExample = (email: string): boolean =>
  !email.includes("@") || /(?:^|[@.])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(email);

/** The day that a policy says it is of: 1 December 2026, or 2026-12-01. */
const day =
  /\b(?:\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d|20\d\d-\d\d-\d\d)\b/;

/** What a policy still says of the demo's town in a shop of another one, and of its goods in a shop of another trade. */
function demoProblems(policy: PolicyName, settings: Settings): string[] {
  const source = policySource(policy, settings);
  const told = (what: string, texts: string[]) => {
    const left = texts.filter((text) => source.includes(text)).map((text) => `"${text.replaceAll("*", "")}"`);
    return left.length > 0 ? [`It still ${what}: ${left.join(", ")}.`] : [];
  };
  return [
    ...(cityOf(settings.shop) === demoTown ? [] : told("names the demo's town", demoTownTexts)),
    ...(settings.shop.business_type === demoTrade ? [] : told("speaks of the demo's goods", demoTradeTexts)),
  ];
}

function policyProblem(policy: PolicyName, settings: Settings): string | undefined {
  try {
    const { html } = policyPage(policy, settings);
    const undated = day.test(html)
      ? undefined
      : "It has no date: nobody says since when it holds, or that he has read it.";
    const problems = [...demoProblems(policy, settings), ...(undated === undefined ? [] : [undated])];
    return problems.length > 0 ? problems.join(" ") : undefined;
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

function nameProblem({ shop }: Settings): string | undefined {
  if (isExample(shop.email)) return `${shop.email} gets no mail: these are still the demo's name and address.`;
  const demos = stillDemos(shop);
  return demos.includes("name") && demos.includes("legal_name") ? "It is still the demo's." : undefined;
}

/** Facts that have a line of their own. */
const toldApart: DemoFact[] = ["name", "email", "gstin"];

/** What a shop of another name still says as the demo does. */
function leftProblem({ shop }: Settings): string | undefined {
  const demos = stillDemos(shop);
  const left = demos.includes("name") ? [] : demos.filter((fact) => !toldApart.includes(fact));
  return left.length > 0 ? `Still as in the demo: ${left.join(", ")}.` : undefined;
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
      problem: nameProblem(settings),
      how: `write yours in ${SHOP_FILE}`,
    },
    {
      topic: "What the shop says of itself",
      need: "should",
      problem: leftProblem(settings),
      how: `write yours in ${SHOP_FILE}, or in the office: Settings; what is true of your shop too may stay`,
    },
    {
      topic: "GSTIN",
      need: "must",
      problem: shop.gstin === demoShop.gstin ? "It is the demo's." : wrongGstin,
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
