import { randomUUID } from "node:crypto";
import type { Sql } from "../../server/database/connect.ts";
import { financialYear } from "../../server/invoices/financialYear.ts";
import { taxOf } from "../../server/invoices/taxOf.ts";

/** A line of a test's document: what it costs with tax (paise) at a rate. */
type Line = { amount: number; gst_bp: number; hsn: string | null; quantity: number; description: string; sku: string };
type Document = {
  place: string;
  gstin?: string | undefined;
  lines: Line[];
  /** The id of the invoice that it corrects; without it the document is one. */
  against?: number | undefined;
  /** Numbers left out before its own. */
  skip?: number;
  /** Paise by which its taxable value is not what its lines say. */
  apart?: number;
};

const seller = {
  name: "Test",
  legal_name: "Test",
  address: [],
  state: "Tamil Nadu",
  gstin: "33AABCU9603R1ZU",
  phones: [],
  email: "",
};

export const lineOf = (amount: number, gst_bp: number, hsn = "92029000", quantity = 1): Line => ({
  amount,
  gst_bp,
  hsn,
  quantity,
  description: "Veena",
  sku: "V",
});

let orders = 0;
/** Several processes may write into one database. */
const run = randomUUID().slice(0, 8);

/** Writes many documents down as issued, each with an order of its own; answers their ids. */
export async function issueAll(sql: Sql, documents: (Document & { at: string })[]): Promise<number[]> {
  const first = orders + 1;
  orders += documents.length;
  const ids: number[] = [];
  const numbers = new Map<string, number>();
  const known = await sql<{ prefix: string; fin_year: string; last: number }[]>`
    select prefix, fin_year, max(serial) as last from tax_document group by 1, 2`;
  for (const { prefix, fin_year, last } of known) numbers.set(`${prefix}/${fin_year}`, last);
  const rows = documents.map((document, i) => {
    const { at, place, gstin, lines, against, skip = 0, apart = 0 } = document;
    const prefix = against === undefined ? "SW" : "SWC";
    const fin_year = financialYear(new Date(at));
    const serial = (numbers.get(`${prefix}/${fin_year}`) ?? 0) + 1 + skip;
    numbers.set(`${prefix}/${fin_year}`, serial);
    const inside = place === "33";
    const taxed = lines.map((line) => ({ ...line, ...taxOf(line.amount, line.gst_bp, inside) }));
    const sum = (part: "amount" | "taxable" | "cgst" | "sgst" | "igst") =>
      taxed.reduce((all, line) => all + line[part], 0);
    const taxable = sum("taxable") + apart;
    return {
      prefix,
      fin_year,
      serial,
      number: `${prefix}/${fin_year}/${String(serial).padStart(6, "0")}`,
      order_no: `T-${run}-${first + i}`,
      at,
      place,
      inside,
      against: against ?? null,
      gstin: gstin ?? null,
      lines: taxed,
      taxable,
      cgst: sum("cgst"),
      sgst: sum("sgst"),
      igst: sum("igst"),
      total: sum("amount"),
      round_off: sum("amount") - taxable - sum("cgst") - sum("sgst") - sum("igst"),
    };
  });
  for (let from = 0; from < rows.length; from += 5_000) {
    const json = JSON.stringify(rows.slice(from, from + 5_000));
    await sql`
      insert into orders (order_no, checkout_id, name, email, mobile, address, state_code, payment_method, state, items, shipping, tax_included, total)
      select order_no, order_no, 'A', 'a@example.in', '9', '{}', place, 'cod', 'shipped', 1, 0, 0, 1
      from jsonb_to_recordset(${json}::text::jsonb) as d(order_no text, place text)`;
    const issued = await sql<{ id: number }[]>`
      insert into tax_document (kind, prefix, fin_year, serial, number, order_id, seq, cause, against, issued_at, ordered_at, seller, buyer, place_of_supply,
        inside, payment_method, taxable, cgst, sgst, igst, round_off, total)
      select case when against is null then 'invoice' else 'credit_note' end, prefix, fin_year, serial, number, o.id, 1, 'test', against, at, at,
        ${sql.json(seller)}, jsonb_strip_nulls(jsonb_build_object('name', '=Asha, "A"', 'gstin', gstin)), place, inside, 'cod', taxable, cgst, sgst, igst, round_off, d.total
      from jsonb_to_recordset(${json}::text::jsonb) as d(prefix text, fin_year text, serial int, number text, order_no text, against bigint, at timestamptz,
        gstin text, place text, inside boolean, taxable bigint, cgst bigint, sgst bigint, igst bigint, round_off bigint, total bigint)
      join orders o using (order_no) order by o.id returning id`;
    await sql`
      insert into tax_document_line (document_id, position, variant_id, description, option_text, sku, hsn, quantity, unit_price, gross, discount, charges,
        amount, gst_bp, taxable, cgst, sgst, igst)
      select t.id, l.position, 1, l.line ->> 'description', '', l.line ->> 'sku', l.line ->> 'hsn', (l.line ->> 'quantity')::int, a.amount, a.amount, 0, 0, a.amount,
        (l.line ->> 'gst_bp')::int, (l.line ->> 'taxable')::bigint, (l.line ->> 'cgst')::bigint, (l.line ->> 'sgst')::bigint, (l.line ->> 'igst')::bigint
      from jsonb_to_recordset(${json}::text::jsonb) as d(number text, lines jsonb) join tax_document t using (number)
      cross join lateral jsonb_array_elements(d.lines) with ordinality as l(line, position)
      cross join lateral (select (l.line ->> 'amount')::bigint as amount) a`;
    ids.push(...issued.map(({ id }) => id));
  }
  return ids;
}

/** Writes one document down as issued at a moment; answers its id. */
export async function issueAt(sql: Sql, at: string, document: Document): Promise<number> {
  const [id] = await issueAll(sql, [{ ...document, at }]);
  if (id === undefined) throw new Error("Nothing was issued.");
  return id;
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Issues `count` documents in a month, a tenth of them credit notes; answers how many there are. */
export async function issueRandom(sql: Sql, month: string, count: number, seed: number): Promise<number> {
  const random = randomOf(seed);
  const pick = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];
  const notes = Math.floor(count / 10);
  const invoices = Array.from({ length: count - notes }, (_, i) => ({
    at: new Date(Date.parse(`${month}-01T00:00:00+05:30`) + i * Math.floor(2_400_000_000 / count)).toISOString(),
    place: pick(["33", "33", "27", "29", "07"]),
    gstin: pick([undefined, undefined, undefined, "29AAGCB7383J1Z4", "27AAPFU0939F1ZV"]),
    lines: Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      lineOf(
        1 + Math.floor(random() ** 3 * 3_00_000_00),
        pick([0, 25, 500, 1200, 1800, 2800, 4000]),
        pick(["9202", "920290", "92029000", "85182100", "4901"]).padEnd(4, "0"),
        1 + Math.floor(random() * 3),
      ),
    ),
  }));
  const ids = await issueAll(sql, invoices);
  const credited = invoices.flatMap((invoice, i) => {
    const line = invoice.lines[0];
    return i % 9 === 0 && i / 9 < notes && line
      ? [
          {
            ...invoice,
            at: new Date(Date.parse(invoice.at) + 1).toISOString(),
            against: ids[i],
            lines: [{ ...line, amount: Math.ceil(line.amount / 3), quantity: Math.floor(random() * 2) }],
          },
        ]
      : [];
  });
  await issueAll(sql, credited);
  return invoices.length + credited.length;
}
