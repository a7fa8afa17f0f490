import { expect, test } from "vitest";
import { client, keepAnswer } from "./client.ts";

test("what was asked for before a change does not bring back what was there", async () => {
  const key = ["GET /products/{id}/pictures"];
  client.setQueryData(key, "before");
  const { promise, resolve } = Promise.withResolvers<string>();
  const reading = client.fetchQuery({ queryKey: key, queryFn: () => promise, staleTime: 0 }).catch(() => undefined);
  keepAnswer(key, "changed");
  resolve("before");
  await reading;
  expect(client.getQueryData(key)).toBe("changed");
  expect(client.getQueryState(key)?.fetchStatus).toBe("idle");
});
