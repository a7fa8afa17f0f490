import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../support/serverProcess.ts";
import { catalogueDatabase, type TestDatabase } from "../support/testDatabase.ts";
import { address } from "../support/testShop.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "swara-stopping-"));
  chmodSync(folder, 0o755);
  database = await catalogueDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

type Heard = { status: number; closes: boolean };

/** One request over a kept connection, its answer read to the end. A connection that ends before that is a failure. */
const ask = (url: string, agent: Agent): Promise<Heard> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().once("error", reject);
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, closes: answer.headers.connection === "close" }),
      );
    }).once("error", reject);
  });

test("asked to stop under steady traffic the shop fails nobody: it is not ready at once, and says so on every answer", async () => {
  const shop = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, SHOP_MODE: "production" });
  const paths = [
    "/",
    "/product/venu-carnatic-flute-5-kattai",
    "/login",
    `/public/api/get/place/${address.pincode}`,
    "/readyz",
  ];
  let stopping = false;
  let answered = 0;
  const afterwards: Heard[] = [];
  /** A proxy's connection: asks without a pause until it is told that the connection ends, and then goes elsewhere. */
  const hammer = async (n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = n; ; turn++) {
      const asked = stopping;
      const path = paths[turn % paths.length] ?? "/";
      const heard = await ask(shop.url + path, agent);
      answered++;
      if (asked) afterwards.push(heard);
      if (asked) expect([path, heard.status, heard.closes]).toEqual([path, path === "/readyz" ? 503 : 200, true]);
      if (heard.closes) return agent.destroy();
    }
  };
  const traffic = Array.from({ length: 16 }, (_, n) => hammer(n));
  await expect.poll(() => answered).toBeGreaterThan(100);
  const stopped = shop.stop().then(() => "stopped");
  // Until the signal has arrived: from then on nothing is answered as before.
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status, { interval: 1 }).toBe(503);
  stopping = true;
  expect(await Promise.allSettled(traffic)).toEqual(traffic.map(() => ({ status: "fulfilled", value: undefined })));
  expect(await stopped).toBe("stopped");
  expect(afterwards.length).toBeLessThanOrEqual(traffic.length);
  await expect(fetch(`${shop.url}/`)).rejects.toThrow("fetch failed");
});

test("news that somebody of the staff has open end as the shop stops, and do not keep it", async () => {
  const shop = await startServer({ DATA_DIR: join(folder, "office"), DATABASE_URL: database.url });
  const headers = { "Content-Type": "application/json", Origin: shop.url };
  const entered = await fetch(`${shop.url}/office/api/session/demo`, { method: "POST", body: "{}", headers });
  const cookie = entered.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const news = await fetch(`${shop.url}/office/api/news`, { headers: { Cookie: cookie } });
  const reader = news.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("event: hello");
  const stopped = shop.stop();
  expect((await reader?.read())?.done).toBe(true);
  await stopped;
});
