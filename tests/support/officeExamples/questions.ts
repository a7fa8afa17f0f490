import { randomUUID } from "node:crypto";
import type { officeQuestionCalls } from "../../../contract/office/questions.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** A question that waits; its number. */
async function question(office: TestOffice): Promise<number> {
  const [row] = await office.sql<{ id: number }[]>`
    insert into question (product_id, email, name, words)
    select id, ${`${randomUUID()}@example.com`}, 'Asha', 'Is a case with it?' from product order by id limit 1 returning id`;
  return row?.id ?? 0;
}

export const questionExamples: OfficeExamples<typeof officeQuestionCalls> = {
  "GET /questions": () => ({}),
  "POST /questions/{id}": async (office) => ({
    path: `/questions/${await question(office)}`,
    body: { state: "refused", version: 1, rule: "own_matter" },
  }),
  "POST /questions/{id}/answer": async (office) => ({
    path: `/questions/${await question(office)}/answer`,
    body: { version: 1, answer: "Yes, a hard one." },
  }),
};
