import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { connect } from "./driver.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A pool of one connection, with `lost`: when the pool has noticed that it is gone. */
function poolOfOne() {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  return { pool: connect(database.url, { max: 1, onclose: () => resolve(), backoff: () => 0 }), lost };
}
const cut = (pid: number) => database.jobs`select pg_terminate_backend(${pid})`;

test("what is written to a connection that is closed fails, and nothing else does", async () => {
  const { pool, lost } = poolOfOne();
  const reserved = await pool.reserve();
  const [backend] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await cut(backend?.pid ?? 0);
  await lost;
  await expect(reserved`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }]);
  await pool.end();
});

test("what waited to be written when the connection went is forgotten: the next one works at once", async () => {
  const { pool, lost } = poolOfOne();
  const reserved = await pool.reserve();
  const [backend] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const next = reserved`select pg_sleep(30)`
    .catch(() => reserved`select 1`)
    .then(String, (error: { code: string }) => error.code);
  await cut(backend?.pid ?? 0);
  expect(await next).toBe("CONNECTION_CLOSED");
  await lost;
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }]);
  await pool.end();
});

test("what is asked of a connection between its error and its end fails too", async () => {
  // Takes the greeting, has no array types, and answers the first question with a reset, as a machine does whose server has just died.
  const idle = Buffer.from([90, 0, 0, 0, 5, 73]); // ReadyForQuery
  const greeting = Buffer.concat([Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]), idle]); // AuthenticationOk
  const noTypes = Buffer.concat([
    ...[49, 50, 110].map((sign) => Buffer.from([sign, 0, 0, 0, 4])), // ParseComplete, BindComplete, NoData
    Buffer.from([67, 0, 0, 0, 13, ...Buffer.from("SELECT 0\0")]), // CommandComplete
    idle,
  ]);
  const server = createServer((socket: Socket) => {
    const answers = [() => socket.write(greeting), () => socket.write(noTypes), () => socket.resetAndDestroy()];
    socket.on("error", () => {}).on("data", () => answers.shift()?.());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const options = { host: "127.0.0.1", port, user: "shop", database: "shop", max: 1 };
  const pool = connect({ ...options, backoff: () => 0 });
  const told = ({ code }: { code: string }) => code;
  const reserved = await pool.reserve();
  const first = reserved`select 1`;
  const waiting = reserved`select ${2}`.then(String, told);
  const queued = reserved`select ${3}`.then(String, told);
  const again = first.catch(() => reserved`select 4`).then(String, told);
  const withValue = first.catch(() => reserved`select ${5}`).then(String, told);
  for (const answer of [waiting, queued, again, withValue])
    expect(await Promise.race([answer, pause(2000, "no answer")])).toMatch(/^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/);
  reserved.release();
  await expect(pool`select 6`).rejects.toMatchObject({
    code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/),
  });
  await pool.end({ timeout: 0 });
  server.close();
});

test("the rest of a transaction whose connection is lost is never run outside of it", async () => {
  const { pool, lost } = poolOfOne();
  let rest: Promise<unknown> = Promise.resolve();
  const transaction = pool.begin(async (tx) => {
    const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    rest = lost.then(() => pool`select 1`).then(() => tx`insert into brand (slug, name) values ('aaranya', 'Aaranya')`);
    await cut(backend?.pid ?? 0);
    await rest;
  });
  await expect(transaction).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await expect(rest).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await pool`select from brand`).toHaveLength(0);
  await pool.end();
});

test("where a proxy takes connections and closes them at once, each question fails soon", async () => {
  let connections = 0;
  const proxy = createServer((socket: Socket) => {
    connections++;
    socket
      .on("error", () => {})
      .resume()
      .end();
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  const pool = connect(`postgres://shop@127.0.0.1:${port}/shop`, {
    max: 2,
    backoff: (failed) => Math.min(failed * 0.02, 0.5),
  });
  const questions = Array.from({ length: 6 }, () => pool`select 1`.then(String, ({ code }: { code: string }) => code));
  for (const code of await Promise.all(questions)) expect(code).toMatch(/^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/);
  expect(connections).toBeLessThanOrEqual(6);
  await pool.end();
  proxy.close();
});

test("a connection that is lost while it asks for its own types fails the question, and nothing else", async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on("unhandledRejection", hear);
  const ready = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]); // AuthenticationOk, ReadyForQuery
  let asked = 0;
  const server = createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(ready);
      socket.once("data", () => {
        asked++;
        socket.destroy();
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pool = connect({ host: "127.0.0.1", port, user: "shop", database: "shop", max: 1, backoff: () => 0 });
  await expect(pool`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", hear);
  expect(asked).toBeGreaterThan(0);
  expect(unheard).toEqual([]);
  await pool.end({ timeout: 0 });
  server.close();
});
