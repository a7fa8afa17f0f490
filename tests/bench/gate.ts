import { createHash } from "node:crypto";
import { hasProcessorClock } from "./cpu.ts";
import { printTable, quantile } from "./figures.ts";
import { commitOf, differs, letThrough, messagesSince, NoBuild, withCommit } from "./lastCommit.ts";
import { open, perform, type Side, type Work, works } from "./side.ts";

/** A figure may be so much larger than the commit's that it is held against. */
const most = 1.15;
/**
 * After so many rounds it is looked at where the median stands. One that is far from the bound needs no more: a single round is up to a
 * third off on a machine that others use too.
 */
const looks = [12, 24, 48];
const far = 1.07;
const warmUps = 6;
/** For so many milliseconds it measures where nobody named a commit, as in CI. */
const ciPatience = 150_000;

const bytes = Buffer.alloc(64 * 1_024, "swara");
/** Processor time of a loop that does the same each time and allocates next to nothing, in milliseconds: how fast the machine is just now. */
function calibrate(): number {
  const before = process.cpuUsage();
  const hash = createHash("sha256");
  for (let n = 0; n < 200; n++) hash.update(bytes);
  hash.digest();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

type Round = { ours: number; theirs: number };
/** `ratio`: the middle of the rounds' ours over theirs; none where there was no time for as many as it takes to tell. */
type Found = { rounds: Round[]; ratio: number | undefined; why?: string };
const median = (all: Round[], of: (round: Round) => number) => quantile(all.map(of), 0.5);
/** Rounds in which ours came first, and those in which it came second, count apart: what comes second finds the other's things in the caches. */
const ratioOf = (all: Round[]) => {
  const of = (rest: number) =>
    median(
      all.filter((_, n) => n % 2 === rest),
      ({ ours, theirs }) => ours / theirs,
    );
  return Math.sqrt(of(0) * of(1));
};

let asked = 0;
/**
 * Both sides in turn, now one and now the other first, with the same questions, each over the loop that ran just before: as many rounds as
 * it takes to tell.
 */
async function compare(ours: Side, theirs: Side, work: Work, until: number): Promise<Found> {
  const measure = async (side: Side) => {
    const loop = calibrate();
    const before = side.used();
    await perform(side, work, asked);
    return (side.used() - before) / work.times / loop;
  };
  const all: Round[] = [];
  for (const look of looks) {
    while (all.length < look + warmUps) {
      if (Date.now() > until) return { rounds: all, ratio: undefined };
      const first = all.length % 2 === 0;
      const one = await measure(first ? ours : theirs);
      const other = await measure(first ? theirs : ours);
      all.push(first ? { ours: one, theirs: other } : { ours: other, theirs: one });
      asked += work.times;
    }
    if (ratioOf(all.slice(warmUps)) < far) break;
  }
  const rounds = all.slice(warmUps);
  return { rounds, ratio: ratioOf(rounds) };
}

/** Measures works on two shops that have just started, one of this tree and one of the other. */
async function measured(root: string, names: string[], patience: number): Promise<Map<string, Found>> {
  const until = Date.now() + patience;
  const both = [open(), open(root)] as const;
  try {
    const [ours, theirs] = await Promise.all(both);
    const found = new Map<string, Found>();
    for (const [name, work] of Object.entries(works).filter(([name]) => names.includes(name))) {
      // One of the two may not know what it is asked, or the machine be too busy for an answer: other tests see what is broken.
      const none = (error: unknown): Found => ({ rounds: [], ratio: undefined, why: String(error) });
      found.set(name, await compare(ours, theirs, work, until).catch(none));
    }
    return found;
  } finally {
    for (const side of await Promise.allSettled(both)) if (side.status === "fulfilled") await side.value.close();
  }
}

const slowerOf = (found: Map<string, Found>) =>
  [...found].filter(([, { ratio = 0 }]) => ratio > most).map(([name]) => name);

/**
 * Processor time of this tree beside that of a commit (the last one before it, else the one that is named), in turn on the same machine.
 * What takes 15 % more is measured once more with shops of its own, as two processes of the same text differ too; exits with 1 where it
 * does so again, unless a commit's message says that it may. Says so and passes where there is nothing to hold it against, and where no
 * commit is named and the machine is so busy that it takes too long.
 */
export async function benchGate(named?: string): Promise<void> {
  const passes = (why: string) => console.log(`${why}: nothing was measured.`);
  const commit = commitOf(named ?? "HEAD~1");
  if (!hasProcessorClock()) return passes("This machine does not tell what processor time its processes take");
  if (!commit) return passes(`There is no commit ${named ?? "before this one"} here to measure against`);
  if (!named && !differs(commit)) return passes("Nothing that a shop runs differs from the commit before");
  const mayBeSlower = letThrough(messagesSince(commit));
  await withCommit(commit, async (root) => {
    const patience = named ? Number.POSITIVE_INFINITY : ciPatience;
    const found = await measured(root, Object.keys(works), patience);
    const suspects = slowerOf(found).filter((name) => !mayBeSlower.has(name));
    const again = suspects.length ? await measured(root, suspects, patience) : found;
    const told = (one: Found | undefined) => one?.ratio?.toFixed(3) ?? "not told";
    const rows = [...found].map(([name, one]) => [
      name,
      median(one.rounds, ({ ours }) => ours).toFixed(4),
      median(one.rounds, ({ theirs }) => theirs).toFixed(4),
      told(one),
      String(one.rounds.length),
      suspects.includes(name) ? `again ${told(again.get(name))}` : (one.why ?? mayBeSlower.get(name) ?? ""),
    ]);
    printTable(["what", "now, in loops", commit.slice(0, 8), "ratio", "rounds", ""], rows);
    const slower = slowerOf(again).filter((name) => !mayBeSlower.has(name));
    console.log(slower.length ? `More than 15 % slower: ${slower.join(", ")}` : "Nothing is 15 % slower");
    if (slower.length) process.exitCode = 1;
  }).catch((error: unknown) => {
    if (!(error instanceof NoBuild)) throw error;
    passes(`Commit ${commit.slice(0, 8)} can't be built here (${error.message})`);
  });
}
