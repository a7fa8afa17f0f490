import { openDatabase } from "../../server/database/connect.ts";
import { issueAt, issueRandom, lineOf } from "../support/taxDocuments.ts";

type Sql = Awaited<ReturnType<typeof openDatabase>>["sql"];

/** Does something with the database of the journeys' shop; one at a time, as numbers are counted on here. */
export async function atDatabase(act: (sql: Sql) => Promise<unknown>): Promise<void> {
  const { SHOP_DATABASE_URL = "", SHOP_DATA_DIR = "" } = process.env;
  const { sql, close } = await openDatabase({
    DATABASE_URL: SHOP_DATABASE_URL,
    DATA_DIR: SHOP_DATA_DIR,
    DATABASE_POOL: 1,
  });
  try {
    await sql`select pg_advisory_lock(44)`;
    await act(sql);
  } finally {
    await close();
  }
}

/** Issues twenty documents in a month that is over, without a fault. */
export const issueMonth = (month: string) => atDatabase((sql) => issueRandom(sql, month, 20, 4));

/** Issues an invoice whose line has no HSN, and one to a GSTIN that is not one. */
export const issueFaulty = (month: string) =>
  atDatabase(async (sql) => {
    const at = `${month}-20T10:00:00+05:30`;
    await issueAt(sql, at, { place: "33", lines: [{ ...lineOf(118_00, 1800), hsn: null }] });
    await issueAt(sql, at, { place: "29", gstin: "29AAGCB7383J1Z5", lines: [lineOf(118_00, 1800)] });
  });
