import type { mediaCalls } from "../../contract/media.ts";
import type { Sql } from "../database/connect.ts";
import { data, type Handlers } from "../http/reply.ts";
import { readShownMedia } from "./readShownMedia.ts";

/** The call for a product's sounds and films. */
export const mediaRoutes = (sql: Sql): Pick<Handlers, keyof typeof mediaCalls> => ({
  async "GET /get/media/{product_url}"({ parameters }) {
    const { id, media } = await readShownMedia(sql, parameters.product_url);
    return data(media, { tags: [`product:${id}`] });
  },
});
