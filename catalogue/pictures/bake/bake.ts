import sharp from "sharp";
import { apart, isModelled, neededPictures, WIDTHS } from "../needed.ts";
import { openCamera, prepareKind, type Shot } from "./camera.ts";
import { writeFiles } from "./encode.ts";
import { note } from "./manifest.ts";
import { type Choice, chosen, type Job, planKind } from "./plan.ts";
import { prune } from "./prune.ts";

export type Request = Choice & Shot & { workers: number; prune: boolean };

/** How far it is: pictures done of those to do, and the one just done. */
export type Step = { done: number; total: number; name: string; seconds: number };

export type Outcome = { looked: number; done: number; pruned: number; failures: string[] };

type Camera = Awaited<ReturnType<typeof openCamera>>;

async function doJob(job: Job, shot: Shot, camera: () => Promise<Camera>, done: (name: string) => void): Promise<void> {
  const hashes = new Map(job.finishes.map(({ finish, hash }) => [finish, hash]));
  const write = async (finish: string, pixels: Buffer) => {
    const name = `${job.kind}/${finish}`;
    await writeFiles(name, pixels, WIDTHS["code" in job.source ? "taken" : "drawn"]);
    note(job.kind, finish, hashes.get(finish));
    done(name);
  };
  if ("code" in job.source) await (await camera()).take(job.source.code, [...hashes.keys()], shot, write);
  else
    for (const finish of hashes.keys())
      await write(
        finish,
        await sharp(Buffer.from(job.source.drawings[finish] ?? ""))
          .png()
          .toBuffer(),
      );
}

/**
 * Brings the files of the chosen pictures up to date: only what changed since they were written. It can be stopped at
 * any time; the next call goes on where it was.
 */
export async function bake(request: Request, onStep: (step: Step) => void): Promise<Outcome> {
  sharp.concurrency(1);
  const pruned = request.prune ? prune(neededPictures()) : 0;
  const jobs: Job[] = [];
  const failures: string[] = [];
  const failed = (kind: string) => (error: unknown) =>
    void failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  const wanted = chosen(request);
  for (const [kind, finishes] of wanted)
    await planKind(kind, finishes, request, request.all).then((job) => jobs.push(job), failed(kind));
  const total = jobs.reduce((sum, job) => sum + job.finishes.length, 0);
  let done = 0;
  const queue = jobs.filter((job) => job.finishes.length > 0);
  const work = async () => {
    let camera: Promise<Camera> | undefined;
    const open = () => (camera ??= openCamera());
    let started = Date.now();
    for (let job = queue.shift(); job; job = queue.shift())
      await doJob(job, request, open, (name) => {
        onStep({ done: ++done, total, name, seconds: (Date.now() - started) / 1000 });
        started = Date.now();
      }).catch(failed(job.kind));
    await (await camera)?.close();
  };
  await Promise.all(Array.from({ length: request.workers }, work));
  return { looked: [...wanted.values()].flat().length, done, pruned, failures };
}

/** Takes quick pictures of a model for its writer: PNGs given to `keep`, nothing else written. */
export async function preview(
  kind: string,
  finishes: readonly string[],
  shot: Shot,
  keep: (finish: string, png: Buffer) => Promise<void>,
): Promise<void> {
  if (!isModelled(kind)) throw new Error(`There is no catalogue/models/kinds/${kind}.ts.`);
  const camera = await openCamera();
  try {
    const all = neededPictures()
      .map(apart)
      .filter((name) => name.kind === kind)
      .map(({ finish }) => finish);
    await camera.take((await prepareKind(kind, shot)).code, finishes.length ? finishes : all.slice(0, 1), shot, keep);
  } finally {
    await camera.close();
  }
}
