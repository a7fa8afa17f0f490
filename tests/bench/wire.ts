import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { withShop } from "./benchShop.ts";
import { processorSeconds, residentMegabytes } from "./cpu.ts";
import { printTable, quantile, spreadOf } from "./figures.ts";
import { keepFigures } from "./keepFigures.ts";

const pages = {
  home: "/",
  list: "/products/search?category=guitars",
  product: "/product/sembiyan-s10-dreadnought-acoustic-guitar",
  script: "",
};
const connections = 16;
const rounds = 7;
const milliseconds = 1_000;

type Taken = { rate: number; microseconds: number };

/** One answer, and how many bytes it is on the wire. */
function ask(url: URL): Promise<{ headers: Record<string, string>; body: Buffer; length: number }> {
  return new Promise((resolve, reject) => {
    let before = 0;
    const asked = request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      const { socket } = response;
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { date: _, connection: _c, "keep-alive": _k, ...headers } = response.headers as Record<string, string>;
        resolve({ headers, body: Buffer.concat(parts), length: socket.bytesRead - before });
      });
    });
    asked.once("socket", (socket) => {
      before = socket.bytesRead; // it may have been used before
    });
    asked.on("error", reject).end();
  });
}

/** One answer once it is kept and pressed, from when on it has as many bytes each time. */
async function askPressed(url: URL): Promise<Awaited<ReturnType<typeof ask>>> {
  let answer = await ask(url);
  for (let same = 0; same < 3; ) {
    await new Promise((resolve) => void setTimeout(resolve, 500));
    const next = await ask(url);
    same = next.length === answer.length ? same + 1 : 0;
    answer = next;
  }
  return answer;
}

/** Asks for the same over kept connections, again as soon as an answer is there, which is as long as the first one. */
async function drive(url: URL, length: number, pid: number): Promise<Taken> {
  const line = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`;
  let answers = 0;
  const before = processorSeconds(pid);
  const end = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(url.port), url.hostname);
      socket.setNoDelay(true);
      let got = 0;
      socket.on("data", (part) => {
        got += part.length;
        if (got < length) return;
        if (got > length) return void socket.destroy(new Error(`${url.href} answered ${got} bytes, not ${length}`));
        got = 0;
        answers++;
        if (performance.now() < end) socket.write(line);
        else socket.end();
      });
      socket.write(line);
      await once(socket, "close");
    }),
  );
  const used = processorSeconds(pid) - before;
  return { rate: (answers * 1_000) / milliseconds, microseconds: (used / answers) * 1e6 };
}

/** The answers that a bare server of the same headers and bytes gives, for as long as `work` takes. */
async function withBare<T>(
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  work: (url: URL, pid: number) => Promise<T>,
): Promise<T> {
  const bare = fork(join(import.meta.dirname, "bareServer.ts"));
  bare.send({ headers, body: body.toString("base64") });
  const [port] = await once(bare, "message");
  try {
    return await work(new URL(`http://127.0.0.1:${port}/`), bare.pid ?? 0);
  } finally {
    bare.kill();
  }
}

/**
 * What is kept, beside a bare `node:http` server of the same bytes, in turn: answers a second, and the server's processor time for
 * each. The last line is the least of the ratios.
 */
export async function benchWire(): Promise<void> {
  const rows: string[][] = [];
  const ratios: number[] = [];
  const kept: Record<string, number> = {};
  let answered = 0;
  let megabytes = 0;
  await withShop(async (shop) => {
    for (const [name, path] of Object.entries(pages)) {
      const url = new URL(path || (await anyScript(shop.url)), shop.url);
      const answer = await askPressed(url);
      await withBare(answer, async (bareUrl, barePid) => {
        const bareLength = (await ask(bareUrl)).length;
        const ours: Taken[] = [];
        const bare: Taken[] = [];
        for (let round = 0; round < rounds; round++) {
          ours.push(await drive(url, answer.length, shop.pid));
          bare.push(await drive(bareUrl, bareLength, barePid));
        }
        const [own, others] = [ours, bare].map((taken) =>
          quantile(
            taken.slice(1).map(({ rate }) => rate),
            0.5,
          ),
        );
        const [ownTime, othersTime] = [ours, bare].map((taken) =>
          quantile(
            taken.slice(1).map(({ microseconds }) => microseconds),
            0.5,
          ),
        );
        answered += ours.reduce((sum, { rate }) => sum + (rate * milliseconds) / 1_000, 0);
        const ratio = (own ?? 0) / (others ?? 1);
        ratios.push(ratio);
        kept[`${name}, answers a second`] = own ?? 0;
        kept[`${name}, ratio`] = ratio;
        rows.push([
          name,
          spreadOf(ours.slice(1).map(({ rate }) => rate)),
          spreadOf(bare.slice(1).map(({ rate }) => rate)),
          ratio.toFixed(2),
          `${ownTime?.toFixed(0)} / ${othersTime?.toFixed(0)}`,
          ((othersTime ?? 0) / (ownTime ?? 1)).toFixed(2),
          String(answer.body.length),
        ]);
      });
    }
    megabytes = residentMegabytes(shop.pid);
  });
  console.log(`Memory of the shop's process after ${answered.toLocaleString("en-IN")} answers: ${megabytes} MB`);
  printTable(["what", "answers/s", "bare", "ratio", "µs of processor", "its ratio", "bytes"], rows);
  keepFigures("wire", kept);
  console.log(Math.min(...ratios).toFixed(2));
}

/** The address of a script that the home page names. */
async function anyScript(shop: string): Promise<string> {
  const html = await (await fetch(shop)).text();
  return html.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? "/";
}
