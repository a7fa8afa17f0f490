import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { newBuyer, officeOrder, officeReturn } from "../../tests/support/officeOrders.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { fileGrievance } from "../grievances/fileGrievance.ts";
import { readMailbox } from "../mail/mailbox.ts";
import { resendMail } from "../orders/resendMail.ts";
import { readSettings } from "../settings.ts";
import { dispatchOutbox } from "./dispatchOutbox.ts";
import { notifiedAddress } from "./tellShop.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice({ NOTIFY_MAIL: "counter@shop.example" });
});
afterAll(() => office.close());

async function toTheShop(): Promise<{ subject: string; text: string }[]> {
  while ((await dispatchOutbox(office.shop)) > 0);
  return (await readMailbox(office.shop.settings)).filter(({ to }) => to.includes("counter@shop.example"));
}

test("the shop hears by mail of each order, return and complaint, once, with a link to its office", async () => {
  const { orderNo, buyer } = await officeOrder(office);
  const { ticket } = await fileGrievance(office.shop, { ...newBuyer(), text: "The bridge of my veena came loose." });
  const back = await officeReturn(office);
  await toTheShop();
  await resendMail(office.shop, orderNo, "order_confirmed", clerk);
  const mails = await toTheShop();
  const about = (what: string) => mails.filter(({ subject }) => subject.includes(what));
  expect(
    [about(`Order ${orderNo}`), about(ticket), about(`Return asked for: order ${back.orderNo}`)].map((of) => of.length),
  ).toEqual([1, 1, 1]);
  const [order] = about(`Order ${orderNo}`);
  expect(order?.text).toContain(`/office/orders/${orderNo}`);
  expect(order?.text).not.toContain(buyer.mobile);
});

test("unless it says otherwise, a shop in production hears at its own address and a demo nowhere", () => {
  const at = (environment: Record<string, string>) => notifiedAddress(readSettings(environment));
  const own = readSettings({}).shop.email;
  expect([at({}), at({ SHOP_MODE: "production" }), at({ SHOP_MODE: "production", NOTIFY_MAIL: "off" })]).toEqual([
    undefined,
    own,
    undefined,
  ]);
});
