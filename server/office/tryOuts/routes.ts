import type { tryOutCalls } from "../../../contract/office/tryOuts.ts";
import { data } from "../../http/reply.ts";
import { today } from "../../shipping/dates.ts";
import type { Shop } from "../../shop/shop.ts";
import { blockTime } from "../../tryOuts/blockTime.ts";
import { markTryOut } from "../../tryOuts/markTryOut.ts";
import type { OfficeHandlers } from "../handler.ts";
import { readDay } from "./readDay.ts";

/** The showroom's day. */
export const tryOutRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof tryOutCalls> => ({
  "GET /tryouts": async ({ query }) => data(await readDay(shop, query.day ?? today(new Date()))),
  async "POST /tryouts/block"({ body, staff }) {
    await blockTime(shop, body, staff.actor);
    return data(await readDay(shop, body.day));
  },
  async "POST /tryouts/{no}"({ parameters, body, staff }) {
    return data(await readDay(shop, await markTryOut(shop, parameters.no, body.state, staff.actor)));
  },
});
