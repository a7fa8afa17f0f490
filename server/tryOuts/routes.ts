import type { bookingCalls, TryOut } from "../../contract/bookings.ts";
import { data, type Handlers, notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { bookTryOut } from "./bookTryOut.ts";
import { cancelTryOut, confirmTryOut, moveTryOut } from "./changeTryOut.ts";
import { readSlots } from "./readSlots.ts";
import { readRow, readTryOut, type TryOutRow } from "./readTryOut.ts";
import { opensTryOut } from "./tryOutLink.ts";

/** How often one network may ask for a time, how many it may have booked, and how often a link may be wrong. */
const asking = { name: "try-out asked", burst: 150, every: 6 };
const booking = { name: "try-out booked", burst: 6, every: 1_200 };
const wrongLinks = { name: "try-out look-up", burst: 30, every: 20 };

/** The booking that a link opens. Throws an ApiError of 404 for a link that opens none. */
export async function heldRow(shop: Shop, request: Request, bookingNo: string, key = ""): Promise<TryOutRow> {
  const row = opensTryOut(shop.secret, bookingNo, key) ? await readRow(shop.sql, bookingNo) : undefined;
  if (row && row.state !== "asked" && row.state !== "refused") return row;
  await countAttempt(shop, wrongLinks, clientOf(request));
  throw notFound("This booking");
}

/** The calls by which somebody books a time in the showroom, and changes his mind. */
export function tryOutRoutes(shop: Shop): Pick<Handlers, keyof typeof bookingCalls> {
  const shown = async (bookingNo: string): Promise<TryOut> => {
    const tryOut = await readTryOut(shop, bookingNo);
    if (!tryOut) throw notFound("This booking");
    return tryOut;
  };
  return {
    "GET /get/slots/{product_url}": async ({ parameters, query }) =>
      data(await readSlots(shop, parameters.product_url, query.from)),
    async "POST /bookings"({ body, headers, request }) {
      const client = clientOf(request);
      await countAttempt(shop, asking, client);
      const { booking_no, fresh } = await bookTryOut(shop, body, headers["Idempotency-Key"], async () => {
        await countAttempt(shop, booking, client);
        await countAttempt(shop, mailsToOne, body.contact.email);
      });
      return data(await shown(booking_no), { status: fresh ? 201 : 200 });
    },
    async "GET /bookings/{booking_no}"({ parameters, query, request }) {
      const { booking_no } = await heldRow(shop, request, parameters.booking_no, query.key);
      return data(await shown(booking_no));
    },
    async "POST /bookings/{booking_no}/confirm"({ parameters, query, request }) {
      const { booking_no } = await heldRow(shop, request, parameters.booking_no, query.key);
      await confirmTryOut(shop, booking_no);
      return data(await shown(booking_no));
    },
    async "POST /bookings/{booking_no}/move"({ parameters, query, request, body }) {
      const row = await heldRow(shop, request, parameters.booking_no, query.key);
      await countAttempt(shop, asking, clientOf(request));
      await countAttempt(shop, mailsToOne, row.email);
      await moveTryOut(shop, row, body.slot);
      return data(await shown(row.booking_no));
    },
    async "POST /bookings/{booking_no}/cancel"({ parameters, query, request }) {
      const { booking_no } = await heldRow(shop, request, parameters.booking_no, query.key);
      await cancelTryOut(shop, booking_no);
      return data(await shown(booking_no));
    },
  };
}
