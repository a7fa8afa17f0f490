import type { couponCalls } from "../../../contract/office/coupons.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** A coupon of ₹100 off that nobody has changed yet; its code. */
export async function newCoupon({ sql }: Pick<TestOffice, "sql">): Promise<string> {
  const code = `NEW-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await sql`insert into coupon (code, text, kind, value) values (${code}, 'A hundred rupees off', 'amount', 10000)`;
  return code;
}

export const couponExamples: OfficeExamples<typeof couponCalls> = {
  "GET /coupons": () => ({ path: "/coupons?state=active&search=off" }),
  "GET /coupons/{code}": async (office) => ({ path: `/coupons/${await newCoupon(office)}` }),
  "GET /coupons/{code}/uses": async (office) => ({ path: `/coupons/${await newCoupon(office)}/uses` }),
  "POST /coupons": () => ({
    body: {
      code: `MADE-${crypto.randomUUID().slice(0, 8)}`,
      fields: { text: "Ten per cent off", kind: "percent", value: 1_000 },
    },
  }),
  "PUT /coupons/{code}": async (office) => ({
    path: `/coupons/${await newCoupon(office)}`,
    body: { version: 1, fields: { value: 20_000 } },
  }),
  "POST /coupons/{code}/end": async (office) => ({
    path: `/coupons/${await newCoupon(office)}/end`,
    body: { version: 1 },
  }),
  "POST /coupons/trial": async (office) => ({
    body: { code: await newCoupon(office), lines: [{ id: 1, quantity: 1 }] },
    changes: false,
  }),
};
