import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../server/database/connect.ts";
import { type Cluster, frontUrl, root } from "../folder.ts";
import { members, primary } from "../members.ts";
import { upTo } from "../parts.ts";
import { killAll, pidsIn } from "../processes.ts";
import { mendCluster } from "../up.ts";
import { post } from "./ask.ts";
import type { Load } from "./load.ts";
import { type Fact, fact } from "./outcome.ts";
import type { Drill, Scene } from "./scene.ts";
import { shopCommand } from "./shopCommand.ts";

/** Something dies this often, stays dead for so long, and failures within so long after it are its own; in seconds. */
const death = { every: 300, lasts: 20, excuses: 45 };
/** A node that has run for so many minutes has warmed up; from then on it may grow by this share. */
const memory = { warm: 5, grows: 1.25 };

const searches = [
  "gutar",
  "veena",
  "mridangam under 20000",
  "violin 3/4",
  "kay board",
  "5 kattai flute",
  "strings for guitar",
];

/** What dies, in turn; each comes back by itself or is started again. */
const deaths: ((cluster: Cluster) => Promise<string>)[] = [
  async () => "node1",
  async (cluster) => `database${(await primary(cluster)) ?? 1}`,
  async () => "node2",
  async (cluster) => (await members(cluster)).find(({ role }) => role === "sync_standby")?.name ?? "database2",
  async () => "node3",
  async () => `etcd1`,
];

/** Until the signal comes: `work`, and then so many milliseconds of rest. What it throws ends it. */
async function again(stop: AbortSignal, rests: number, work: () => Promise<void>): Promise<void> {
  while (!stop.aborted) {
    await work();
    await pause(rests, undefined, { signal: stop }).catch(() => {});
  }
}

/** Imports goods of its own and changes prices of those that are bought, as who keeps the shop does all day; answers how often. */
async function keepShop({ cluster, sql }: Scene, stop: AbortSignal): Promise<{ imports: number; failed: string[] }> {
  const goods = readFileSync(join(root, "demo", "products", "guitars.csv"), "utf8");
  const file = join(cluster.folder, "data", "soak.csv");
  const told = { imports: 0, failed: [] as string[] };
  let round = 0;
  const turn = async () => {
    const price = (was: number) => Math.round((was * (100 + (++round % 7) - 3)) / 100);
    const [text, words] =
      told.imports % 2 === 0
        ? [ownGoods(goods, price), [] as string[]]
        : [await newPrices(sql, price), ["--only", "prices"]];
    writeFileSync(file, text, { mode: 0o644 });
    await shopCommand(cluster, ["import", file, ...words]);
  };
  await again(stop, 20_000, async () => {
    await turn().catch((error: Error) => told.failed.push(error.message));
    told.imports++;
  });
  return told;
}

/** The demo's guitars once more, as goods that nobody else has, each at another price. */
const ownGoods = (text: string, price: (was: number) => number): string =>
  text
    .split("\n")
    .map((row, at) =>
      at === 0
        ? row
        : row
            .replace(/^([a-z0-9-]+),/, "soak-$1,")
            .replace(/,(GU-[A-Z0-9-]+),/, ",SOAK-$1,")
            .replace(/,deny,(\d+),/, (_, was: string) => `,deny,${price(Number(was))},`)
            .replace(/,2\d{12},/, ",,"),
    )
    .join("\n");

/** A sheet of prices for what buyers take. */
async function newPrices(sql: Sql, price: (was: number) => number): Promise<string> {
  const rows = await sql<{ sku: string; mrp: number }[]>`
    select v.sku, v.mrp from variant v join stock s on s.variant_id = v.id where s.on_hand > 10000 and v.sku is not null order by v.id limit 20`;
  return ["SKU,Price", ...rows.map(({ sku, mrp }) => `${sku},${Math.min(price(mrp * 0.9), mrp) / 100}`)].join("\n");
}

/** Memory of each node's process by the minute, in MB: a process that dies begins a new row. */
class Memory {
  readonly #rows = new Map<string, number[]>();

  take(cluster: Cluster): void {
    for (const n of upTo(cluster.nodes))
      for (const pid of pidsIn(join(cluster.folder, `node${n}`)).slice(0, 1)) {
        const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        const name = `node${n}:${pid}`;
        this.#rows.set(name, [...(this.#rows.get(name) ?? []), Math.round(Number(kb) / 1024)]);
      }
  }

  fact(): Fact {
    const long = [...this.#rows.values()].filter((row) => row.length >= memory.warm * 2);
    const [growths, most] = [
      long.map((row) => mean(row.slice(-memory.warm)) / mean(row.slice(memory.warm, memory.warm * 2))),
      Math.max(...[...this.#rows.values()].flat()),
    ];
    const worst = Math.max(...growths);
    return fact(
      long.length > 0 && worst <= memory.grows,
      long.length === 0
        ? "no node ran long enough to see its memory grow"
        : `memory: ${most} MB at most; ${long.length} nodes that ran for ${memory.warm * 2} minutes and more have ${worst.toFixed(2)} times what they had after ${memory.warm} at most`,
    );
  }
}
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

async function search(url: string, stop: AbortSignal): Promise<{ asked: number; failedAt: number[] }> {
  const told = { asked: 0, failedAt: [] as number[] };
  await again(stop, 100, async () => {
    const at = performance.now();
    const answer = await post(`${url}/public/api/get/global/search`, {
      search_field: searches[told.asked++ % searches.length],
    }).catch(() => undefined);
    if (answer?.status !== 200) told.failedAt.push(at);
  });
  return told;
}

/** Has one thing after the other die; answers when each did. */
async function dieInTurn({ cluster }: Scene, end: number): Promise<{ name: string; at: number }[]> {
  const dead: { name: string; at: number }[] = [];
  while (performance.now() + (death.every + death.excuses) * 1_000 < end) {
    await pause(death.every * 1_000);
    const name = (await deaths[dead.length % deaths.length]?.(cluster)) ?? "node1";
    dead.push({ name, at: performance.now() });
    await killAll(join(cluster.folder, name));
    await pause(death.lasts * 1_000);
    await mendCluster(cluster);
    process.stderr.write(
      `soak: ${name} died and is back, ${Math.round((end - performance.now()) / 60_000)} minutes to go\n`,
    );
  }
  await pause(Math.max(end - performance.now(), 0));
  return dead;
}

/** Failures that nothing's death explains. */
function unexplained(load: Load, searchFailures: number[], dead: { at: number }[]): Fact {
  const excused = (at: number) => dead.some((one) => at > one.at - 1_000 && at < one.at + death.excuses * 1_000);
  const failures = load.failures.filter(({ at, why }) => !excused(at) && !why.startsWith("409"));
  const [first] = failures;
  const searching = searchFailures.filter((at) => !excused(at)).length;
  return fact(
    failures.length + searching === 0,
    `${failures.length} requests and ${searching} searches failed while nothing was dead${first ? ` (${first.what}: ${first.why})` : ""}`,
  );
}

export const soak: Drill = {
  name: "soak",
  promise:
    "For an hour people buy, search and read, goods and prices are imported, and something dies each five minutes: nothing is lost, memory stays flat",
  // A price that changed between the quote and the order.
  refusals: /^4(29|09)/,
  async play(scene) {
    const { cluster, load, minutes } = scene;
    const stopping = new AbortController();
    const memoryOf = new Memory();
    const began = performance.now();
    const working = Promise.all([
      keepShop(scene, stopping.signal),
      search(frontUrl(cluster), stopping.signal),
      again(stopping.signal, 60_000, async () => memoryOf.take(cluster)),
    ]);
    working.catch(() => {}); // it is waited for below
    const dead = await dieInTurn(scene, began + minutes * 60_000).finally(() => stopping.abort());
    const [kept, searched] = await working;
    const unlucky = kept.failed.filter((why) => !/database|connect|closed|53|57|terminat/i.test(why));
    return [
      fact(dead.length > 0, `${dead.length} deaths: ${dead.map(({ name }) => name).join(", ")}`),
      fact(
        kept.imports > 0 && unlucky.length === 0,
        `${kept.imports} imports, ${kept.failed.length} ended as their database died${unlucky[0] ? `; ${unlucky[0]}` : ""}`,
      ),
      fact(searched.asked > 0, `${searched.asked} searches`),
      unexplained(load, searched.failedAt, dead),
      memoryOf.fact(),
    ];
  },
};
