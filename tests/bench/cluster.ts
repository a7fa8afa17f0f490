import { join } from "node:path";
import { type Cluster, frontUrl, portOf, writesUrl } from "../../cluster/folder.ts";
import { bringPackages } from "../../cluster/packages.ts";
import { upTo } from "../../cluster/parts.ts";
import { pidsIn, signal } from "../../cluster/processes.ts";
import { answers, until } from "../../cluster/up.ts";
import { withCluster } from "../../cluster/withCluster.ts";
import { openDatabase } from "../../server/database/connect.ts";
import { audit } from "../../server/jobs/audit.ts";
import { load } from "./benchShop.ts";
import { processorSeconds } from "./cpu.ts";
import { printTable, quantile } from "./figures.ts";
import { send } from "./http.ts";
import { buy, type Seen, stock } from "./orders.ts";

const workers = 16;
const milliseconds = 5_000;

/** Processor time so far of each kind of part, in seconds, and of what asks. */
function used(cluster: Cluster): Record<string, number> {
  const of = (...names: string[]) =>
    names.flatMap((name) => pidsIn(join(cluster.folder, name))).reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const numbered = (name: string, count: number) => upTo(count).map((n) => name + n);
  return {
    nodes: of(...numbered("node", cluster.nodes)),
    databases: of(...numbered("database", cluster.databases)),
    HAProxy: of("balancer", ...numbered("cable", cluster.databases)),
    Varnish: of("pages"),
    etcd: of(...numbered("etcd", cluster.etcds)),
    asking: processorSeconds(process.pid),
  };
}

async function page(url: string): Promise<void> {
  const { status } = await send(url, "GET", { "Accept-Encoding": "br" });
  if (status !== 200) throw new Error(`${url} answered ${status}: there is nothing to measure.`);
}

/** Stops the nodes after the first `count`, and waits until the balancer asks the others alone. */
async function leave(cluster: Cluster, count: number): Promise<void> {
  for (const n of upTo(cluster.nodes).slice(count)) {
    const folder = join(cluster.folder, `node${n}`);
    signal(folder, "SIGTERM");
    await until(`The end of node ${n}`, async () => pidsIn(folder).length === 0, 30);
  }
  await until("The shop", () => answers(`${frontUrl(cluster)}/readyz`));
}

/**
 * What a cluster answers a second with three nodes, two and one, and which of its parts takes how much of the processor: on one machine they
 * share it, so the last columns tell more than the first. Afterwards every answered order is looked for, and the books are read.
 */
export async function benchCluster(): Promise<void> {
  await bringPackages(process.argv.includes("--yes"));
  await withCluster({ etcds: 1, databases: 3, nodes: 3 }, async (cluster) => {
    const { sql, close } = await openDatabase({ DATABASE_URL: writesUrl(cluster), DATABASE_POOL: 2, DATA_DIR: "" });
    const variants = await stock(sql);
    const seen: Seen = { answered: [], failed: 0 };
    const shop = `http://127.0.0.1:${portOf(cluster, "shop")}`;
    let asked = 0;
    const works: Record<string, () => Promise<void>> = {
      "kept page, Varnish": () => page(`${frontUrl(cluster)}/`),
      "kept page, nodes": () => page(`${shop}/`),
      "rendered page": () => page(`${shop}/?n=${asked++}`),
      "quote + order": () => buy(shop, variants[Math.floor(Math.random() * variants.length)] ?? 0, seen),
    };
    const rows: string[][] = [];
    const shares = Object.keys(used(cluster));
    for (const nodes of [3, 2, 1]) {
      await leave(cluster, nodes);
      for (const [name, work] of Object.entries(works)) {
        await load(workers, 1_000, work);
        const before = used(cluster);
        const taken = await load(workers, milliseconds, work);
        const after = used(cluster);
        const each = shares.map((part) => (((after[part] ?? 0) - (before[part] ?? 0)) / (milliseconds / 1_000)) * 100);
        rows.push([
          name,
          String(nodes),
          (taken.length / (milliseconds / 1_000)).toFixed(0),
          quantile(taken, 0.95).toFixed(1),
          ...each.map((share) => `${share.toFixed(0)} %`),
        ]);
      }
    }
    printTable(["what", "nodes", "a second", "p95 ms", ...shares], rows);
    const orders = new Set((await sql<{ order_no: string }[]>`select order_no from orders`).map((row) => row.order_no));
    const lost = seen.answered.filter((orderNo) => !orders.has(orderNo)).length;
    const books = await audit(sql);
    console.log(
      `${seen.answered.length} orders answered, ${seen.failed} not; lost ${lost}; books out of balance: ${books.length}`,
    );
    await close();
  });
}
