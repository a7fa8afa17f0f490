import type { fileCalls } from "../../../contract/office/files.ts";
import { transaction } from "../../database/transaction.ts";
import type { Export } from "../../export/export.ts";
import { customerExport } from "../../export/exportCustomers.ts";
import { orderExport } from "../../export/exportOrders.ts";
import { productExport } from "../../export/exportProducts.ts";
import { stockExport } from "../../export/exportStock.ts";
import { streamExport } from "../../export/writeExport.ts";
import { sentFiles } from "../../fileImports/sentFiles.ts";
import { ApiError, data } from "../../http/reply.ts";
import { Tally } from "../../http/tally.ts";
import { indianDate } from "../../india.ts";
import type { Shop } from "../../shop/shop.ts";
import { recordAct } from "../../staff/recordAct.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";
import { requireRightTo } from "../requireRightTo.ts";

const onlyOne = (what: string) => new ApiError(429, `One ${what} after the other, please.`, {}, { "Retry-After": "2" });

/** Throws an ApiError of 403 where a role may do something only up to a limit: a file has none. */
function requireUnlimited(staff: SignedIn, right: "prices.edit"): void {
  requireRightTo(staff, right);
  if (staff.rights.get(right) !== null)
    throw new ApiError(
      403,
      "Your role may change prices up to a limit, and a file has none. Please ask somebody who may do more.",
      { reason: "limit", right },
    );
}

/** Files of goods that come in, and files of everything that go out. */
export function fileRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof fileCalls> {
  const { sql, log } = shop;
  const files = sentFiles(shop);
  const [fetching, sending] = [new Tally(1), new Tally(1)];

  function exported(name: string, what: Export, staff: SignedIn): Response {
    const leave = fetching.enter(String(staff.staffId));
    if (!leave) throw onlyOne("file");
    const stream = streamExport(sql, what, (error) => {
      leave();
      if (error !== undefined) log.info({ err: error, export: name }, "export broken off");
    });
    return new Response(stream, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}-${indianDate(new Date())}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  }
  /** What names people is written down before it goes out. */
  async function noted(name: string, what: Export, staff: SignedIn): Promise<Response> {
    await transaction(sql, (tx) => recordAct(tx, staff.actor, { act: "export.fetch", thing: "file", id: name }));
    return exported(name, what, staff);
  }

  return {
    "GET /exports/products": async ({ staff }) => exported("products", productExport, staff),
    "GET /exports/stock": async ({ staff }) => exported("stock", stockExport, staff),
    async "POST /exports/orders"({ staff }) {
      requireRightTo(staff, "orders.money");
      return noted("orders", orderExport, staff);
    },
    "POST /exports/customers": ({ staff }) => noted("customers", customerExport, staff),
    async "POST /imports"({ query: { name, what, written }, stream, staff }) {
      const leave = sending.enter(String(staff.staffId));
      if (!leave) throw onlyOne("file");
      try {
        return data(await files.send({ name, what, written, stream }, staff.actor));
      } finally {
        leave();
      }
    },
    "GET /imports/{id}": async ({ parameters, staff }) => data(await files.read(parameters.id, staff.actor)),
    "POST /imports/{id}/apply": async ({ parameters, body, staff }) =>
      data(
        await files.apply(parameters.id, body, staff.actor, (needs) => {
          for (const right of needs)
            if (right === "prices.edit") requireUnlimited(staff, right);
            else requireRightTo(staff, right);
        }),
      ),
  };
}
