import type { couponCalls } from "../../../contract/office/coupons.ts";
import { type Changed, editCoupon, endCoupon, makeCoupon } from "../../coupons/edit/changeCoupon.ts";
import type { Errors } from "../../coupons/edit/checkCoupon.ts";
import { tryCoupon } from "../../coupons/tryCoupon.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";
import { listCoupons } from "./listCoupons.ts";
import { readCoupon, readUses } from "./readCoupon.ts";

const wrong = (errors: Errors) =>
  new ApiError(422, Object.values(errors)[0] ?? "Please check what was entered.", { errors });

/** Coupons: list, editor, trial, what they cost. */
export function couponRoutes(shop: Shop): Pick<OfficeHandlers, keyof typeof couponCalls> {
  const { sql } = shop;
  const answerTo = async (changed: Changed, code: string, staff: SignedIn) => {
    if (changed.outcome === "unknown") throw notFound("This coupon");
    if (changed.outcome === "field") throw wrong(changed.errors);
    const coupon = await readCoupon(sql, code, staff);
    if (changed.outcome === "done") return data(coupon);
    throw new ApiError(409, "Somebody has changed this coupon meanwhile.", { reason: "version", coupon });
  };
  return {
    "GET /coupons": async ({ query, staff }) => data(await listCoupons(sql, query, staff)),
    "GET /coupons/{code}": async ({ parameters, staff }) => data(await readCoupon(sql, parameters.code, staff)),
    "GET /coupons/{code}/uses": async ({ parameters, query }) =>
      data(await readUses(sql, parameters.code, query.after)),
    "POST /coupons": async ({ body: { code, fields }, staff }) =>
      answerTo(await makeCoupon(sql, code, fields, staff.actor), code, staff),
    "PUT /coupons/{code}": async ({ parameters: { code }, body, staff }) =>
      answerTo(await editCoupon(sql, code, body, staff.actor), code, staff),
    "POST /coupons/{code}/end": async ({ parameters: { code }, body, staff }) =>
      answerTo(await endCoupon(sql, code, body.version, staff.actor), code, staff),
    async "POST /coupons/trial"({ body }) {
      const tries = await tryCoupon(shop, body);
      if (tries.outcome === "field") throw wrong(tries.errors);
      return data(tries.trial);
    },
  };
}
