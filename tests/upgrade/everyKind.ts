import { fileGrievance } from "../../server/grievances/fileGrievance.ts";
import { dispatchOutbox } from "../../server/jobs/dispatchOutbox.ts";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { editOrder } from "../../server/orders/editOrder.ts";
import { applyCapture } from "../../server/payments/applyCapture.ts";
import { keepAccount } from "../../server/payments/bankFiles/keepAccount.ts";
import { makeBankFile } from "../../server/payments/bankFiles/makeBankFile.ts";
import { refundOrder } from "../../server/payments/refundOrder.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { receiveUndelivered } from "../../server/returns/receiveUndelivered.ts";
import { requestReturn } from "../../server/returns/requestReturn.ts";
import { account } from "../support/bankFiles.ts";
import { clerk } from "../support/clerk.ts";
import { newBuyer } from "../support/officeOrders.ts";
import { gatewayReport, remittance } from "../support/settlementReports.ts";
import type { TestOffice } from "../support/testOffice.ts";
import { contact } from "../support/testShop.ts";

type Method = "practice" | "cod";
type Step = "packed" | "shipped" | "delivered";
/** An order as the shop wrote it: its kind, and the migration with whose schema orders of this kind began. */
export type Kind = { kind: string; since: string; orderNo: string; link: string };
export type Made = Kind & { id: number; total: number; payment: string };
type Wanted = { method?: Method; pieces?: number; to?: Step; coupon?: string; gift?: object; gst?: object };

const staff = { cause: "Tested", actor: clerk } as const;
const methods = ["practice", "cod"] as const;
const steps = ["packed", "shipped", "delivered"] as const;
const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const [ukulele, other] = ["SEMBIYAN-SOPRANO-UKULELE-2", "SEMBIYAN-SOPRANO-UKULELE"];

/** Has an order paid at the practice gateway, which keeps the payment too and can give it back. */
async function pay({ shop, sql }: TestOffice, url: string, orderNo: string, amount: number): Promise<string> {
  const [gatewayOrderId, gatewayPaymentId] = [url.split("/").at(-1) ?? "", `pay_${orderNo}`];
  await sql`
    insert into practice.payment (id, payment_order_id, amount, state) values (${gatewayPaymentId}, ${gatewayOrderId}, ${amount}, 'captured')`;
  await applyCapture(shop, { gateway: "practice", gatewayOrderId, gatewayPaymentId, amount });
  return gatewayPaymentId;
}

/** Orders of every kind on an office's database, those that came first with the earliest schema first. */
export async function everyKind(office: TestOffice): Promise<Kind[]> {
  const { shop, sql } = office;
  const made: Kind[] = [];
  const owner = await office.staffMember("owner");
  const act = async (name: string, no: string, more: object = {}) => {
    const { body } = await owner.call<{ done: boolean }[]>("POST", `/orders/${name}`, { orders: [no], ...more });
    if (!body.data[0]?.done) throw new Error(`${name} of ${no}: ${JSON.stringify(body)}`);
  };
  const ids = { flute: await office.stocked(flute, 500), ukulele: await office.stocked(ukulele, 500) };
  const cheaper = await office.stocked(other, 500);
  await sql`insert into coupon (code, kind, value) values ('TEN', 'percent', 1000)`;

  async function order(kind: string, since: string, wanted: Wanted = {}, sku = ids.flute): Promise<Made> {
    const { method = "practice", pieces = 3, to, coupon, gift, gst } = wanted;
    const lines = [
      { id: sku, quantity: pieces },
      { id: sku === ids.flute ? ids.ukulele : ids.flute, quantity: 1 },
    ];
    const { quote, total } = await office.quote(lines, { payment_method: method, ...(coupon && { coupon }) });
    const more = { payment_method: method, contact: newBuyer(), ...(gift && { gift }), ...(gst && { gst }) };
    const { data } = (await office.place(quote, more)).body;
    const payment = method === "practice" ? await pay(office, data.next.url ?? "", data.order_no, total) : "";
    for (const step of steps.slice(0, to ? steps.indexOf(to) + 1 : 0))
      await advanceOrder(shop, data.order_no, step, staff);
    const one = { kind, since, orderNo: data.order_no, link: data.order_link };
    made.push(one);
    return { ...one, id: sku, total, payment };
  }
  async function back({ orderNo, id }: Made, quantity: number, how: "faulty" | "change_of_mind" = "faulty") {
    await requestReturn(shop, orderNo, { lines: [{ id, quantity }], reason: how });
    await decideReturn(shop, orderNo, "accepted", "", clerk);
    await receiveReturn(shop, orderNo, { pieces: "shelf", note: "" }, clerk);
  }

  const delivered = { to: "delivered" } as const;
  const paid = (method: Method) => ({ ...delivered, method, coupon: "TEN" });
  await order("for a business", "invoices", {
    ...delivered,
    gst: { gstin: "33AABCU9603R1ZU", business_name: "Nadam LLP" },
  });
  for (const method of methods) {
    await order(`delivered, with a coupon, ${method}`, "invoices", paid(method));
    const scratched = await order(`refunded in part, ${method}`, "invoices", paid(method));
    await refundOrder(shop, scratched.orderNo, { amount: 12_345, reason: "A scratch" }, clerk);
    await refundOrder(shop, scratched.orderNo, { amount: 100, reason: "A second one" }, clerk);
    const asked = await order(`asked back, ${method}`, "invoices", paid(method));
    await requestReturn(shop, asked.orderNo, { lines: [{ id: asked.id, quantity: 2 }], reason: "faulty" });
    const refused = await order(`refused to be taken back, ${method}`, "invoices", paid(method));
    await requestReturn(shop, refused.orderNo, { lines: [{ id: refused.id, quantity: 2 }], reason: "faulty" });
    await decideReturn(shop, refused.orderNo, "refused", "It is played", clerk);
    const away = await order(`came back undelivered, ${method}`, "invoices", { method, to: "shipped" });
    await receiveUndelivered(shop, away.orderNo, true, clerk);
    const { orderNo } = await order(`complained about, ${method}`, "invoices", paid(method));
    const text = "It came without its case.";
    await fileGrievance(shop, { ...contact, order_no: orderNo, text });
  }
  for (const method of methods) {
    await back(await order(`returned in part, ${method}`, "partly_returned", paid(method)), 2);
    const twice = await order(`returned in two parts, ${method}`, "partly_returned", paid(method));
    await back(twice, 1);
    await back(twice, 1, "change_of_mind");
  }
  for (const method of methods) {
    await order(`packed, ${method}`, "invoice_at_packing", { method, to: "packed" });
    const { orderNo } = await order(`packed and cancelled, ${method}`, "invoice_at_packing", { method, to: "packed" });
    await cancelOrder(shop, orderNo, ["packed"], staff);
  }
  for (const method of methods) {
    const { orderNo, id } = await order(`changed by the office, ${method}`, "one_order", { method });
    const lines = [
      { id, quantity: 2 },
      { id: ids.ukulele, quantity: 1 },
    ];
    const [{ version } = { version: 0 }] = await sql<
      { version: number }[]
    >`select version from orders where order_no = ${orderNo}`;
    const edited = await editOrder(shop, orderNo, { version, lines }, clerk);
    if (edited.outcome !== "edited") throw new Error(JSON.stringify(edited));
  }
  const settle = (csv: string) =>
    owner.call("POST", "/settlements/reports?name=report.csv", Buffer.from(csv), { "Content-Type": "text/csv" });
  const settled = await order("settled by the gateway", "settlements", delivered);
  const short = await order("settled by the gateway with less", "settlements", delivered);
  const lines = [settled, short].map(({ payment, total }, nth) => ({
    id: payment,
    amount: total - nth * 900,
    fee: 236,
    tax: 36,
  }));
  await settle(gatewayReport(lines));
  const cash = await order("settled by the courier", "settlements", { ...delivered, method: "cod" });
  await settle(remittance([{ order: cash.orderNo, amount: (cash.total / 100).toFixed(2) }]));
  await order("a gift", "gifts", { ...delivered, gift: { wrap: true, note: "For Kaveri's arangetram" } });
  await order("a gift on its way", "gifts", { method: "cod", to: "shipped", gift: { wrap: false, note: "" } });
  const transferred = await order("given back by the bank's file", "bank_files", { ...delivered, method: "cod" });
  await refundOrder(shop, transferred.orderNo, { amount: 5_000, reason: "A scratch" }, clerk);
  await keepAccount(sql, transferred.orderNo, account, clerk);
  const refunds = await sql<{ id: number }[]>`
    select r.id from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.order_no = ${transferred.orderNo}`;
  await makeBankFile(
    sql,
    refunds.map(({ id }) => id),
    clerk,
  );

  const exchange = async (kind: string) => {
    const bought = await order(kind, "exchanges", { ...delivered, pieces: 2 }, ids.ukulele);
    const line = { id: bought.id, quantity: 1, exchange_for: cheaper };
    const asked = await office.call("POST", bought.link.replace("/ordersummary", "/orders").replace("?", "/return?"), {
      lines: [line],
      reason: "change_of_mind",
    });
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
    return bought;
  };
  await exchange("kept in exchange");
  const sent = await exchange("exchanged");
  await decideReturn(shop, sent.orderNo, "accepted", "", clerk);
  await receiveReturn(shop, sent.orderNo, { pieces: "shelf", note: "" }, clerk);
  const { exchange: gone } = (await office.order(sent.link)).returns.at(-1) ?? {};
  const out = {
    kind: "sent in exchange",
    since: "exchanges",
    orderNo: gone?.order_no ?? "",
    link: gone?.order_link ?? "",
  };
  made.push(out);
  await advanceOrder(shop, out.orderNo, "packed", staff);

  for (const [end, method] of [
    ["packed", "cod"],
    ["one gone", "practice"],
    ["one arrived", "cod"],
    ["one came back", "practice"],
    ["one came back", "cod"],
    ["all arrived", "cod"],
  ] as const) {
    const two = await order(`in two parcels, ${end}, ${method}`, "two_parcels", { method });
    const { body } = await owner.call<{ version: number }>("GET", `/orders/${two.orderNo}/packing`);
    const parcels = [
      { lines: [{ id: ids.flute, quantity: 2 }], weight_g: null },
      {
        lines: [
          { id: ids.flute, quantity: 1 },
          { id: ids.ukulele, quantity: 1 },
        ],
        weight_g: 3_000,
      },
    ];
    await owner.call("PUT", `/orders/${two.orderNo}/parcels`, { version: body.data.version, parcels });
    await act("pack", two.orderNo);
    if (end === "packed") continue;
    await act("handover", two.orderNo, { courier: "Blue Dart", tracking: { [two.orderNo]: "BD1" }, parcel: 1 });
    if (end === "one gone") continue;
    await act("handover", two.orderNo, { courier: "India Post", parcel: 2 });
    await act("deliver", two.orderNo, { parcel: 1 });
    if (end === "one came back") await act("undelivered", two.orderNo, { parcel: 2, sellable: true });
    if (end === "all arrived") await act("deliver", two.orderNo, { parcel: 2 });
  }
  await sql`delete from outbox where topic like '%mail'`; // that money goes back is enough
  while ((await dispatchOutbox(shop)) > 0);
  return made;
}
