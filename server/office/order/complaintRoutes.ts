import type { complaintCalls } from "../../../contract/office/complaints.ts";
import { advanceGrievance } from "../../grievances/advanceGrievance.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { listComplaints, readComplaint } from "./readComplaints.ts";

/** A ticket as people type it: "g-abcde23456" is G-ABCDE-23456. */
function typedTicket(typed: string): string {
  const [, first, last] = /^G(\w{5})(\w{5})$/.exec(typed.toUpperCase().replace(/[\s-]/g, "")) ?? [];
  return first && last ? `G-${first}-${last}` : typed.toUpperCase();
}

async function complaint(shop: Shop, ticket: string) {
  const found = await readComplaint(shop.sql, ticket);
  if (!found) throw notFound("This complaint");
  return found;
}

/** Complaints and the law's clocks. */
export const complaintRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof complaintCalls> => ({
  "GET /complaints": async ({ query }) => data(await listComplaints(shop.sql, query)),
  "GET /complaints/{ticket}": async ({ parameters }) => data(await complaint(shop, typedTicket(parameters.ticket))),
  async "POST /complaints/{ticket}"({ parameters, body: { state, note }, staff }) {
    const ticket = typedTicket(parameters.ticket);
    const outcome = await advanceGrievance(shop, ticket, state, note, staff.actor);
    if (outcome === "unknown") throw notFound("This complaint");
    const now = await complaint(shop, ticket);
    if (outcome === "elsewhere")
      throw new ApiError(409, `It is ${now.state} by now, and can't become ${state} from there.`, { complaint: now });
    return data(now);
  },
});
