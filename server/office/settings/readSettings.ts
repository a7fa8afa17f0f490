import { relative } from "node:path";
import { type OfficeSettings, type SectionName, sectionNames } from "../../../contract/office/settings.ts";
import type { Sql } from "../../database/connect.ts";
import { invoicePrefix } from "../../invoices/invoicePrefix.ts";
import type { Settings } from "../../settings.ts";
import { refreshFacts } from "../../shop/facts/followFacts.ts";
import { differing, readSection } from "../../shop/facts/sections.ts";

type Row = { section: string; version: number; staff_name: string; at: Date };
type Sections = OfficeSettings["sections"];

/** How much of the history is told. */
const shownHistory = 20;

const readHistory = (sql: Sql) =>
  sql<(Omit<OfficeSettings["history"][number], "at"> & { at: Date })[]>`
    select a.at, a.staff_name as name, a.door, a.thing_id as section, a.before, a.after
    from unnest(${sectionNames}::text[]) s (section) cross join lateral (
      select * from audit where thing = 'setting' and thing_id = s.section order by id desc limit ${shownHistory}) a
    order by a.id desc limit ${shownHistory}`;

/** The shop's facts as the office shows them: each section as it is, as the file has it, and who changed it last. */
export async function readSettings(sql: Sql, settings: Settings): Promise<OfficeSettings> {
  const [rows, history, prefix] = await Promise.all([
    sql<Row[]>`select section, version, staff_name, at from shop_setting`,
    readHistory(sql),
    invoicePrefix(sql, settings),
    refreshFacts(sql, settings),
  ]);
  const sectionOf = (name: SectionName) => {
    const row = rows.find(({ section }) => section === name);
    const [value, file] = [readSection(name, settings), readSection(name, settings.inFile)];
    return {
      version: row?.version ?? 0,
      value,
      file,
      changed: row ? { name: row.staff_name, at: row.at.toISOString() } : null,
      different: Object.keys(differing<object>(file, value)),
    };
  };
  const { legal_name, gstin, state } = settings.shop;
  return {
    sections: Object.fromEntries(sectionNames.map((name) => [name, sectionOf(name)])) as Sections,
    fixed: {
      file: relative(process.cwd(), settings.SHOP_FILE),
      legal_name,
      gstin,
      state,
      invoice_prefix: prefix,
    },
    history: history.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}
