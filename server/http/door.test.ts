import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { type Listening, listen, times } from "./listen.ts";

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A server behind the door that answers with what came through it. */
async function serveEcho(environment: Record<string, string> = {}, answer?: (request: Request) => Promise<Response>) {
  let written = "";
  const reached: string[] = [];
  const log = createLog("warn", new Writable({ write: (chunk, _, done) => done(void (written += String(chunk))) }));
  const stopping = new AbortController();
  const short = { head: 300, request: 600, looked: 50, quiet: 100, toldToProxy: 1_000, leaving: 2_000 };
  const echo = async (request: Request) => {
    reached.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response(`${(await request.arrayBuffer()).byteLength} bytes`);
  };
  const settings = readSettings({ HOST: "127.0.0.1", PORT: "0", ...environment });
  const server: Listening = await listen({ answer: answer ?? echo }, settings, log, stopping.signal, short);
  const close = () => {
    stopping.abort();
    return server.close();
  };
  opened.push(close);
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    reached,
    close,
    lines: () =>
      written
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

/** What a server sends upon these bytes until it ends the connection. */
async function raw(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (part) => void (answer += part));
  for (const part of parts) socket.write(part);
  await once(socket, "close");
  return answer;
}

const statusOf = (answer: string) => Number(answer.split(" ")[1]);
const head = (method: string, path: string, ...fields: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, "Host: shop.test", ...fields].join("\r\n")}\r\n\r\n`;
const chunk = (size: number) => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;

test.each(["/login", "/login.data", "/public/api/login", "/hooks/courier", "/nowhere", "/practice-gateway/pay/x"])(
  "POST %s: 64 KiB come through, a byte more does not, said or streamed",
  async (path) => {
    const { port, url, reached } = await serveEcho();
    const most = await fetch(url + path, { method: "POST", body: "x".repeat(65_536) });
    expect([most.status, await most.text()]).toEqual([200, "65536 bytes"]);
    const said = await raw(port, head("POST", path, "Content-Length: 65537"), "x".repeat(1_000));
    const streamed = await raw(
      port,
      head("POST", path, "Transfer-Encoding: chunked"),
      chunk(40_000) + chunk(25_536) + chunk(1),
    );
    for (const answer of [said, streamed]) {
      expect(statusOf(answer)).toBe(413);
      expect(answer).toMatch(/^connection: close\r$/im);
      expect(answer).toContain("X-Content-Type-Options: nosniff");
      expect(answer).toContain("That is too much to send at once.");
      expect(answer).toContain(/api|hooks/.test(path) ? '{"error":1,' : "Content-Type: text/plain");
    }
    expect(reached).toEqual([`POST ${path}`]);
  },
);

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("a body with %s is bounded as well", async (method) => {
  const { port, reached } = await serveEcho();
  expect(statusOf(await raw(port, head(method, "/", "Content-Length: 209715200"), "x".repeat(1_000)))).toBe(413);
  expect(reached).toEqual([]);
});

test("whoever sends on regardless is cut off, and nothing of it is kept", async () => {
  const { port } = await serveEcho();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (part) => void (answer += part));
  socket.write(head("POST", "/login", "Content-Length: 209715200"));
  const more = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const send = () => {
    while (!socket.destroyed && sent < 200) {
      sent++;
      if (!socket.write(more)) return;
    }
  };
  socket.on("drain", send);
  send();
  await new Promise((closed) => socket.once("close", closed));
  expect(statusOf(answer)).toBe(413);
  expect(sent).toBeLessThan(50); // what fits into the network's own buffers
});

test("who asks before he sends hears no at once, or that he may", async () => {
  const { port } = await serveEcho();
  const refusal = await raw(port, head("POST", "/", "Content-Length: 65537", "Expect: 100-continue"));
  expect(statusOf(refusal)).toBe(413);
  const welcome = raw(port, head("POST", "/", "Content-Length: 2", "Expect: 100-continue", "Connection: close"), "ab");
  expect(await welcome).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK[^]*2 bytes$/);
});

test("a head or a body that is only half sent ends", async () => {
  expect(times.head + times.looked).toBeLessThanOrEqual(20_000);
  expect(times.request + times.looked).toBeLessThanOrEqual(20_000);
  const { port, reached } = await serveEcho();
  expect(statusOf(await raw(port, "POST /login HTTP/1.1\r\nHost: sh"))).toBe(408);
  expect(statusOf(await raw(port, head("POST", "/login", "Content-Length: 10"), "half"))).toBe(408);
  expect(statusOf(await raw(port, head("POST", "/login", "Transfer-Encoding: chunked"), "5\r\nhal"))).toBe(408);
  expect(reached).toEqual([]);
});

test("who sends a head that is too long always hears so, though he sends on", async () => {
  const { port, reached } = await serveEcho();
  const long = head("GET", `/${"x".repeat(60_000)}`, "Cookie: a=b");
  const answers: number[] = [];
  for (let i = 0; i < 200; i++)
    answers.push(statusOf(await raw(port, long.slice(0, 30_000), long.slice(30_000), long)));
  expect(answers.filter((status) => status !== 431)).toEqual([]);
  expect(reached).toEqual([]);
});

test("what is no request is answered, whole, and not within another answer", async () => {
  const { port } = await serveEcho();
  for (const nonsense of ["hello\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nno field\r\n\r\n", "\u0016\u0003\u0001"]) {
    const answer = await raw(port, nonsense);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toMatch(/Connection: close\r\n\r\nThis is no request that the shop can read\.\n$/);
  }
  expect(statusOf(await raw(port, head("POST", "/login", "Transfer-Encoding: chunked"), "zz\r\n"))).toBe(400);
  const first = await raw(port, head("GET", "/one") + "nonsense\r\n\r\n");
  expect(first.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test.each(["TRACE", "TRACK", "PROPFIND", "SEARCH"])("%s is no method of the shop", async (method) => {
  const { port, reached } = await serveEcho();
  const answer = await raw(port, head(method, "/", "Cookie: secret=1", "Connection: close"));
  expect([400, 405]).toContain(statusOf(answer)); // what no standard knows the parser refuses itself
  expect(answer).not.toContain("secret");
  if (statusOf(answer) === 405) expect(answer).toMatch(/^Allow: GET, HEAD, POST/m);
  expect(reached).toEqual([]);
});

test("behind TLS refusals at the door say so as every answer does", async () => {
  const { port } = await serveEcho({ PUBLIC_URL: "https://shop.example" });
  const answer = await raw(port, head("TRACE", "/", "Connection: close"));
  expect(answer).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains");
});

test("a request names one host", async () => {
  const { port, reached } = await serveEcho();
  const answers = [
    raw(port, head("GET", "/", "Host: evil.example", "Connection: close")),
    raw(port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"),
  ];
  expect((await Promise.all(answers)).map(statusOf)).toEqual([400, 400]);
  expect(reached).toEqual([]);
});

test("one address holds so many connections, and the next one is turned away", async () => {
  const { port, url, lines } = await serveEcho({ CONNECTIONS_PER_ADDRESS: "8" });
  const held: Socket[] = [];
  for (let n = 0; n < 8; n++) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(head("GET", "/"));
    await once(socket, "data");
    held.push(socket);
  }
  expect(statusOf(await raw(port, ""))).toBe(429);
  expect(lines()).toMatchObject([{ event: "refused", kind: "too many at once", network: "127.0.0.1" }]);
  held[0]?.destroy();
  await vi.waitFor(async () => expect((await fetch(url, { headers: { Connection: "close" } })).status).toBe(200));
  for (const socket of held) socket.destroy();
});

test("behind a proxy its connections are not counted, but the running requests of who is behind it", async () => {
  const answered = Promise.withResolvers<void>();
  const { url } = await serveEcho({ CONNECTIONS_PER_ADDRESS: "8", TRUST_PROXY: "yes" }, async (request) => {
    if (request.headers.get("X-Slow")) await answered.promise;
    return new Response("done");
  });
  const ask = (from: string, slow: Record<string, string> = {}) =>
    fetch(url, { headers: { "X-Forwarded-For": `1.2.3.4, ${from}`, ...slow } });
  const waiting = Array.from({ length: 8 }, (_, n) => ask(`203.0.113.8:${50_000 + n}`, { "X-Slow": "yes" }));
  const full = await vi.waitFor(async () => {
    const answer = await ask("203.0.113.8:60000");
    expect(answer.status).toBe(429);
    return answer;
  });
  expect(full.headers.get("Retry-After")).toBe("5");
  expect((await ask("203.0.113.9:60000")).status).toBe(200);
  answered.resolve();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ask("203.0.113.8:60001")).status).toBe(200);
});

test("refusals are written down, a flood of them once a second with how many", async () => {
  const { port, lines } = await serveEcho();
  const flood = Array.from({ length: 20 }, () => raw(port, head("POST", "/verify-account/x", "Content-Length: 65537")));
  await Promise.all(flood);
  await raw(port, head("TRACE", "/", "Connection: close"));
  await vi.waitFor(() =>
    expect(lines().reduce((sum, { kind, more = 1 }) => sum + (kind === "body too large" ? more : 0), 0)).toBe(20),
  );
  const large = lines().filter(({ kind }) => kind === "body too large");
  expect(large[0]).toMatchObject({ method: "POST", path: "/verify-account/…", network: "127.0.0.1" });
  expect(large.length).toBeLessThan(5);
  expect(lines().filter(({ kind }) => kind === "method")).toHaveLength(1);
});

test("asked to stop: every answer ends its connection, what runs is finished, then nobody is let in", async () => {
  const begun = Promise.withResolvers<void>();
  const { url, port, close } = await serveEcho({}, async () => {
    begun.resolve();
    await wait(700);
    return new Response("done");
  });
  const idle = connect(port, "127.0.0.1").on("error", () => {});
  await once(idle, "connect");
  const running = fetch(url);
  await begun.promise;
  const closed = close();
  const later = fetch(url);
  for (const answer of [await later, await running])
    expect([answer.status, answer.headers.get("Connection"), await answer.text()]).toEqual([200, "close", "done"]);
  await closed;
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  expect(idle.destroyed || (await once(idle, "close"))).toBeTruthy();
});

test("asked to stop behind a proxy: what it still sends on a connection that it kept is answered, until its checks have told it", async () => {
  const { port, close } = await serveEcho({ TRUST_PROXY: "yes" });
  const kept = connect(port, "127.0.0.1").on("error", () => {});
  let answers = "";
  kept.on("data", (part) => void (answers += part));
  kept.write(head("GET", "/first"));
  await expect.poll(() => answers).toContain("keep-alive");
  const closed = close();
  await wait(700); // nobody has asked for longer than `quiet`
  kept.write(head("POST", "/order", "Content-Length: 1") + "x");
  await closed;
  expect(answers).toContain("1 bytes");
  expect(answers).toContain("Connection: close");
});

test("what runs in a process is bounded, whoever asks: more is refused at once, but who watches over it is heard", async () => {
  const release: (() => void)[] = [];
  const answer = async (request: Request) => {
    if (request.url.endsWith("/slow")) await new Promise<void>((done) => release.push(done));
    return new Response("done");
  };
  const { url, lines } = await serveEcho({ REQUESTS_AT_ONCE: "8", TRUST_PROXY: "yes" }, answer);
  const from = (n: number) => ({ headers: { "X-Forwarded-For": `203.0.${n}.1` } });
  const slow = Array.from({ length: 8 }, (_, n) => fetch(`${url}/slow`, from(n)));
  await expect.poll(() => release.length).toBe(8);
  const refused = await fetch(`${url}/`, from(99));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect((await fetch(`${url}/healthz`, from(99))).status).toBe(200);
  expect(lines().map(({ kind }) => kind)).toEqual(["too busy"]);
  for (const done of release) done();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
  expect((await fetch(`${url}/`, from(99))).status).toBe(200);
});
