import type { questionCalls } from "../../contract/questions.ts";
import { pageNumber } from "../http/pageNumber.ts";
import { data, type Handlers } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { ask } from "./ask.ts";
import { readQuestions } from "./readQuestions.ts";

/** The calls by which people ask about a product, and read what was answered. */
export const questionRoutes = (shop: Shop): Pick<Handlers, keyof typeof questionCalls> => ({
  async "GET /get/questions/{product_url}"({ parameters, query }) {
    const { id, questions } = await readQuestions(shop.sql, parameters.product_url, pageNumber(query.page));
    return data(questions, { tags: [`product:${id}`] });
  },
  async "POST /questions"({ body, request }) {
    await ask(shop, request, body);
    return {
      body: { error: 0, message: "Thank you. We answer by mail; then your question stands here with its answer." },
    };
  },
});
