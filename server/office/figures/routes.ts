import type { figureCalls } from "../../../contract/office/figures.ts";
import { readFigures } from "../../figures/readFigures.ts";
import { writeCsv } from "../../figures/writeCsv.ts";
import { data } from "../../http/reply.ts";
import { indianDate } from "../../india.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";

/** Sales and what they are made of, as pages and as files. */
export const figureRoutes = ({ sql }: Pick<Shop, "sql">): Pick<OfficeHandlers, keyof typeof figureCalls> => ({
  "GET /figures": async ({ query }) => data(await readFigures(sql, query, indianDate(new Date()))),
  async "GET /figures/{table}"({ parameters: { table }, query }) {
    const figures = await readFigures(sql, query, indianDate(new Date()), null);
    return new Response(writeCsv(figures, table), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${table}-${figures.from}-${figures.to}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
