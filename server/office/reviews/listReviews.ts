import type { ReviewRow } from "../../../contract/office/reviews.ts";
import type { ReviewState } from "../../../contract/reviewStates.ts";
import type { Sql } from "../../database/connect.ts";
import { notFound } from "../../http/reply.ts";
import { asSent, type KeptPicture, keptPictures } from "../../reviews/pictures/readPictures.ts";

const perPage = 50;
const iso = (sql: Sql, time: ReturnType<Sql>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const rowsOf = (sql: Sql) => sql`
  select r.id, r.version, r.state, r.rating, r.title, r.words, r.name, r.town, r.answer, l.option_text, o.order_no,
    p.name as product_name, p.slug as product_url, ${iso(sql, sql`r.written_at`)} as written_at,
    array(select jsonb_build_object('to_state', e.to_state, 'rule', e.rule, 'reason', e.reason, 'staff_name', e.staff_name,
      'at', ${iso(sql, sql`e.at`)}) from review_event e where e.review_id = r.id order by e.seq) as history,
    ${keptPictures(sql)} as pictures
  from review r join order_line l using (order_id, variant_id) join orders o on o.id = r.order_id join product p on p.id = r.product_id`;

type Kept = Omit<ReviewRow, "pictures"> & { pictures: KeptPicture[] };

const asStaffSees = (row: Kept): ReviewRow => ({
  ...row,
  pictures: row.pictures.map((one) => ({ ...asSent(one), staff_name: one.staff_name })),
});

/** A page of the reviews in a state: those that wait the oldest first, others the newest first. */
export async function listReviews(
  sql: Sql,
  { view, after }: { view: ReviewState; after?: string | undefined },
): Promise<{ rows: ReviewRow[]; next: string | null }> {
  const page = /^\d{1,4}$/.test(after ?? "") ? Number(after) : 0;
  const order = view === "waiting" ? sql`r.written_at, r.id` : sql`r.written_at desc, r.id desc`;
  const rows = await sql<Kept[]>`
    ${rowsOf(sql)} where r.state = ${view} order by ${order} limit ${perPage + 1} offset ${page * perPage}`;
  return { rows: rows.slice(0, perPage).map(asStaffSees), next: rows.length > perPage ? String(page + 1) : null };
}

/** A review as the staff sees it. Throws an ApiError of 404 for none. */
export async function readReview(sql: Sql, id: number): Promise<ReviewRow> {
  const [row] = await sql<Kept[]>`${rowsOf(sql)} where r.id = ${id}`;
  if (!row) throw notFound("This review");
  return asStaffSees(row);
}
