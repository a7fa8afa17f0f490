import { type Lack, lackNames } from "../../contract/productLimits.ts";
import { readBackupRuns } from "../backup/backupRuns.ts";
import { anyShown, readLacks } from "../catalogue/readLacks.ts";
import type { Sql } from "../database/connect.ts";
import { invoicePrefix, prefixOfName } from "../invoices/invoicePrefix.ts";
import type { Check } from "../production.ts";
import type { Settings } from "../settings.ts";
import { standardRates } from "../shipping/rates.ts";
import { demoName } from "../shop/drawn.ts";

/** Days within which a backup that was made by hand counts, and a rehearsal of one. */
const [madeWithin, rehearsedWithin] = [7, 35];
const day = 86_400_000;

/** What a product is not sold without; the rest it should say. One table with `bin/shop lacks`. */
const untaxed: Lack[] = ["HSN", "GST rate"];

async function productChecks(sql: Sql): Promise<Check[]> {
  const lacking = await readLacks(sql);
  const having = (names: readonly Lack[]) => lacking.filter(({ lacks }) => lacks.some((lack) => names.includes(lack)));
  const unsold = having(untaxed).length;
  const told = lackNames
    .filter((name) => !untaxed.includes(name))
    .map((name) => ({ name, count: having([name]).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  return [
    {
      topic: "Products",
      need: "must",
      problem: (await anyShown(sql)) ? undefined : "There is nothing to sell.",
      how: "bin/shop import FILE.csv; docs/import.md",
    },
    {
      topic: "Tax classes",
      need: "must",
      problem: unsold > 0 ? `Without HSN and GST rate nothing is sold; products that lack them: ${unsold}.` : undefined,
      how: "give their categories a tax class (docs/tax.md); bin/shop lacks names them",
    },
    {
      topic: "What products say",
      need: "should",
      problem: told.length > 0 ? `Products that lack it: ${told.join(", ")}.` : undefined,
      how: "bin/shop lacks --report FILE.csv, fill it in, bin/shop import FILE.csv",
    },
  ];
}

/** The rate table lies around the shop, but its charges are nobody's contract with a courier. */
const deliveryCheck = ({ shop, SHIPROCKET_EMAIL, RATES }: Settings): Check => ({
  topic: "Delivery rates",
  need: "should",
  problem:
    SHIPROCKET_EMAIL || RATES !== standardRates
      ? undefined
      : `Delivery from ${shop.pincode} is charged by the table that comes with the shop, not by a courier's rates.`,
  how: "set SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD, or enter your courier's rates in the office's Settings or by bin/shop settings",
});

/** Numbers that begin with another name's letters look like another shop's. */
async function seriesCheck(sql: Sql, settings: Settings): Promise<Check> {
  const prefix = await invoicePrefix(sql, settings);
  const demos = prefixOfName(demoName);
  return {
    topic: "Invoice numbers",
    need: "should",
    problem:
      prefix === demos && prefixOfName(settings.shop.name) !== demos
        ? `They begin with ${prefix}, letters of the demo's name.`
        : undefined,
    how: "INVOICE_PREFIX in .env begins a new series: before the first invoice, or on 1 April",
  };
}

async function backupChecks(sql: Sql, { BACKUP_DIR, DATABASE_URL }: Settings, now: Date): Promise<Check[]> {
  const runs = await readBackupRuns(sql);
  const isRecent = (kind: "backup" | "rehearsal", days: number) =>
    runs.some((run) => run.kind === kind && now.getTime() - run.at.getTime() < days * day);
  const kept = BACKUP_DIR !== undefined || DATABASE_URL !== undefined || isRecent("backup", madeWithin);
  return [
    {
      topic: "Backup",
      need: "must",
      problem: kept ? undefined : `None is made each night, and none was in the last ${madeWithin} days.`,
      how: "set BACKUP_DIR to a folder on another disk; docs/backup.md",
    },
    {
      topic: "A backup restored",
      need: "should",
      problem: isRecent("rehearsal", rehearsedWithin)
        ? undefined
        : "No backup has been restored to see that it can be.",
      how: DATABASE_URL
        ? "restore one into an empty database: bin/shop restore FILE"
        : "BACKUP_DIR does it by itself the first night, and each month",
    },
  ];
}

/** What the shop has to sell, how it is delivered, and whether it would survive its disk. */
export const goodsChecks = async (sql: Sql, settings: Settings, now = new Date()): Promise<Check[]> => [
  ...(await productChecks(sql)),
  deliveryCheck(settings),
  await seriesCheck(sql, settings),
  ...(await backupChecks(sql, settings, now)),
];
