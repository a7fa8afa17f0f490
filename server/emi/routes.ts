import type { emiCalls } from "../../contract/emi.ts";
import type { Sql } from "../database/connect.ts";
import { data, type Handlers } from "../http/reply.ts";
import { readEmi } from "./offers.ts";

/** What a price comes to by the month. */
export const emiRoutes = (sql: Sql): Pick<Handlers, keyof typeof emiCalls> => ({
  "GET /get/emi": async ({ query }) => data(await readEmi(sql, Number(query.amount)), { tags: ["shop"] }),
});
