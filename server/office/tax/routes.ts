import { Readable } from "node:stream";
import type { taxCalls } from "../../../contract/office/tax.ts";
import { type Month, readMonth } from "../../gstr1/month.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import { type Closing, closeMonth } from "../../tax/closeMonth.ts";
import { listMonths } from "../../tax/listMonths.ts";
import { monthFile } from "../../tax/monthFile.ts";
import { readTaxMonth } from "../../tax/readTaxMonth.ts";
import type { OfficeHandlers } from "../handler.ts";

const whyNot: Record<Exclude<Closing["outcome"], "closed">, string> = {
  was_closed: "This month is closed already.",
  not_over: "This month is not over yet: more documents may come.",
  empty: "This month has no documents: there is nothing to close.",
  faulty: "This month has faults: please see its checks first.",
  changed: "This month is not what you saw any more. Please look at it as it is now.",
};

/** The month of an address. Throws an ApiError of 404 for one before GST. */
function monthOf({ month: name }: { month: string }): Month {
  const month = readMonth(name);
  if (!month) throw notFound("This month");
  return month;
}

/** The tax month: list, figures, files, closing. */
export function taxRoutes({
  sql,
  settings,
}: Pick<Shop, "sql" | "settings">): Pick<OfficeHandlers, keyof typeof taxCalls> {
  const own = { ownGstin: settings.shop.gstin, hsnDigits: settings.HSN_DIGITS };
  return {
    "GET /tax": async ({ query }) => data(await listMonths(sql, query.after)),
    "GET /tax/{month}": async ({ parameters }) => data(await readTaxMonth(sql, monthOf(parameters), own)),
    async "GET /tax/{month}/files/{file}"({ parameters }) {
      const { name, type, pieces } = await monthFile(sql, monthOf(parameters), parameters.file, own);
      const headers = {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
      };
      return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream, { headers });
    },
    async "POST /tax/{month}/close"({ parameters, body, staff }) {
      const { outcome, month } = await closeMonth(sql, monthOf(parameters), { by: staff.actor, own, seen: body });
      if (outcome !== "closed") throw new ApiError(409, whyNot[outcome], { reason: outcome, tax_month: month });
      return data(month);
    },
  };
}
