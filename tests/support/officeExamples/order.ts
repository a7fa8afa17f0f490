import { randomUUID } from "node:crypto";
import type { complaintCalls } from "../../../contract/office/complaints.ts";
import type { newOrderCalls } from "../../../contract/office/newOrder.ts";
import type { newsCalls } from "../../../contract/office/news.ts";
import type { officeOrderCalls } from "../../../contract/office/order.ts";
import type { refundCalls } from "../../../contract/office/refunds.ts";
import type { officeReturnCalls } from "../../../contract/office/returns.ts";
import { fileGrievance } from "../../../server/grievances/fileGrievance.ts";
import { refundOrder } from "../../../server/payments/refundOrder.ts";
import { clerk } from "../clerk.ts";
import { newBuyer, officeOrder, officeReturn } from "../officeOrders.ts";
import type { TestOffice } from "../testOffice.ts";
import { address } from "../testShop.ts";
import type { OfficeExamples } from "./example.ts";

type Calls = typeof officeOrderCalls &
  typeof officeReturnCalls &
  typeof refundCalls &
  typeof complaintCalls &
  typeof newOrderCalls &
  typeof newsCalls;

const complaint = async ({ shop }: TestOffice) =>
  (await fileGrievance(shop, { ...newBuyer(), text: "The bridge of my veena came loose." })).ticket;

const key = () => ({ "Idempotency-Key": randomUUID() });

export const orderExamples: OfficeExamples<Calls> = {
  "GET /orders/{no}": async (office) => ({ path: `/orders/${(await officeOrder(office)).orderNo}` }),
  "GET /orders/{no}/documents/{file}": async (office) => ({
    path: `/orders/${(await officeOrder(office, { to: "packed" })).orderNo}/documents/invoice.pdf`,
  }),
  "PATCH /orders/{no}": async (office) => ({
    path: `/orders/${(await officeOrder(office)).orderNo}`,
    body: { version: 1, note: "Ring twice" },
  }),
  "POST /orders/{no}/note": async (office) => ({
    path: `/orders/${(await officeOrder(office)).orderNo}/note`,
    body: { text: "Wants it tuned to 5 kattai" },
  }),
  "POST /orders/{no}/parcel": async (office) => ({
    path: `/orders/${(await officeOrder(office, { to: "shipped" })).orderNo}/parcel`,
    body: { courier: "Blue Dart", number: "BD123", mail: false },
  }),
  "POST /orders/{no}/cancel": async (office) => ({
    path: `/orders/${(await officeOrder(office)).orderNo}/cancel`,
    body: { state: "confirmed", version: 1, reason: "The caller has changed his mind" },
  }),
  "POST /orders/{no}/mail": async (office) => ({
    path: `/orders/${(await officeOrder(office)).orderNo}/mail`,
    body: { template: "order_confirmed" },
  }),
  "POST /orders/{no}/checked": async (office) => {
    const { orderNo } = await officeOrder(office);
    await office.sql`update orders set to_check = 'Placed at a machine''s speed' where order_no = ${orderNo}`;
    return { path: `/orders/${orderNo}/checked` };
  },
  "GET /returns": () => ({}),
  "POST /orders/{no}/return": async (office) => {
    const { orderNo, id } = await officeOrder(office, { to: "delivered" });
    return { path: `/orders/${orderNo}/return`, body: { lines: [{ id, quantity: 1 }], reason: "faulty" } };
  },
  "PATCH /returns/{no}/{n}": async (office) => ({
    path: `/returns/${(await officeReturn(office)).orderNo}/1`,
    body: { decision: "accepted" },
  }),
  "POST /returns/{no}/{n}/receive": async (office) => {
    const { orderNo, id } = await officeReturn(office, 1, true);
    return { path: `/returns/${orderNo}/1/receive`, body: { lines: [{ id, quantity: 1, condition: "repair" }] } };
  },
  "POST /orders/{no}/refund": async (office) => ({
    path: `/orders/${(await officeOrder(office, { to: "delivered" })).orderNo}/refund`,
    body: { amount: 5_000, reason: "A scratch" },
    headers: key(),
  }),
  "GET /refunds": () => ({}),
  "POST /refunds/paid": async (office) => {
    const { orderNo } = await officeOrder(office, { to: "delivered" });
    await refundOrder(office.shop, orderNo, { amount: 5_000, reason: "A scratch" }, clerk);
    return { body: { rows: [{ order_no: orderNo, utr: "UTR123456789" }] } };
  },
  "GET /complaints": () => ({}),
  "GET /complaints/{ticket}": async (office) => ({ path: `/complaints/${await complaint(office)}` }),
  "POST /complaints/{ticket}": async (office) => ({
    path: `/complaints/${await complaint(office)}`,
    body: { state: "acknowledged" },
  }),
  "GET /customers": () => ({ path: "/customers?search=9876543210" }),
  "GET /place/{pincode}": () => ({ path: "/place/600004" }),
  "POST /quote": async (office) => ({
    body: { lines: [{ id: await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 50), quantity: 1 }], payment: "cod" },
    changes: false,
  }),
  "POST /orders": async (office) => {
    const id = await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 50);
    const { quote } = await office.quote([{ id, quantity: 1 }]);
    return { body: { quote, contact: newBuyer(), address, payment: "cod" }, headers: key(), status: 201 };
  },
  "GET /news": () => ({ endless: true }),
};
