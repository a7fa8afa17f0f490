import { ApiError, data, notFound } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { drawing } from "../../pdf/drawing.ts";
import { drawPickList } from "../../printing/pickList.ts";
import { readLabels } from "../../printing/readLabels.ts";
import { readOrders } from "../../printing/readOrders.ts";
import { recordPrint, type Unprintable } from "../../printing/recordPrint.ts";
import { labelSheets } from "../../printing/sizes.ts";
import { whyStopped } from "../../printing/stopped.ts";
import type { Shop } from "../../shop/shop.ts";
import { officeApiBase } from "../api.ts";
import type { OfficeHandlers } from "../handler.ts";

type PrintHandlers = Pick<OfficeHandlers, "POST /print" | "GET /print/{id}" | "GET /print/pick" | "GET /print/labels">;

/** The office's own pages print a PDF from a frame; nobody else has it in one. */
const framed = {
  "X-Frame-Options": "SAMEORIGIN",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
};

const pdf = (bytes: Buffer<ArrayBuffer>, name: string): Response =>
  new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
      "Cache-Control": "no-store",
      ...framed,
    },
  });

const typed = (orderNos: readonly string[]): string[] => [...new Set(orderNos.map(typedOrderNo))];

/** Orders that can't be printed: nothing is, and each is named with its reason. */
function refusal(errors: Unprintable): ApiError {
  const message = Object.entries(errors).map(([orderNo, reason]) => `${orderNo} ${reason}`);
  return new ApiError(409, message.join(" "), { errors });
}

/** What the packers print: papers of orders, pick lists, labels of variants. What encodes barcodes is loaded with the first that has some. */
export function printRoutes({ sql, settings }: Shop): PrintHandlers {
  return {
    async "POST /print"({ body, staff }) {
      const outcome = await recordPrint(sql, typed(body.orders), body.what, staff.actor);
      if ("unprintable" in outcome) throw refusal(outcome.unprintable);
      const { id, again } = outcome.print;
      return data({ id, url: `${officeApiBase}/print/${id}`, again });
    },
    async "GET /print/{id}"({ parameters, query, staff }) {
      const { drawPrint } = await import("../../printing/drawPrint.ts");
      const bytes = await drawing.run(() =>
        drawPrint(sql, settings, { id: parameters.id, what: query.what }, staff.actor),
      );
      if (!bytes) throw notFound("This print");
      return pdf(bytes, "papers");
    },
    async "GET /print/pick"({ query, staff }) {
      const orderNos = typed(query.orders);
      const orders = await readOrders(sql, orderNos);
      const stopped = orders.flatMap(({ order_no, state }) => {
        const reason = whyStopped(state);
        return reason ? [[order_no, `${reason}: nothing to pick.`]] : [];
      });
      const known = new Set(orders.map(({ order_no }) => order_no));
      const unknown = orderNos.filter((orderNo) => !known.has(orderNo)).map((orderNo) => [orderNo, "is not known."]);
      if (stopped.length + unknown.length > 0) throw refusal(Object.fromEntries([...unknown, ...stopped]));
      return pdf(
        await drawing.run(() => drawPickList({ orders, picker: staff.name, at: new Date() }, settings)),
        "pick-list",
      );
    },
    async "GET /print/labels"({ query, staff }) {
      const { labels, unknown } = await readLabels(sql, query.variants);
      if (unknown.length > 0) throw notFound(`Variant ${unknown.join(", ")}`);
      const more = { skip: query.skip, author: staff.name, at: new Date(), looks: settings };
      const { drawPieceLabels } = await import("../../printing/pieceLabels.ts");
      return pdf(await drawing.run(() => drawPieceLabels(labels, labelSheets[query.sheet], more)), "labels");
    },
  };
}
