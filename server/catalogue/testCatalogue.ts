import type { z } from "zod";
import { catalogueDatabase } from "../database/testDatabase.ts";
import { apiBase } from "../http/api.ts";
import { createLog } from "../log.ts";
import { openRooms } from "../rooms.ts";
import { readSettings } from "../settings.ts";

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
  const { api } = openRooms(shop, true);
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
