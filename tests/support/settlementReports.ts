import { randomUUID } from "node:crypto";
import { officeOrder } from "./officeOrders.ts";
import type { TestOffice } from "./testOffice.ts";

/** A line of Razorpay's report, in paise as its API counts; fees hold their GST. */
type Line = {
  id: string;
  type?: string;
  amount: number;
  fee?: number;
  tax?: number;
  utr?: string;
  settled?: 0 | 1;
  currency?: string;
};

const day = Math.floor(Date.parse("2026-03-10T12:00:00+05:30") / 1_000);

/** Razorpay's settlement recon as CSV, settled on 10 March 2026. */
export const gatewayReport = (lines: readonly Line[]): string =>
  [
    "entity_id,type,debit,credit,amount,currency,fee,tax,on_hold,settled,created_at,settled_at,settlement_id,description,notes,payment_id,settlement_utr,order_id,order_receipt,method",
    ...lines.map(({ id, type = "payment", amount, fee = 0, tax = 0, utr = "UTR1", settled = 1, currency = "INR" }) => {
      const [debit, credit] = type === "refund" ? [amount + fee, 0] : [0, amount - fee];
      return `${id},${type},${debit},${credit},${amount},${currency},${fee},${tax},0,${settled},${day},${settled ? day : ""},${settled ? "setl_1" : ""},,"a note\nin two lines",,${utr},,,card`;
    }),
  ].join("\n");

/** A courier's remittance as CSV. */
export const remittance = (
  rows: readonly { order?: string; awb?: string; amount: string; utr?: string; day?: string }[],
): string =>
  [
    "AWB No.,Order Number,COD Amount,Remittance Date,UTR",
    ...rows.map(
      ({ order = "", awb = "", amount, utr = "NEFT1", day = "12-03-2026" }) =>
        `${awb},${order},"${amount}",${day},${utr}`,
    ),
  ].join("\r\n");

/** An order that is paid through the gateway; `payment` is the gateway's name of it. */
export async function paidOrder(office: TestOffice) {
  const order = await officeOrder(office, { method: "practice" });
  return { ...order, payment: `pay-${order.orderNo}` };
}

/** A line that no payment of ours has; its number. */
export async function oddLine({ sql }: TestOffice): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into settlement_line (source, outside_id, kind, said, key, gross, sign, fee, fee_gst, net, reference, day)
    values ('gateway', ${`pay_${randomUUID()}`}, 'payment', 'payment', 'pay_none', 100, 1, 0, 0, 100, 'UTR0', '2026-03-10') returning id::int as id`;
  return row?.id ?? 0;
}
