import type { QuestionState } from "../../contract/questionStates.ts";
import type { Transaction } from "../database/connect.ts";
import { ApiError, notFound } from "../http/reply.ts";

type Row = { state: QuestionState; version: number; product_id: number; answer: string; answered_at: Date | null };

/** A question changed since it was seen, or is in no state for what was asked. */
export class QuestionChanged extends ApiError {
  constructor() {
    super(409, "This question has changed since you saw it. Please read it again.");
  }
}

/** Locks a question for a change of it. Throws an ApiError of 404 for none, and QuestionChanged. */
export async function lockQuestion(tx: Transaction, id: number, version: number, from: QuestionState[]): Promise<Row> {
  const [row] = await tx<
    Row[]
  >`select state, version, product_id, answer, answered_at from question where id = ${id} for update`;
  if (!row) throw notFound("This question");
  if (row.version !== version || !from.includes(row.state)) throw new QuestionChanged();
  return row;
}
