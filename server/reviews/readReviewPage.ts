import type { ReviewedLine, ReviewPage } from "../../contract/reviews.ts";
import type { Sql } from "../database/connect.ts";
import { asSent, type KeptPicture, keptPictures, whyNot } from "./pictures/readPictures.ts";
import { mayBeAsked, wasKept } from "./reviewable.ts";

type Found = Omit<NonNullable<ReviewedLine["review"]>, "pictures"> & { rule: string | null; pictures: KeptPicture[] };
type Row = Omit<ReviewedLine, "review"> & { review: Found | null };

const asHeSeesIt = ({ rule, reason, pictures, ...review }: Found): NonNullable<ReviewedLine["review"]> => ({
  ...review,
  reason: whyNot(rule, reason),
  pictures: pictures.map(asSent),
});

/**
 * What the link of an order's mail opens: each product of it that was delivered and kept, once, with what its buyer has said.
 * Undefined where there is none, or when the order's buyer is forgotten.
 */
export async function readReviewPage(sql: Sql, orderNo: string): Promise<ReviewPage | undefined> {
  const [order] = await sql<{ id: number; name: string; left: boolean }[]>`
    select o.id, o.name, not ${mayBeAsked(sql)} as left from orders o where o.order_no = ${orderNo} and o.email <> ''`;
  if (!order) return undefined;
  const rows = await sql<Row[]>`
    select distinct on (p.id) p.slug as product_url, p.name as product_name, l.option_text, l.image,
      (select jsonb_build_object('rating', r.rating, 'title', r.title, 'words', r.words, 'name', r.name, 'town', r.town, 'state', r.state,
          'written_at', to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'rule', e.rule, 'reason', coalesce(e.reason, ''), 'pictures', ${keptPictures(sql)})
        from review r left join lateral (select rule, reason from review_event where review_id = r.id order by seq desc limit 1) e on true
        where r.product_id = p.id and r.email = o.email) as review
    from orders o join order_line l on l.order_id = o.id join variant v on v.id = l.variant_id join product p on p.id = v.product_id
    where o.id = ${order.id} and ${wasKept(sql)} order by p.id, l.variant_id`;
  if (rows.length === 0) return undefined;
  const { name, left } = order;
  return {
    order_no: orderNo,
    name,
    left,
    lines: rows.map((row) => ({ ...row, review: row.review && asHeSeesIt(row.review) })),
  };
}
