import { fork, spawn } from "node:child_process";
import { on, once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/serverProcess.ts";
import { catalogueDatabase, type TestDatabase } from "../support/testDatabase.ts";
import { address, contact } from "../support/testShop.ts";
import type { Asked, Heard, Wish } from "./traffic.ts";

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

type Answer = { status: number; closes: boolean };

/** One request over a kept connection, its answer read to the end. A connection that ends before that is a failure. */
const ask = (url: string, agent: Agent): Promise<Answer> =>
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
  const afterwards: Answer[] = [];
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

test("one node of two stops and begins anew under steady traffic of another process: no request fails, no order is lost", async () => {
  const node = (name: string) =>
    startServer({ DATA_DIR: join(folder, name), DATABASE_URL: database.url, SHOP_MODE: "production" });
  const nodes = await Promise.all([node("one"), node("two")]);
  const [stocked] = await database.sql<{ id: number }[]>`
    with v as (select id from variant where sku = 'VENU-CARNATIC-FLUTE-5-KATTAI')
    update stock set on_hand = 1000000 from v where variant_id = v.id returning v.id`;
  const wish: Wish = { id: stocked?.id ?? 0, buyer: { contact, address } };
  const file = join(import.meta.dirname, "traffic.ts");
  const traffic = fork(file, [JSON.stringify(wish), ...nodes.map(({ url }) => url)], { stdio: "inherit" });
  const say = (asked: Asked) => void traffic.send(asked);
  const messages = on(traffic, "message");
  const hear = async () => (await messages.next()).value?.[0];
  expect(await hear()).toEqual({ flows: true });
  const [old] = nodes;
  await old?.stop();
  const now = await node("one");
  say({ instead: [old?.url ?? "", now.url] });
  nodes[0] = now;
  say({ end: true });
  const { answered, ordered, failed }: Extract<Heard, { failed: unknown }> = await hear();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(ordered.length * 2);
  const known = await database.sql<{ order_no: string }[]>`select order_no from orders where email = ${contact.email}`;
  expect(known.map(({ order_no }) => order_no).sort()).toEqual(ordered.sort());
  await Promise.all(nodes.map((each) => each.stop()));
}, 120_000);

/** Brings in so many products that it takes a while. */
function importMany(folder: string): string[] {
  const file = join(folder, "many.csv");
  const lines = Array.from({ length: 20_000 }, (_, n) => `flute-${n},Flute ${n},Venu,Flutes,F-${n},100.00`);
  writeFileSync(file, ["Handle,Title,Vendor,Type,Variant SKU,Variant Price", ...lines].join("\n"));
  return ["server/commands/main.ts", "import", file];
}

test.each([
  { what: "the shop", signal: "SIGINT", program: () => ["server/main.ts"], status: 0 },
  { what: "the shop", signal: "SIGTERM", program: () => ["server/main.ts"], status: 0 },
  { what: "an import", signal: "SIGINT", program: importMany, status: 130 },
] as const)(
  "asked to stop by $signal in the middle of its start or work, $what leaves no database running",
  async ({ what, signal, program, status }) => {
    const DATA_DIR = join(folder, `early-${what.replace(" ", "-")}-${signal}`);
    const env = { ...process.env, DATA_DIR, HOST: "127.0.0.1", PORT: "0", DATABASE_URL: "" };
    const cwd = join(import.meta.dirname, "..", "..");
    const child = spawn(process.execPath, program(folder), { cwd, env, stdio: "ignore" });
    onTestFinished(() => void child.kill("SIGKILL"));
    const exited = once(child, "exit");
    const running = join(DATA_DIR, "postgres", "postmaster.pid");
    await expect.poll(() => existsSync(running), { timeout: 90_000, interval: 5 }).toBe(true);
    child.kill(signal);
    expect(await exited).toEqual([status, null]);
    expect(existsSync(running)).toBe(false);
  },
  120_000,
);

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
