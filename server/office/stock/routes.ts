import type { stockCalls } from "../../../contract/office/stock.ts";
import { type StockReason, stockReasons } from "../../../contract/office/stockReasons.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { indianDate } from "../../india.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import { type Moving, moveStock } from "../../stock/moveStock.ts";
import { readTakeable, takeBackMoves } from "../../stock/takeBackMoves.ts";
import type { OfficeHandlers } from "../handler.ts";
import { requireRightTo } from "../requireRightTo.ts";
import { listMoves } from "./listMoves.ts";
import { listStock } from "./listStock.ts";
import { mostOf } from "./mostOf.ts";
import { readReorder, reorderCsv } from "./readReorder.ts";
import { readRows } from "./readRows.ts";

/** Refuses with 403 who may not move stock for one of these reasons. */
function requireReasons(staff: SignedIn, moves: { reason: StockReason }[]): void {
  for (const right of new Set(moves.map(({ reason }) => stockReasons[reason].right))) requireRightTo(staff, right);
}

/** Stock: list, history, moves, what is to be ordered. */
export function stockRoutes({ sql }: Pick<Shop, "sql">): Pick<OfficeHandlers, keyof typeof stockCalls> {
  async function answerTo(moving: Moving, variants: number[]) {
    if (moving.outcome === "other_body")
      throw new ApiError(409, "This key has been used for another move.", { reason: "key" });
    if (moving.outcome === "refused") {
      const [message = "Please check what was entered."] = Object.values(moving.errors);
      throw new ApiError(422, message, { errors: moving.errors });
    }
    return data({ ids: moving.ids, rows: await readRows(sql, [...new Set(variants)]) });
  }
  const reorder = (staff: SignedIn, brand?: string) => readReorder(sql, staff.rights.has("products.edit"), brand);
  return {
    "GET /stock": async ({ query }) => data(await listStock(sql, query)),
    "GET /stock/reorder": async ({ staff }) => data({ makers: await reorder(staff) }),
    async "GET /stock/reorder/csv"({ query, staff }) {
      const csv = reorderCsv(await reorder(staff, query.brand), staff.rights.has("products.edit"));
      return new Response(csv, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="reorder-${indianDate(new Date())}.csv"`,
          "Cache-Control": "no-store",
        },
      });
    },
    async "GET /stock/{id}"({ parameters }) {
      const [row] = await readRows(sql, [parameters.id]);
      if (!row) throw notFound("This variant");
      return data(row);
    },
    "GET /stock/{id}/moves": async ({ parameters, query }) => data(await listMoves(sql, parameters.id, query.after)),
    async "POST /stock/moves"({ body: { rows }, headers, staff }) {
      requireReasons(staff, rows);
      const asked = { scope: `office stock ${staff.staffId}`, key: headers["Idempotency-Key"], body: rows };
      return answerTo(
        await moveStock(sql, rows, { most: mostOf(staff), asked }, staff.actor),
        rows.map(({ variant }) => variant),
      );
    },
    async "POST /stock/moves/take-back"({ body: { ids }, staff }) {
      const moves = await readTakeable(sql, ids);
      if (moves.length < new Set(ids).size)
        throw new ApiError(422, "This can't be taken back. Please enter a correction.");
      requireReasons(staff, moves);
      return answerTo(
        await takeBackMoves(sql, ids, mostOf(staff), staff.actor),
        moves.map(({ variant }) => variant),
      );
    },
  };
}
