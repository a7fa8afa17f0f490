import type { z } from "zod";
import { catalogueDatabase } from "../database/testDatabase.ts";
import { apiBase, createApi } from "../http/api.ts";
import type { Handlers } from "../http/reply.ts";
import { createLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { catalogueRoutes } from "./routes.ts";

const elsewhere = (): Promise<never> => Promise.reject(new Error("This call belongs to another room."));

const otherRooms: Omit<Handlers, keyof ReturnType<typeof catalogueRoutes>> = {
  "POST /cart/quote": elsewhere,
  "POST /get/shipping/charges": elsewhere,
  "POST /orders": elsewhere,
  "GET /orders/{order_no}": elsewhere,
  "POST /orders/{order_no}/pay": elsewhere,
  "POST /orders/{order_no}/cancel": elsewhere,
  "GET /get/shop": elsewhere,
};

/** The catalogue's calls over the fixture, every answer held against the contract. */
export async function openCatalogue() {
  const { sql, close } = await catalogueDatabase();
  const routes = catalogueRoutes(sql, readSettings({}));
  const api = createApi({ ...otherRooms, ...routes }, { log: createLog("silent"), checkAnswers: true });
  const ask = async (path: string): Promise<Response> => api.request(apiBase + path);
  const post = async (path: string, body: unknown): Promise<Response> =>
    api.request(apiBase + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    sql,
    close,
    ask,
    post,
    /** What a GET answers, read by its schema. */
    read: async <T extends z.ZodType>(schema: T, path: string): Promise<z.output<T>> =>
      schema.parse(await (await ask(path)).json()),
  };
}
