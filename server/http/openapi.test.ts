import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { calls } from "../../contract/calls.ts";
import { states } from "../../contract/states.ts";
import { testCustomers } from "../../tests/support/testCustomers.ts";
import { openApi, openApiText, publicDocument } from "./openapi.ts";

type Document = {
  openapi: string;
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
  >;
};
const { openapi, paths } = openApi(publicDocument()) as Document;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);

test("the document is OpenAPI 3.1 and holds every call of the contract, the gateways', and an order's papers", () => {
  expect(openapi).toBe("3.1.0");
  const gateways = ["POST /payments/{gateway}/return", "POST /payments/{gateway}/webhook"];
  const papers = ["GET /orders/{order_no}/invoice.pdf", "GET /orders/{order_no}/credit-notes/{seq}.pdf"];
  expect(operations.map(({ name }) => name).sort()).toEqual([...Object.keys(calls), ...gateways, ...papers].sort());
});

test("each operation has a name of its own, its path's parameters and an answer", () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(named);
    expect(Object.keys(operation.responses).length).toBeGreaterThan(1);
  }
});

test("an address's state is one of those that the contract knows", () => {
  const order = JSON.stringify(openApi({ ...publicDocument(), calls: { "POST /orders": calls["POST /orders"] } }));
  expect(order).toContain(`"state":{"type":"string","enum":${JSON.stringify(states.map(([, name]) => name))}}`);
});

test("it is written when somebody first asks for it, and once", () => {
  let written = 0;
  const text = openApiText(() => {
    written++;
    return publicDocument();
  });
  expect(written).toBe(0);
  expect(JSON.parse(text())).toEqual(JSON.parse(JSON.stringify(openApi(publicDocument()))));
  expect([text() === text(), written]).toEqual([true, 1]);
});

test("what is made, made already or can't be paid is answered with a status that the document names", async () => {
  const shop = await testCustomers();
  const answers = async (call: string, path: string, body: object, headers = {}) => {
    const [method = ""] = call.split(" ");
    const answer = await shop.browser().call(method, path, body, headers);
    const documented = paths[call.split(" ")[1] ?? ""]?.[method.toLowerCase()]?.responses ?? {};
    expect(Object.keys(documented)).toContain(String(answer.status));
    return answer;
  };
  const contact = { name: "Asha Raman", email: "asha@example.com", mobile: "9876543210" };
  expect((await answers("POST /grievances", "/grievances", { ...contact, text: "It is broken." })).status).toBe(201);
  const [time] = (await shop.call<{ slot: string }[]>("GET", "/get/slots/kaveri-ekandam-veena")).body.data;
  const wish = { slot: time?.slot, product_url: "kaveri-ekandam-veena", contact };
  const key = { "Idempotency-Key": randomUUID() };
  const booked = [];
  for (const one of [key, key, {}]) booked.push(await answers("POST /bookings", "/bookings", wish, one));
  expect(booked.map(({ status }) => status)).toEqual([201, 200, 409]);
  const { quote } = await shop.quote([{ id: await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5), quantity: 1 }]);
  const order = shop.orderBody(quote);
  const placed = [];
  for (const body of [order, order, { ...order, note: "Another." }])
    placed.push(await answers("POST /orders", "/orders", body, key));
  expect(placed.map(({ status }) => status)).toEqual([201, 200, 409]);
  const [first] = placed;
  if (!first) throw new Error("Nothing was placed.");
  const { order_no, order_link } = first.body.data as { order_no: string; order_link: string };
  const pay = `/orders/${order_no}/pay${order_link.slice(order_link.indexOf("?"))}`;
  const refused = await answers("POST /orders/{order_no}/pay", pay, {});
  expect(refused).toMatchObject({ status: 409, body: { reason: "checkout", order_link } });
  expect(calls["POST /orders/{order_no}/pay"].refusals[409].answer.strict().parse(refused.body)).toBeTruthy();
  await shop.close();
});
