import type { officeQuestionCalls } from "../../../contract/office/questions.ts";
import { ApiError, data } from "../../http/reply.ts";
import { answerQuestion } from "../../questions/answerQuestion.ts";
import { QuestionChanged } from "../../questions/lockQuestion.ts";
import { refuseQuestion } from "../../questions/refuseQuestion.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { listQuestions, readQuestion } from "./listQuestions.ts";

/** What people ask, and what becomes of it. */
export function officeQuestionRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof officeQuestionCalls> {
  /** Changes a question. Who was slower is told with the question as it is now, so that he need not look for it. */
  const change = async (id: number, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof QuestionChanged)) throw error;
      throw new ApiError(409, error.message, { question: await readQuestion(shop.sql, id) });
    }
    return data(await readQuestion(shop.sql, id));
  };
  return {
    "GET /questions": async ({ query }) => data(await listQuestions(shop.sql, query)),
    "POST /questions/{id}": ({ parameters, body, staff }) =>
      change(Number(parameters.id), () => refuseQuestion(shop, Number(parameters.id), body, staff.actor)),
    "POST /questions/{id}/answer": ({ parameters, body, staff }) =>
      change(Number(parameters.id), () => answerQuestion(shop, Number(parameters.id), body, staff.actor)),
  };
}
