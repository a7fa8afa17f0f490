import type { Question, Questions } from "../../contract/questions.ts";
import { askedSlug } from "../catalogue/asked.ts";
import type { Sql } from "../database/connect.ts";
import { notFound } from "../http/reply.ts";

const perPage = 10;

type Row = Omit<Question, "asked_at" | "answered_at"> & { asked_at: Date; answered_at: Date };

/** The answered questions about a product, with its id. Throws an ApiError of 404 for no product. */
export async function readQuestions(
  sql: Sql,
  slug: string,
  asked: number,
): Promise<{ id: number; questions: Questions }> {
  const [product] = await sql<{ id: number; count: number }[]>`
    select p.id, (select count(*)::int from question q where q.product_id = p.id and q.state = 'answered') as count
    from product p where p.slug = ${askedSlug(slug)} and p.published`;
  if (!product) throw notFound("This product");
  const { id, count } = product;
  const last_page = Math.max(1, Math.ceil(count / perPage));
  const page = Math.min(Math.max(1, asked), last_page);
  const rows = await sql<Row[]>`
    select id, words, name, asked_at, answer, answered_at from question
    where product_id = ${id} and state = 'answered'
    order by answered_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const questions = rows.map(({ asked_at, answered_at, ...row }) => ({
    ...row,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at.toISOString(),
  }));
  return { id, questions: { count, questions, page, last_page } };
}
