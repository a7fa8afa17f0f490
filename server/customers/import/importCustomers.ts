import { findColumns } from "../../catalogue/import/columns.ts";
import { openSheet } from "../../catalogue/import/openSheet.ts";
import { type Problem, UnreadableFile } from "../../catalogue/import/problem.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { giveConsent } from "../consents.ts";
import { noPassword } from "../passwords.ts";
import { customerColumns, isBalance } from "./customerColumns.ts";
import { type ReadCustomer, readCustomer } from "./readCustomer.ts";

export type CustomersResult = {
  added: number;
  /** Who has an account here already, which stays as it is. */
  known: number;
  refused: number;
  addresses: number;
  /** Columns of gift cards, credit and points: what is open there is not taken over. */
  balances: string[];
};

const batchSize = 500;

/** How many of a batch went in, were here, and brought an address. */
type Count = Pick<CustomersResult, "added" | "known" | "addresses">;

/** Makes an account that nobody can log in to before its owner has set a password; false when the address has one. */
async function addCustomer(tx: Transaction, { name, email, mobile, offers, address }: ReadCustomer): Promise<boolean> {
  const [row] = await tx<{ id: number }[]>`
    insert into customer (email, name, mobile, password_hash, imported_at)
    values (${email}, ${name}, ${mobile}, ${noPassword()}, now()) on conflict (email) do nothing returning id`;
  if (!row) return false;
  if (offers) await giveConsent(tx, row.id, "offers", "import");
  if (address) await tx`insert into address ${tx({ ...address, customer_id: row.id, kind: "home", is_default: true })}`;
  return true;
}

async function write(sql: Sql, batch: ReadCustomer[]): Promise<Count> {
  return transaction(sql, async (tx) => {
    const count = { added: 0, known: 0, addresses: 0 };
    for (const customer of batch) {
      const isNew = await addCustomer(tx, customer);
      count[isNew ? "added" : "known"]++;
      if (isNew && customer.address) count.addresses++;
    }
    return count;
  });
}

/** What `write` would do. `seen`: the addresses further up in the file, to which this batch's are added. */
async function foresee(sql: Sql, batch: ReadCustomer[], seen: Set<string>): Promise<Count> {
  const rows = await sql<{ email: string }[]>`
    select email from customer where email = any(${batch.map(({ email }) => email)})`;
  for (const { email } of rows) seen.add(email);
  const count = { added: 0, known: 0, addresses: 0 };
  for (const { email, address } of batch) {
    const isNew = !seen.has(email);
    seen.add(email);
    count[isNew ? "added" : "known"]++;
    if (isNew && address) count.addresses++;
  }
  return count;
}

/**
 * Takes customers from another shop's export, without passwords and without a mail to anybody: "forgot password" sets the first
 * one and proves the address. An account that is there stays as it is, so the same file again changes nothing. Agreement to offers
 * is taken where the file says so. Rows that can't go in are reported; with `dryRun` nothing is written. Throws an UnreadableFile.
 */
export async function importCustomers(
  sql: Sql,
  path: string,
  report: (problem: Problem) => void,
  dryRun = false,
): Promise<CustomersResult> {
  const sheet = await openSheet(path);
  const result: CustomersResult = { added: 0, known: 0, refused: 0, addresses: 0, balances: [] };
  try {
    const { header } = sheet;
    const columns = findColumns(header.cells, customerColumns);
    if (!columns.has("email")) throw new UnreadableFile("The file has no column with e-mail addresses (Email).");
    result.balances = header.cells.filter(isBalance).map((name) => name.trim().slice(0, 60));
    let batch: ReadCustomer[] = [];
    const seen = new Set<string>();
    const flush = async () => {
      const written = dryRun ? await foresee(sql, batch, seen) : await write(sql, batch);
      for (const key of ["added", "known", "addresses"] as const) result[key] += written[key];
      batch = [];
    };
    const refused = (problem: Problem) => {
      if (problem.kind === "refused") result.refused++;
      report(problem);
    };
    for await (const row of sheet.rows(refused)) {
      const subject = columns.cell(row, "email").slice(0, 100);
      const told = (kind: Problem["kind"]) => (reason: string) =>
        refused({ line: row.line, kind, product: subject, reason });
      const customer = readCustomer(columns, row, told("notice"));
      if (typeof customer === "string") told("refused")(customer);
      else batch.push(customer);
      if (batch.length >= batchSize) await flush();
    }
    await flush();
    return result;
  } finally {
    await sheet.close();
  }
}
