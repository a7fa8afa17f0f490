import { parseArgs } from "node:util";
import { down } from "./down.ts";
import { frontUrl, readCluster, type Shape, usualFolder } from "./folder.ts";
import { bringPackages, Lacking } from "./packages.ts";
import { status } from "./status.ts";
import { Refused, up } from "./up.ts";

const usage = `Usage: bin/cluster up | status | down [--folder FOLDER] [--etcd 1 | 3] [--nodes N] [--yes]

  up       three nodes of the shop on PostgreSQL with a synchronous and an asynchronous standby (Patroni decides by etcd who is
           primary), HAProxy in front of both, Varnish in front of pages: processes of one user on ports of 127.0.0.1
  status   what of it runs and where; exit status 1 where something does not
  down     ends all of it and takes its folder away

  --folder FOLDER   where all of it lies; a folder of its own in the temporary one
  --etcd 1 | 3      how many etcd decide (3)
  --nodes N         how many nodes of the shop (3)
  --yes             install Debian's packages that are missing without asking

It is for trying and for drills (bin/drill); cluster/templates are the same configurations for machines of their own: docs/many.md.
Exit status: 0 done, 1 not whole, 2 not done, 3 this machine lacks packages.
`;

/** The number that was written, where it is one of those that may be. */
function oneOf(text: string, allowed: number[], what: string): number {
  if (!allowed.includes(Number(text))) throw new Refused(`${what} ${text}: expected ${allowed.join(" or ")}.`);
  return Number(text);
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: "string", default: usualFolder() },
      etcd: { type: "string", default: "3" },
      nodes: { type: "string", default: "3" },
      yes: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [what, ...more] = positionals;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (what === "up" && more.length === 0) {
    const etcds = oneOf(values.etcd, [1, 3], "--etcd") === 1 ? 1 : 3;
    const shape: Shape = { etcds, databases: 3, nodes: oneOf(values.nodes, [1, 2, 3, 4, 5], "--nodes") };
    await bringPackages(values.yes);
    const started = performance.now();
    const say = (text: string) =>
      process.stdout.write(`${((performance.now() - started) / 1_000).toFixed(1).padStart(5)} s  ${text}\n`);
    const cluster = await up(values.folder, shape, say);
    say(`Ready: ${frontUrl(cluster)}`);
    return 0;
  }
  if (what === "status" && more.length === 0) {
    const cluster = readCluster(values.folder);
    if (!cluster) throw new Refused("No cluster is up.");
    const { lines, whole } = await status(cluster);
    process.stdout.write(`${lines.join("\n")}\n`);
    if (!whole) process.stdout.write("It is not whole; bin/cluster down takes it away.\n");
    return whole ? 0 : 1;
  }
  if (what === "down" && more.length === 0) {
    await down(values.folder);
    process.stdout.write("Everything of it has ended, and its folder is gone.\n");
    return 0;
  }
  process.stderr.write(usage);
  return 2;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Lacking ? 3 : 2;
}
