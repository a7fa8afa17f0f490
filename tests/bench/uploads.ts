import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";
import { openDatabase } from "../../server/database/connect.ts";
import { asOwner } from "./asOwner.ts";
import { load, withShop } from "./benchShop.ts";
import { childSeconds } from "./cpu.ts";
import { printTable, quantile, spreadOf } from "./figures.ts";
import { buy, type Seen, stock } from "./orders.ts";
import type { Sending } from "./pictureSender.ts";

const atOnce = 4;
const buyers = 4;
/** How often it is asked how far a picture is, and how long each part of a round takes, in milliseconds. */
const [often, part] = [20, 10_000];

/** A photograph of 12 megapixels with the grain of a camera. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = 128 + 40 * Math.sin(at / 9_999) + 30 * Math.sin(at / 480_000) + Math.random() * 24;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

type Times = { stored: number; seen: number; developed: number };

/** Sends one picture and asks after it again and again; milliseconds until it was stored, its first preview was there, and all of it was. */
async function sendOne(url: string, owner: Record<string, string>, file: Buffer): Promise<Times> {
  const started = performance.now();
  const since = () => performance.now() - started;
  const headers = { ...owner, "Content-Type": "image/jpeg" };
  const sent = await fetch(`${url}/office/api/uploads`, { method: "POST", headers, body: new Uint8Array(file) });
  const { data } = (await sent.json()) as { data: { id: string } };
  const times: Times = { stored: since(), seen: 0, developed: 0 };
  for (;;) {
    const answer = await fetch(`${url}/office/api/uploads/${data.id}`, { headers: owner });
    const upload = (await answer.json()) as { data: { state: string; picture: string | null; problem: string | null } };
    const { state, picture, problem } = upload.data;
    if (problem) throw new Error(problem);
    if (picture) times.seen ||= since();
    if (state === "developed") return { ...times, developed: since() };
    await new Promise((resolve) => setTimeout(resolve, often));
  }
}

const ours = (file: string): ChildProcess => fork(join(import.meta.dirname, file));

/**
 * How soon one picture shows, and what orders wait while pictures are sent and developed, beside what they wait without, and while
 * as many are sent to a server that throws them away: what the sender takes of the same machine is not the shop's.
 */
export async function benchUploads(rounds = 5): Promise<void> {
  const file = await photograph();
  const [sink, sender] = [ours("sink.ts"), ours("pictureSender.ts")];
  const [port] = (await once(sink, "message")) as [number];
  await withShop(async ({ url, pid }, folder) => {
    const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
    const owner = { Cookie: `office=${await asOwner(sql)}`, Origin: url };
    const variants = await stock(sql);
    const seen: Seen = { answered: [], failed: 0 };
    const order = () => buy(url, variants[Math.floor(Math.random() * variants.length)] ?? 0, seen);
    const developed = async () => {
      for (;;) {
        const [row] = await sql<[{ waiting: number; done: number }]>`
          select count(*) filter (where state in ('receiving', 'stored', 'developing'))::int as waiting,
            count(*) filter (where state = 'developed')::int as done from upload`;
        if (row.waiting === 0) return row.done;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    const during = async (to: string | undefined) => {
      if (to === undefined) return { taken: await load(buyers, part, order), sent: 0, developing: 0 };
      const until = Date.now() + part;
      sender.send({ url: to, headers: owner, file: file.toString("base64"), atOnce, until } satisfies Sending);
      const before = childSeconds(pid, "developer.ts");
      const taken = await load(buyers, part, order);
      const developing = Math.max(0, childSeconds(pid, "developer.ts") - before);
      const [said] = (await once(sender, "message")) as [{ ids?: string[]; fault?: string }];
      if (!said.ids) throw new Error(said.fault);
      return { taken, sent: said.ids.length, developing };
    };

    await load(buyers, 3_000, order);
    const alone: Times[] = [];
    for (let n = 0; n < 5; n++) alone.push(await sendOne(url, owner, Buffer.concat([file, Buffer.from(`alone ${n}`)])));
    const ways = [
      ["without", undefined],
      ["sent elsewhere", `http://127.0.0.1:${port}`],
      ["sent to the shop", url],
    ] as const;
    const all = new Map<string, { taken: number[]; sent: number; developing: number }[]>(
      ways.map(([name]) => [name, []]),
    );
    for (let round = 0; round < rounds; round++)
      for (const [name, to] of ways) {
        all.get(name)?.push(await during(to));
        await developed();
      }
    const middle = (of: keyof Times) => spreadOf(alone.map((times) => times[of]));
    console.log(`One picture of 12 megapixels (${(file.length / 1e6).toFixed(1)} MB), median of ${alone.length}:`);
    console.log(
      `  stored ${middle("stored")} ms, first preview ${middle("seen")} ms, all of it ${middle("developed")} ms`,
    );
    console.log(
      `${atOnce} pictures at once while ${buyers} buyers order, ${rounds} rounds in turn: medians of the rounds`,
    );
    printTable(
      ["pictures", "sent", "developer: cores", "orders/s", "quote + order: p50", "p95", "p99 ms"],
      [...all].map(([name, parts]) => [
        name,
        String(parts.reduce((sum, { sent }) => sum + sent, 0)),
        quantile(
          parts.map(({ developing }) => (developing * 1_000) / part),
          0.5,
        ).toFixed(2),
        spreadOf(parts.map(({ taken }) => (taken.length * 1_000) / part)),
        ...[0.5, 0.95, 0.99].map((share) =>
          spreadOf(
            parts.map(({ taken }) => quantile(taken, share)),
            1,
          ),
        ),
      ]),
    );
    console.log(`${await developed()} developed; not answered 201: ${seen.failed}`);
    await close();
  });
  for (const child of [sink, sender]) child.kill();
}
