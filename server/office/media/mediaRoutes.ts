import type { officeMediaCalls } from "../../../contract/office/media.ts";
import { mediaLimits } from "../../../contract/office/mediaKinds.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { Tally } from "../../http/tally.ts";
import { readProductMedia, setProductMedia } from "../../media/productMedia.ts";
import { storeMedia } from "../../media/storeMedia.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { whatWasSet } from "../products/whatWasSet.ts";

const tooMany = () =>
  new ApiError(
    429,
    `At most ${mediaLimits.atOnce} films or sounds at once. Please send the others after them.`,
    {},
    { "Retry-After": "5" },
  );

/** Sound and film: files that are sent, and which of them a product's page offers. */
export function officeMediaRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof officeMediaCalls> {
  const sending = new Tally(mediaLimits.atOnce);
  return {
    async "POST /media"({ query, stream, staff }) {
      const leave = sending.enter(String(staff.staffId));
      if (!leave) throw tooMany();
      try {
        return data(await storeMedia(shop, { name: query.name, stream }, staff.actor));
      } finally {
        leave();
      }
    },
    async "GET /products/{id}/media"({ parameters }) {
      const found = await readProductMedia(shop.sql, shop.settings, parameters.id);
      if (!found) throw notFound("This product");
      return data(found);
    },
    async "PUT /products/{id}/media"({ parameters, body, staff }) {
      return data(whatWasSet(await setProductMedia(shop, parameters.id, body, staff.actor)));
    },
  };
}
