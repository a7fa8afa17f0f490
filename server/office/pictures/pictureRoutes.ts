import type { pictureCalls } from "../../../contract/office/pictures.ts";
import { uploadLimits } from "../../../contract/office/uploadLimits.ts";
import { readPictures } from "../../catalogue/pictures/readPictures.ts";
import { setPictures } from "../../catalogue/pictures/setPictures.ts";
import { developUploads } from "../../catalogue/uploads/developUploads.ts";
import { readUpload } from "../../catalogue/uploads/readUpload.ts";
import { storeUpload } from "../../catalogue/uploads/storeUpload.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { Tally } from "../../http/tally.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { whatWasSet } from "../products/whatWasSet.ts";

const tooMany = () =>
  new ApiError(
    429,
    `At most ${uploadLimits.atOnce} files at once. Please send the others after them.`,
    {},
    { "Retry-After": "2" },
  );

/** Pictures: files that are dropped, and which of them a product shows. */
export function pictureRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof pictureCalls> {
  const sending = new Tally(uploadLimits.atOnce);
  const upload = async (id: string) => {
    const found = await readUpload(shop.sql, id);
    if (!found) throw notFound("This file");
    return found;
  };
  return {
    async "POST /uploads"({ query, stream, staff }) {
      const leave = sending.enter(String(staff.staffId));
      if (!leave) throw tooMany();
      try {
        const id = await storeUpload(shop, { name: query.name, stream }, staff.actor);
        // The job would find it within a second; nobody waits for what comes of it.
        developUploads(shop).catch((error: unknown) => shop.log.debug({ err: error }, "uploads wait"));
        return data(await upload(id));
      } finally {
        leave();
      }
    },
    "GET /uploads/{id}": async ({ parameters }) => data(await upload(parameters.id)),
    async "GET /products/{id}/pictures"({ parameters }) {
      const found = await readPictures(shop.sql, parameters.id);
      if (!found) throw notFound("This product");
      return data(found);
    },
    async "PUT /products/{id}/pictures"({ parameters, body, staff }) {
      return data(whatWasSet(await setPictures(shop, parameters.id, body, staff.actor)));
    },
  };
}
