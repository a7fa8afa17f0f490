import type { z } from "zod";
import { createApp } from "../../server/app.ts";
import { apiBase } from "../../server/http/api.ts";
import { createLog } from "../../server/log.ts";
import { readSettings } from "../../server/settings.ts";
import { catalogueDatabase } from "./testDatabase.ts";

/** The catalogue's calls over the fixture, every answer held against the contract. */
export async function openCatalogue() {
  const { sql, close } = await catalogueDatabase();
  const shop = {
    sql,
    settings: readSettings({}),
    log: createLog("silent"),
    secret: "a secret for tests",
    address: () => "http://shop.test",
  };
  const { api } = createApp(shop, true);
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
