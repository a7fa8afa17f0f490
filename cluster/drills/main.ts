import { parseArgs } from "node:util";
import type { Cluster } from "../folder.ts";
import { bringPackages, Lacking } from "../packages.ts";
import { withCluster } from "../withCluster.ts";
import { archiveDrill } from "./archive.ts";
import { backupDrill } from "./backup.ts";
import { priceChange } from "./change.ts";
import { clockWrong } from "./clock.ts";
import { databaseAway } from "./databaseAway.ts";
import { diskFull } from "./diskFull.ts";
import { killNode } from "./killNode.ts";
import { killPrimary } from "./killPrimary.ts";
import { cutPrimary, freezePrimary } from "./losePrimary.ts";
import { Recorder } from "./record.ts";
import { rollBack, rollForth } from "./roll.ts";
import { type Drill, playDrill } from "./scene.ts";
import { soak } from "./soak.ts";

const drills: Drill[] = [killPrimary, freezePrimary, cutPrimary, killNode, databaseAway, rollForth, rollBack].concat([
  backupDrill,
  archiveDrill,
  diskFull,
  clockWrong,
  priceChange,
]);
/** By its name alone: it takes an hour. */
const known = [...drills, soak];
/** What is played in a few minutes. */
const short = ["kill-primary", "kill-node", "roll"];

const usage = `Usage: bin/drill [NAME …] [--short] [--times N] [--away SECONDS] [--minutes N] [--etcd 1 | 3]
                 [--metrics FOLDER] [--yes]

Brings a cluster up (bin/cluster) in a folder of its own, plays each drill but soak under load, and takes it away. Eight buyers order without
a pause and press again when they get an error, four readers read pages; afterwards every answered order is looked for in the
database, and the books are read. Each line says whether a promise held and what was seen.

${known.map(({ name, promise }) => `  ${name.padEnd(15)} ${promise}`).join("\n")}

  --short          ${short.join(", ")}
  --times N        each of them so often (1)
  --away SECONDS   for how long the database is away in database-away (60)
  --minutes N      for how long soak lasts (60)
  --etcd 1 | 3     how many etcd decide (3)
  --metrics FOLDER write what the nodes' /metrics told each five seconds to DRILL.json there: the alerts' tests are fed with it
  --yes            install Debian's packages that are missing without asking

The last line is "N held, N broken". Exit status: 0 all held, 1 some broke, 2 not played, 3 this machine lacks packages.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    times: { type: "string", default: "1" },
    away: { type: "string", default: "60" },
    minutes: { type: "string", default: "60" },
    etcd: { type: "string", default: "3" },
    metrics: { type: "string" },
    yes: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

async function play(chosen: Drill[], times: number, lasts: { away: number; minutes: number }): Promise<number> {
  const shape = { etcds: values.etcd === "1" ? 1 : 3, databases: 3, nodes: 3 } as const;
  const left = Array.from({ length: times }, () => chosen).flat();
  let broken = 0;
  /** Plays on one cluster until a drill broke: the next one is not to suffer from what that left behind. */
  const playOn = async (cluster: Cluster) => {
    for (let drill = left.shift(); drill; drill = left.shift()) {
      const recorder = values.metrics === undefined ? undefined : new Recorder(cluster);
      const facts = await playDrill(cluster, drill, lasts);
      await recorder?.write(values.metrics ?? "", drill.name);
      const held = facts.every((one) => one.held);
      say(`${held ? "held  " : "BROKEN"}  ${drill.name}: ${drill.promise}`);
      say(`        ${facts.map((one) => (one.held ? one.said : `BROKEN: ${one.said}`)).join("; ")}`);
      if (held) continue;
      broken++;
      return;
    }
  };
  while (left.length > 0) await withCluster(shape, playOn);
  say(`${chosen.length * times - broken} held, ${broken} broken`);
  return broken > 0 ? 1 : 0;
}

async function run(): Promise<number> {
  const unknown = positionals.filter((name) => !known.some((drill) => drill.name === name));
  const times = Number(values.times);
  const lasts = { away: Number(values.away), minutes: Number(values.minutes) };
  if (values.help) {
    say(usage);
    return 0;
  }
  if (
    unknown.length > 0 ||
    !Number.isInteger(times) ||
    times < 1 ||
    !(lasts.away > 0 && lasts.minutes > 0) ||
    !/^[13]$/.test(values.etcd)
  ) {
    process.stderr.write(unknown.length ? `There is no drill ${unknown.join(", ")}.\n\n${usage}` : usage);
    return 2;
  }
  const names = values.short ? short : positionals;
  await bringPackages(values.yes);
  return play(names.length ? known.filter(({ name }) => names.includes(name)) : drills, times, lasts);
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Lacking ? 3 : 2;
}
