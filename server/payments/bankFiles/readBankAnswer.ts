import { readRows } from "../../catalogue/import/readRows.ts";
import { plain } from "../../catalogue/import/text.ts";
import { type Cells } from "../../settlements/line.ts";
import { bare, paiseOf } from "../../settlements/paise.ts";

/** What the bank says of one transfer. `refund`: which one, by its remark; null: only account and amount say it. Paise. */
export type Said = {
  line: number;
  refund: number | null;
  account: string;
  amount: number | undefined;
  outcome: "paid" | "refused" | "waiting";
  reference: string;
  words: string;
};

/** What banks call a column, the surest first. */
const names = {
  remark: [
    "remarks",
    "remark",
    "narration",
    "payment remarks",
    "payment narration",
    "customer reference",
    "description",
  ],
  account: [
    "account number",
    "beneficiary account number",
    "beneficiary account no",
    "bene account number",
    "bene account no",
    "credit account number",
    "credit account no",
    "account no",
  ],
  amount: ["amount", "transaction amount", "payment amount", "txn amount", "transfer amount"],
  reference: [
    "utr",
    "utr number",
    "utr no",
    "bank reference number",
    "bank reference no",
    "bank reference",
    "transaction reference number",
    "transaction reference",
    "reference number",
    "reference no",
    "reference",
    "transaction id",
  ],
  status: ["status", "transaction status", "payment status", "txn status"],
  reason: ["reason", "failure reason", "rejection reason", "status description", "error description"],
} as const;

const nameOf = (head: string): string =>
  bare(head)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** What a status means; none at all beside a reference is a transfer that was made. */
function outcomeOf(status: string, reference: string): Said["outcome"] {
  if (/fail|reject|return|revers|declin|cancel/i.test(status)) return "refused";
  const made = status === "" || /success|processed|paid|complete|credited|settled/i.test(status);
  const open = /not|un(paid|processed|settled|success)|partial|pending|in ?process/i.test(status);
  return reference !== "" && made && !open ? "paid" : "waiting";
}

function saidBy(line: number, cells: Cells): Said {
  const remark = /\bR(\d{1,15})\b/i.exec(cells(...names.remark))?.[1];
  const status = cells(...names.status);
  const reference = cells(...names.reference);
  return {
    line,
    refund: remark === undefined ? null : Number(remark),
    account: cells(...names.account),
    amount: paiseOf(cells(...names.amount), "rupees"),
    outcome: outcomeOf(status, reference),
    reference,
    words: [status, cells(...names.reason)].filter(Boolean).join(": ").slice(0, 200),
  };
}

/** In how many lines the heads are looked for: banks put a title and a date above them. */
const headLines = 10;

async function* whole(text: string) {
  yield text;
}

/** Where the columns are, by a row that may be the heads; undefined: it is none. */
function headsOf(cells: readonly string[]): Map<string, number> | undefined {
  const at = new Map(cells.map((head, n) => [nameOf(head), n] as const).toReversed());
  const has = (of: readonly string[]) => of.some((name) => at.has(name));
  return has(names.reference) && (has(names.remark) || has(names.account)) ? at : undefined;
}

/** The text from its heads on, and how many lines stand above them; undefined: it has none. */
async function fromHeads(text: string): Promise<{ rest: string; above: number } | undefined> {
  let rest = text;
  for (let above = 0; above < headLines && rest !== ""; above++) {
    // Each line anew: a title has neither the delimiter nor the number of cells that the heads have.
    for await (const row of readRows(whole(rest))) {
      if (row.line === 1 && "cells" in row && headsOf(row.cells)) return { rest, above };
      break;
    }
    rest = rest.replace(/^[^\r\n]*(\r\n|\r|\n|$)/, "");
  }
  return undefined;
}

/** The bank's answer to a file, a CSV with a row for each transfer. A text is why it can't be read, in words. */
export async function readBankAnswer(text: string): Promise<Said[] | string> {
  const first = plain(text.split(/[\r\n]+/).find((line) => line.trim() !== "") ?? "", 100);
  const found = await fromHeads(text);
  if (!found && first !== "")
    return `This is no answer of a bank: in none of its first ten lines are columns for the reference (UTR) and for remarks or account number. Its first line is "${first}".`;
  const said: Said[] = [];
  let at: Map<string, number> | undefined;
  for await (const row of readRows(whole(found?.rest ?? ""))) {
    const line = row.line + (found?.above ?? 0);
    if (!("cells" in row)) return `Line ${line}: ${row.reason}.`;
    const places = at;
    at ??= headsOf(row.cells);
    if (!places) continue;
    said.push(
      saidBy(line, (...asked) => bare(row.cells[places.get(asked.find((name) => places.has(name)) ?? "") ?? -1] ?? "")),
    );
  }
  return said.length > 0 ? said : "There is no transfer in it.";
}
