import { once } from "node:events";
import { createServer } from "node:http";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { choose } from "../payments/practice/service.ts";
import { attention } from "../status/attention.ts";
import { readStatus } from "../status/readStatus.ts";
import { dispatchOutbox } from "./dispatchOutbox.ts";
import { jobsOf } from "./jobs.ts";

const received: string[] = [];
const mailServer = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      let source = "";
      stream.on("data", (part) => (source += String(part)));
      stream.on("end", () => {
        received.push(/^Message-ID: (.*)$/im.exec(source)?.[1] ?? "");
        done();
      });
    },
  });

let shop: TestShop;
let port: number;
beforeAll(async () => {
  // A port that nobody listens on: the mail server is down.
  const server = mailServer();
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  port = typeof address === "object" && address ? address.port : 0;
  await new Promise<void>((resolve) => server.close(resolve));
  shop = await testShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(() => shop.close());

async function paid(): Promise<string> {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const { quote, total } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
  const { body } = await shop.place(quote, { payment_method: "practice" });
  const gatewayOrderId = body.data.next.url?.split("/").at(-1) ?? "";
  const order = { id: gatewayOrderId, receipt: body.data.order_no, amount: total, return_url: "" };
  const { payment_id: gatewayPaymentId = "" } = await choose(shop.sql, shop.shop.secret, order, "pay", "once", 0);
  await applyCapture(shop.shop, { gateway: "practice", gatewayOrderId, gatewayPaymentId, amount: total });
  return body.data.order_no;
}
const dispatch = async () => {
  await shop.sql`update outbox set run_at = now() where done_at is null`;
  while ((await dispatchOutbox(shop.shop)) > 0);
};
const open = (topic: string) => shop.sql`select key, attempts from outbox where topic = ${topic} and done_at is null`;

test("the mail server is down, then up: refunds go on meanwhile, no mail is lost, none is sent twice", async () => {
  const orders = [await paid(), await paid(), await paid()];
  await cancelOrder(shop.shop, orders[0] ?? "", ["confirmed"], { cause: "Tested", actor: clerk });
  await dispatch();
  await dispatch();
  const waiting = await open("mail");
  expect(waiting.length).toBeGreaterThanOrEqual(4);
  expect(waiting.every(({ attempts }) => attempts === 2)).toBe(true);
  expect(await open("refund")).toEqual([]);
  expect(attention(await readStatus(shop.sql))).toContainEqual(
    expect.stringMatching(/^Mail fails, \d+ wait: The mail server did not take the mail/),
  );
  const server = mailServer();
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  await Promise.all([dispatch(), dispatchOutbox(shop.shop), dispatchOutbox(shop.shop)]);
  await dispatch();
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await open("mail")).toEqual([]);
  expect(received).toHaveLength(waiting.length);
  expect(new Set(received).size).toBe(waiting.length);
  expect(attention(await readStatus(shop.sql)).filter((line) => line.startsWith("Mail"))).toEqual([]);
});

test("a courier that does not answer keeps no refund waiting", async () => {
  let asked = 0;
  const courier = createServer(() => asked++).listen(0, "127.0.0.1");
  await once(courier, "listening");
  const address = courier.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const sent = { SHIPROCKET_EMAIL: "api@example.com", SHIPROCKET_PASSWORD: "stand-in", SHIPROCKET_API_URL: url };
  const jobs = jobsOf({ ...shop.shop, settings: { ...shop.shop.settings, ...sent } });
  const run = (name: string) => jobs.find((job) => job.name === name)?.run();
  const tracked = Array.from({ length: 10 }, (_, n) => ({
    key: `track:${n}`,
    topic: "courier_track",
    payload: { awb: `${n}` },
  }));
  await shop.sql`
    insert into outbox (key, topic, payload, run_at)
    select key, topic, payload, now() - interval '1 minute' from jsonb_to_recordset(${shop.sql.json(tracked)}) as t (key text, topic text, payload jsonb)`;
  await shop.sql`insert into outbox (key, topic, payload) values ('refund:late', 'refund', '{"refund_id": 0}')`;
  const telling = run("tell services");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await run("outbox");
  expect(await open("refund")).toEqual([]);
  expect(await open("courier_track")).toHaveLength(10);
  courier.closeAllConnections();
  courier.close();
  await telling;
});
