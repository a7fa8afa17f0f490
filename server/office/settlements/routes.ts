import { Readable } from "node:stream";
import type { settlementCalls } from "../../../contract/office/settlements.ts";
import { readMonth } from "../../gstr1/month.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { Tally } from "../../http/tally.ts";
import { indianDate } from "../../india.ts";
import { addReport } from "../../settlements/addReport.ts";
import { listSettlements } from "../../settlements/listSettlements.ts";
import { listTransfers } from "../../settlements/listTransfers.ts";
import type { Waiting } from "../../settlements/matched.ts";
import { readSettlements } from "../../settlements/readSettlements.ts";
import { settleByHand } from "../../settlements/settleByHand.ts";
import { settlementsCsv } from "../../settlements/settlementsCsv.ts";
import { takeBack } from "../../settlements/takeBack.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";

/** What came to the bank, held against orders. */
export function settlementRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof settlementCalls> {
  const { sql, settings } = shop;
  const waiting: Waiting = {
    gateway: settings.SETTLEMENT_DAYS,
    courier: settings.REMITTANCE_DAYS,
    from: settings.SETTLEMENTS_FROM,
  };
  const sending = new Tally(1);
  return {
    async "GET /settlements"({ query }) {
      const month = readMonth(query.month ?? indianDate(new Date()).slice(0, 7));
      if (!month) throw notFound("This month");
      return data(await readSettlements(sql, month, waiting));
    },
    "GET /settlements/transfers": async ({ query }) => data(await listTransfers(sql, query.after)),
    "GET /settlements/lists/{list}": async ({ parameters, query }) =>
      data(await listSettlements(sql, parameters.list, query, waiting)),
    async "GET /settlements/lists/{list}/csv"({ parameters: { list } }) {
      const pieces = Readable.from(settlementsCsv(sql, list, waiting));
      return new Response(Readable.toWeb(pieces) as ReadableStream, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="settlements-${list}-${indianDate(new Date())}.csv"`,
          "Cache-Control": "no-store",
        },
      });
    },
    async "POST /settlements/reports"({ query, stream, staff }) {
      const leave = sending.enter(String(staff.staffId));
      if (!leave) throw new ApiError(429, "One file after the other, please.", {}, { "Retry-After": "2" });
      try {
        return data(await addReport(shop, query.name, stream, staff.actor));
      } finally {
        leave();
      }
    },
    async "POST /settlements/by-hand"({ body, staff }) {
      const settled = await settleByHand(sql, body, waiting, staff.actor);
      if (settled.outcome === "none") throw notFound("This line");
      if (!("row" in settled))
        throw new ApiError(409, "Nothing is odd with it any more: it matches, or somebody has settled it.", {
          reason: "right",
        });
      return data(settled.row);
    },
    async "POST /settlements/by-hand/back"({ body, staff }) {
      if (!(await takeBack(sql, body, staff.actor)))
        throw new ApiError(409, "Nobody has settled it by hand, or it was taken back already.", { reason: "open" });
      return { body: { error: 0, message: "It stands in its list again." } };
    },
  };
}
