import type { Hono } from "hono";
import { type OfficeCallName, officeCalls } from "../../contract/office/calls.ts";
import { rights } from "../../contract/office/rights.ts";
import { openApiText } from "../http/openapi.ts";
import { ApiError } from "../http/reply.ts";
import { type LooseHandler, refuseOthers, serveCalls } from "../http/serveCalls.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { refused } from "../refused.ts";
import type { Shop } from "../shop/shop.ts";
import { requireProof } from "../staff/requireProof.ts";
import { findStaff, type SignedIn } from "../staff/session.ts";
import type { OfficeHandlers } from "./handler.ts";
import { requireOwnOrigin } from "./ownOrigin.ts";
import { officePath } from "./where.ts";
import { type OfficeWho, officeRights } from "./whoMayCall.ts";

export const officeApiBase = `${officePath}/api`;

const documentText = openApiText(() => ({
  title: "The office's API",
  base: officeApiBase,
  calls: officeCalls,
  others: {},
}));

/** Who asks, where he must be signed in. Throws an ApiError: 401 for nobody, 403 for who has not the right or no fresh proof. */
async function admit(shop: Shop, call: string, who: OfficeWho, request: Request): Promise<{ staff?: SignedIn }> {
  requireOwnOrigin(request);
  if ("anybody" in who) return {};
  const staff = await findStaff(shop, request, !who.unattended);
  if (!staff) throw new ApiError(401, "Please sign in first.");
  if ("right" in who && !staff.rights.has(who.right)) {
    refused(shop.log, "access refused", { call, staff: staff.staffId, network: clientOf(request) });
    throw new ApiError(403, `You need the right “${rights[who.right]}” for this.`, {
      reason: "right",
      right: who.right,
    });
  }
  if (who.proven) requireProof(staff);
  return { staff };
}

/** The office's calls below `/office/api`, for who is signed in and has the right that each asks for. */
export function createOfficeApi(shop: Shop, handlers: OfficeHandlers, checkAnswers = false): Hono {
  const { log } = shop;
  const api = serveCalls({
    base: officeApiBase,
    calls: officeCalls,
    handlers: handlers as Record<OfficeCallName, unknown> as Record<OfficeCallName, LooseHandler>,
    admit: (name, request) => admit(shop, name, officeRights[name], request),
    refusedTo: (call, request, { status }) => {
      if (status === 404) refused(log, "access refused", { call, network: clientOf(request) });
    },
    log,
    checkAnswers,
  });
  api.get("/openapi.json", async (c) => {
    await admit(shop, "GET /openapi.json", { signedIn: true }, c.req.raw);
    return c.body(documentText(), 200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  });
  return refuseOthers(api);
}
