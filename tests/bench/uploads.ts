import sharp from "sharp";
import { openDatabase } from "../../server/database/connect.ts";
import { asOwner } from "./asOwner.ts";
import { load, withShop } from "./benchShop.ts";
import { latencies, printTable, quantile } from "./figures.ts";
import { buy, type Seen, stock } from "./orders.ts";

const atOnce = 4;
const buyers = 4;
/** How often it is asked how far a picture is, in milliseconds. */
const [often, asTheApp] = [20, 400];
const quietTime = 20_000;

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

/** Sends one picture and asks after it each `asked` milliseconds; milliseconds until it was stored, its first preview was there, and all of it was. */
async function sendOne(url: string, owner: Record<string, string>, file: Buffer, asked: number): Promise<Times> {
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
    await new Promise((resolve) => setTimeout(resolve, asked));
  }
}

/** What orders wait while pictures are developed, beside what they wait without; and how soon one picture shows. */
export async function benchUploads(pictures = 50): Promise<void> {
  const file = await photograph();
  // What follows a JPEG's end is not looked at; the file is another one all the same.
  const another = (n: number) => Buffer.concat([file, Buffer.from(`picture ${n}`)]);
  await withShop(async ({ url }, folder) => {
    const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 2 });
    const owner = { Cookie: `office=${await asOwner(sql)}`, Origin: url };
    const variants = await stock(sql);
    const seen: Seen = { answered: [], failed: 0 };
    const order = () => buy(url, variants[Math.floor(Math.random() * variants.length)] ?? 0, seen);
    await load(buyers, 3_000, order);
    const alone: Times[] = [];
    for (let n = 0; n < 5; n++) alone.push(await sendOne(url, owner, another(n), often));
    const quiet = await load(buyers, quietTime, order);

    const started = performance.now();
    let next = 100;
    const developed: Times[] = [];
    const sending = Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let n = next++; n < 100 + pictures; n = next++)
          developed.push(await sendOne(url, owner, another(n), asTheApp));
      }),
    );
    const busy: number[] = [];
    while (developed.length < pictures) busy.push(...(await load(buyers, 500, order)));
    await sending;
    const took = (performance.now() - started) / 1_000;
    const middle = (of: keyof Times) =>
      quantile(
        alone.map((times) => times[of]),
        0.5,
      ).toFixed(0);
    console.log(`One picture of 12 megapixels (${(file.length / 1e6).toFixed(1)} MB), median of ${alone.length}:`);
    console.log(
      `  stored ${middle("stored")} ms, first preview ${middle("seen")} ms, all of it ${middle("developed")} ms`,
    );
    console.log(`${pictures} pictures, ${atOnce} at once, while ${buyers} buyers order: ${took.toFixed(0)} s`);
    printTable(
      ["orders", "orders/s", "quote + order: p50 / p95 / p99 ms"],
      [
        ["without", (quiet.length / (quietTime / 1_000)).toFixed(0), latencies(quiet)],
        ["with", (busy.length / took).toFixed(0), latencies(busy)],
      ],
    );
    console.log(`not answered 201: ${seen.failed}`);
    await close();
  });
}
