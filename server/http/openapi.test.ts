import { expect, test } from "vitest";
import { calls } from "../../contract/calls.ts";
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
