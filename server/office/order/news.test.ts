import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../../tests/support/clerk.ts";
import { newBuyer, officeOrder, officeReturn } from "../../../tests/support/officeOrders.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { fileGrievance } from "../../grievances/fileGrievance.ts";
import { endNews } from "../../news/followNews.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;

/** A stream of news: reads on until a text has come, and answers all that came; null when it has ended before. */
async function listen(as: Member) {
  const response = await as.fetch("GET", "/news");
  const reader = response.body?.getReader();
  let all = "";
  async function until(text: string): Promise<string | null> {
    while (!all.includes(text)) {
      const piece = await reader?.read();
      if (!piece || piece.done) return null;
      all += new TextDecoder().decode(piece.value);
    }
    return all;
  }
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/event-stream"]);
  await until("event: hello");
  return { until, leave: () => reader?.cancel() };
}

test("what happens to orders, returns and complaints is told to who may see it, and no more than that it happened", async () => {
  const [owner, packer] = [await office.staffMember("owner"), await office.staffMember("packer")];
  const [told, packed] = [await listen(owner), await listen(packer)];
  const { ticket } = await fileGrievance(office.shop, { ...newBuyer(), text: "The bridge of my veena came loose." });
  const { orderNo, buyer } = await officeOrder(office);
  const placed = JSON.stringify({ kind: "order", id: orderNo, state: "confirmed", fresh: true });
  expect(await told.until(`event: order\ndata: ${placed}`)).toContain(ticket);
  const seen = await packed.until(placed);
  for (const hidden of [ticket, buyer.email, buyer.mobile]) expect(seen).not.toContain(hidden);
  await advanceOrder(office.shop, orderNo, "packed", { cause: "Tested", actor: clerk });
  await packed.until(JSON.stringify({ kind: "order", id: orderNo, state: "packed", fresh: false }));
  const back = await officeReturn(office);
  await packed.until(JSON.stringify({ kind: "return", id: back.orderNo, state: "return_requested", fresh: true }));
  for (const { leave } of [told, packed]) await leave();
});

test("a member has so many streams at most, and one that is left makes room", async () => {
  const owner = await office.staffMember("owner");
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(owner)));
  expect((await owner.call("GET", "/news")).status).toBe(429);
  await streams[0]?.leave();
  const next = await listen(owner);
  for (const { leave } of [next, ...streams.slice(1)]) await leave();
});

test("as the node stops everybody is sent away; who comes again is served", async () => {
  const owner = await office.staffMember("owner");
  const told = await listen(owner);
  await endNews(office.sql);
  expect(await told.until("nothing more")).toBeNull();
  const again = await listen(owner);
  const { orderNo } = await officeOrder(office);
  expect(await again.until(orderNo)).toContain(orderNo);
  await again.leave();
});
