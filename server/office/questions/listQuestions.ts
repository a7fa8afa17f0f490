import type { QuestionRow } from "../../../contract/office/questions.ts";
import type { QuestionState } from "../../../contract/questionStates.ts";
import type { Sql } from "../../database/connect.ts";
import { notFound } from "../../http/reply.ts";

const perPage = 50;
const iso = (sql: Sql, time: ReturnType<Sql>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const rowsOf = (sql: Sql) => sql`
  select q.id, q.version, q.state, q.words, q.name, q.answer, ${iso(sql, sql`q.asked_at`)} as asked_at,
    p.id as product_id, p.name as product_name, p.slug as product_url,
    array(select jsonb_build_object('to_state', e.to_state, 'rule', e.rule, 'reason', e.reason, 'staff_name', e.staff_name,
      'at', ${iso(sql, sql`e.at`)}) from question_event e where e.question_id = q.id order by e.seq) as history
  from question q join product p on p.id = q.product_id`;

/** A page of the questions in a state: those without an answer the oldest first, others the newest first. */
export async function listQuestions(
  sql: Sql,
  { view, after }: { view: QuestionState; after?: string | undefined },
): Promise<{ rows: QuestionRow[]; next: string | null }> {
  const page = /^\d{1,4}$/.test(after ?? "") ? Number(after) : 0;
  const order = view === "waiting" ? sql`q.asked_at, q.id` : sql`q.asked_at desc, q.id desc`;
  const rows = await sql<QuestionRow[]>`
    ${rowsOf(sql)} where q.state = ${view} order by ${order} limit ${perPage + 1} offset ${page * perPage}`;
  return { rows: rows.slice(0, perPage), next: rows.length > perPage ? String(page + 1) : null };
}

/** A question as the staff sees it. Throws an ApiError of 404 for none. */
export async function readQuestion(sql: Sql, id: number): Promise<QuestionRow> {
  const [row] = await sql<QuestionRow[]>`${rowsOf(sql)} where q.id = ${id}`;
  if (!row) throw notFound("This question");
  return row;
}
