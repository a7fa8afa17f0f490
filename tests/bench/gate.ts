import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/database/connect.ts";
import { type ServerProcess, startServer } from "../support/serverProcess.ts";
import { cpuSeconds } from "./cpu.ts";
import { printTable, quantile } from "./figures.ts";
import { send } from "./http.ts";
import { commitOf, withCommit } from "./lastCommit.ts";
import { buy, type Seen, stock } from "./orders.ts";

/** A figure may be so much larger than the commit's that it is held against. */
const most = 1.15;
/**
 * After so many rounds it is looked at where the median stands. One that is far from the bound needs no more; one above it at the end has
 * slid: a single round is up to a third off on a machine that others use too.
 */
const looks = [5, 9, 18, 27];
const far = 1.06;

export type Side = { shop: ServerProcess; folder: string; variants: number[]; seen: Seen };
export type Work = { times: number; once(side: Side, n: number): Promise<void> };

const ok = async (asked: ReturnType<typeof send>) => {
  const { status } = await asked;
  if (status !== 200) throw new Error(`Answered ${status}: there is nothing to measure.`);
};
const words = ["veena", "mridangam", "gutar", "yamaha keybord", "violin bow", "acoustic guitar under 20000"];
const typed = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)));

/** What is measured. Numbers in addresses make a page or list that is not kept. */
export const works: Record<string, Work> = {
  "kept page": {
    times: 6_000,
    once: ({ shop }) => ok(send(`${shop.url}/`, "GET", { "Accept-Encoding": "br" })),
  },
  "rendered page": {
    times: 60,
    once: ({ shop }, n) => ok(send(`${shop.url}/?n=${n}`, "GET", { "Accept-Encoding": "br" })),
  },
  list: {
    times: 200,
    once: ({ shop }, n) =>
      ok(send(`${shop.url}/public/api/get/products?category=guitars&min_price=${n % 3_000}&page=${1 + (n % 2)}`)),
  },
  keystroke: {
    times: 250,
    once: ({ shop }, n) =>
      ok(
        send(
          `${shop.url}/public/api/get/global/search`,
          "POST",
          { "Content-Type": "application/json" },
          JSON.stringify({ search_field: typed[n % typed.length] }),
        ),
      ),
  },
  "quote + order": {
    times: 60,
    once: ({ shop, variants, seen }, n) => buy(shop.url, variants[n % variants.length] ?? 0, seen),
  },
};

const bytes = Buffer.alloc(64 * 1_024, "swara");
/** Processor time of a loop that does the same each time and allocates next to nothing, in milliseconds: how fast the machine is just now. */
function calibrate(): number {
  const before = process.cpuUsage();
  const hash = createHash("sha256");
  for (let n = 0; n < 400; n++) hash.update(bytes);
  hash.digest();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const used = ({ shop, folder }: Side): number => {
  const { shop: own, database } = cpuSeconds(shop.pid, folder);
  return (own + database) * 1_000;
};

/** When a side has ended what it does behind its answers: its processor time by then. */
export async function settled(side: Side): Promise<number> {
  for (let before = used(side); ; ) {
    await pause(60);
    const now = used(side);
    if (now - before < 10) return now;
    before = now;
  }
}

let asked = 0;
/**
 * Processor time of shop and database for one piece of work, with what it leaves to be done behind its answers, in milliseconds, over
 * that of the loop that ran just before.
 */
async function measure(side: Side, { times, once }: Work): Promise<number> {
  const before = await settled(side);
  const loop = calibrate();
  let left = times;
  const worker = async () => {
    while (left-- > 0) await once(side, ++asked);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return ((await settled(side)) - before) / times / loop;
}

type Round = { ours: number; theirs: number };
const median = (all: Round[], of: (round: Round) => number) => quantile(all.map(of), 0.5);
const ratioOf = (all: Round[]) => median(all, (round) => round.ours / round.theirs);

/** Both sides in turn, now one and now the other first, in as many rounds as it takes to tell. */
async function compare(ours: Side, theirs: Side, work: Work): Promise<Round[]> {
  for (const side of [ours, theirs, ours, theirs]) await measure(side, work);
  const all: Round[] = [];
  for (const look of looks) {
    while (all.length < look) {
      const first = all.length % 2 === 0;
      const one = await measure(first ? ours : theirs, work);
      const other = await measure(first ? theirs : ours, work);
      all.push(first ? { ours: one, theirs: other } : { ours: other, theirs: one });
    }
    if (ratioOf(all) < far) break;
  }
  return all;
}

export async function open(root?: string): Promise<Side & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "swara-gate-data-"));
  const shop = await startServer({ DATA_DIR: folder }, root);
  const { sql, close } = await openDatabase({ DATA_DIR: folder, DATABASE_POOL: 1 });
  const variants = await stock(sql);
  await close();
  return {
    shop,
    folder,
    variants,
    seen: { answered: [], failed: 0 },
    async close() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Processor time of this tree beside that of a commit (the last one before it, else the one that is named), in turn on the same machine.
 * Exits with 1 where something takes 15 % more, however often it is measured; says so and passes where there is no such commit.
 */
export async function benchGate(name = "HEAD~1"): Promise<void> {
  const commit = commitOf(name);
  if (!commit) return console.log(`There is no commit ${name} here to measure against: nothing was measured.`);
  await withCommit(commit, async (root) => {
    const ours = await open();
    const theirs = await open(root);
    try {
      const rows: string[][] = [];
      const slower: string[] = [];
      for (const [what, work] of Object.entries(works)) {
        const all = await compare(ours, theirs, work);
        const ratio = ratioOf(all);
        if (ratio > most) slower.push(what);
        const digits = ({ ours, theirs }: Round) => [ours, theirs].map((one) => one.toFixed(4));
        rows.push([
          what,
          ...digits({ ours: median(all, (round) => round.ours), theirs: median(all, (round) => round.theirs) }),
          ratio.toFixed(3),
          String(all.length),
        ]);
      }
      const failed = ours.seen.failed + theirs.seen.failed;
      printTable(["what", "now, in loops", commit.slice(0, 8), "ratio", "rounds"], rows);
      if (failed > 0) console.log(`${failed} orders were not taken`);
      console.log(slower.length ? `More than 15 % slower: ${slower.join(", ")}` : "Nothing is 15 % slower");
      if (slower.length || failed) process.exitCode = 1;
    } finally {
      await ours.close();
      await theirs.close();
    }
  });
}
