import type { Review, Reviews } from "../../contract/reviews.ts";
import { askedSlug } from "../catalogue/asked.ts";
import type { Sql } from "../database/connect.ts";
import { notFound } from "../http/reply.ts";
import { isGood, shownPictures } from "./pictures/readPictures.ts";

const perPage = 10;

type Row = Omit<Review, "written_at"> & { written_at: Date };

/** What is said of a product by those who bought it, with its id. Only what is shown. Throws an ApiError of 404 for no product. */
export async function readReviews(sql: Sql, slug: string, asked: number): Promise<{ id: number; reviews: Reviews }> {
  const [product] = await sql<{ id: number }[]>`select id from product where slug = ${askedSlug(slug)} and published`;
  if (!product) throw notFound("This product");
  const { id } = product;
  const given = await sql<{ rating: number; n: number }[]>`
    select rating, count(*)::int as n from review where product_id = ${id} and state = 'shown' group by rating`;
  const histogram = [1, 2, 3, 4, 5].map((stars) => given.find(({ rating }) => rating === stars)?.n ?? 0);
  const count = histogram.reduce((sum, n) => sum + n, 0);
  const stars = histogram.reduce((sum, n, at) => sum + n * (at + 1), 0);
  const last_page = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(Math.max(1, asked), last_page);
  const [seen] = await sql<{ pictures: number }[]>`
    select count(*)::int as pictures from review r join review_picture i on i.review_id = r.id
    where r.product_id = ${id} and r.state = 'shown' and ${isGood(sql)}`;
  const rows = await sql<Row[]>`
    select r.rating, r.title, r.words, r.name, r.town, l.option_text, r.written_at, r.answer, ${shownPictures(sql)} as pictures
    from review r join order_line l using (order_id, variant_id)
    where r.product_id = ${id} and r.state = 'shown'
    order by r.written_at desc, r.id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const reviews = rows.map((row) => ({ ...row, written_at: row.written_at.toISOString() }));
  const average = count === 0 ? null : Math.round((stars * 10) / count) / 10;
  return { id, reviews: { count, average, histogram, pictures: seen?.pictures ?? 0, reviews, page, last_page } };
}
