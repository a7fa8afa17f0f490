import type { pitchCalls } from "../../contract/pitch.ts";
import type { Sql } from "../database/connect.ts";
import { data, type Handlers } from "../http/reply.ts";
import { readHearing } from "./readHearing.ts";

/** The call for a product's pitch. */
export const pitchRoutes = (sql: Sql): Pick<Handlers, keyof typeof pitchCalls> => ({
  async "GET /get/pitch/{product_url}"({ parameters }) {
    const { id, hearing } = await readHearing(sql, parameters.product_url);
    return data(hearing, { tags: [`product:${id}`] });
  },
});
