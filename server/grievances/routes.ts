import type { grievanceCalls } from "../../contract/grievances.ts";
import { data, type Handlers, notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { fileGrievance } from "./fileGrievance.ts";
import { getGrievance } from "./getGrievance.ts";

const filing = { name: "grievance", burst: 5, every: 600 };
const lookingUp = { name: "grievance look-up", burst: 20, every: 15 };

/** The calls by which somebody complains and sees what became of it. */
export const grievanceRoutes = (shop: Shop): Pick<Handlers, keyof typeof grievanceCalls> => ({
  async "POST /grievances"({ body, request }) {
    await countAttempt(shop, filing, clientOf(request));
    await countAttempt(shop, mailsToOne, body.email);
    return data(await fileGrievance(shop, body));
  },
  async "GET /grievances/{ticket}"({ parameters, query, request }) {
    await countAttempt(shop, lookingUp, clientOf(request));
    const grievance = await getGrievance(shop.sql, parameters.ticket, query.email);
    if (!grievance) throw notFound("A complaint with this number and e-mail address");
    return data(grievance);
  },
});
