import { anyShown, noProducts } from "../catalogue/readLacks.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { type DemoFact, stillDemos } from "./demoShop.ts";

/** Migrations that are told by their names; of more the number is told, as of all those that a new database has. */
const mostNamed = 5;

/** What is told of the migrations that ran. */
export const schemaWords = (ran: string[]): string =>
  `Brought the schema up to date: ${ran.length > mostNamed ? `${ran.length} migrations` : ran.join(", ")}`;

/** The facts that a start asks for, as a sentence calls them. */
const asked: [DemoFact, string][] = [
  ["name", "name"],
  ["address", "address"],
  ["gstin", "GSTIN"],
];

/** What the owner of a shop that is not set up yet does next, a sentence each; nothing where it is. */
export async function nextSteps(sql: Sql | Transaction, { shop, SHOP_FILE }: Settings): Promise<string[]> {
  const demos = stillDemos(shop);
  const left = asked.filter(([fact]) => demos.includes(fact)).map(([, word]) => word);
  const named = new Intl.ListFormat("en-GB").format(left);
  const steps = [
    ...(left.length > 0
      ? [
          `${named.charAt(0).toUpperCase()}${named.slice(1)} in ${SHOP_FILE} ${left.length > 1 ? "are" : "is"} still the demo's: write yours there, and start again`,
        ]
      : []),
    ...((await anyShown(sql)) ? [] : [noProducts]),
  ];
  return steps.length > 0 ? [...steps, "All that the shop lacks, and how to mend it: bin/shop check"] : [];
}
