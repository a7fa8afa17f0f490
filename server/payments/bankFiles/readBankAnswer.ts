import { readRows } from "../../catalogue/import/readRows.ts";
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

/** The bank's answer to a file, a CSV with a row for each transfer. A text is why it can't be read, in words. */
export async function readBankAnswer(text: string): Promise<Said[] | string> {
  const said: Said[] = [];
  let at: Map<string, number> | undefined;
  const chunks = (async function* () {
    yield text;
  })();
  for await (const row of readRows(chunks)) {
    if (!("cells" in row)) return `Line ${row.line}: ${row.reason}.`;
    if (!at) {
      at = new Map(row.cells.map((head, n) => [nameOf(head), n] as const).toReversed());
      const lacks = (of: readonly string[]) => !of.some((name) => at?.has(name));
      if (lacks(names.reference) || (lacks(names.remark) && lacks(names.account)))
        return "This is no answer of a bank: it has no column for the reference (UTR), or none for remarks or account number.";
      continue;
    }
    const places = at;
    said.push(
      saidBy(row.line, (...asked) =>
        bare(row.cells[places.get(asked.find((name) => places.has(name)) ?? "") ?? -1] ?? ""),
      ),
    );
  }
  return said.length > 0 ? said : "There is no transfer in it.";
}
