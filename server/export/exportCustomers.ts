import { rupees } from "../sheets/figures.ts";
import { cursorRows, type Export } from "./export.ts";

type Row = {
  id: number;
  name: string;
  email: string;
  email_verified: boolean;
  mobile: string;
  offers: boolean;
  line1: string | null;
  line2: string | null;
  landmark: string | null;
  city: string | null;
  state: string | null;
  pincode: string | null;
  spent: number;
  orders: number;
  created_at: Date;
};

/** A name in two, as Shopify has it: the last word, and what stands before. */
function twoNames(name: string): [first: string, last: string] {
  const at = name.lastIndexOf(" ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

const yes = (is: boolean) => (is ? "yes" : "no");

const rowOf = (row: Row): string[] => [
  String(row.id),
  ...twoNames(row.name),
  row.email,
  yes(row.offers),
  "",
  row.line1 ?? "",
  [row.line2, row.landmark].filter(Boolean).join(", "),
  row.city ?? "",
  row.state ?? "",
  row.line1 === null ? "" : "IN",
  row.pincode ?? "",
  row.mobile,
  rupees(row.spent),
  String(row.orders),
  "",
  "no",
  "",
  yes(row.email_verified),
  row.created_at.toISOString(),
];

/** Accounts in Shopify's customer columns, with their default address and without passwords. Times in UTC. */
export const customerExport: Export = {
  columns: [
    ..."Customer ID|First Name|Last Name|Email|Accepts Email Marketing|Default Address Company".split("|"),
    ..."Default Address Address1|Default Address Address2|Default Address City|Default Address Province".split("|"),
    ..."Default Address Country Code|Default Address Zip|Phone|Total Spent|Total Orders|Note|Tax Exempt|Tags".split(
      "|",
    ),
    ..."Email Verified|Created At".split("|"),
  ],
  async count(tx) {
    const [row] = await tx<{ count: number }[]>`select count(*) from customer`;
    return row?.count ?? 0;
  },
  async *rows(tx) {
    const found = tx<Row[]>`
      select c.id, c.name, c.email, c.email_verified, c.mobile, c.created_at,
        exists (select from consent k where k.customer_id = c.id and k.purpose = 'offers' and k.withdrawn_at is null) as offers,
        a.line1, a.line2, a.landmark, a.city, a.state, a.pincode, o.spent, o.orders
      from customer c
      left join lateral (
        select * from address a where a.customer_id = c.id order by a.is_default desc, a.id limit 1) a on true
      cross join lateral (
        select coalesce(sum(total) filter (where state <> 'awaiting_payment'), 0)::bigint as spent, count(*) as orders
        from orders o where o.customer_id = c.id and o.live) o
      order by c.id`.cursor(cursorRows);
    for await (const rows of found) for (const row of rows) yield [rowOf(row)];
  },
};
