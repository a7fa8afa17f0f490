import sharp from "sharp";
import { VIEWS } from "../../models/model.ts";
import { allPictures, apart, isModelled, neededPictures } from "../needed.ts";
import { openCamera, prepareKind, type Shot } from "./camera.ts";
import { writeFiles } from "./encode.ts";
import { note } from "./manifest.ts";
import { type Choice, chosen, type Job, planKind, type Quality, type Wanted } from "./plan.ts";
import { prune } from "./prune.ts";

export type Request = Choice &
  Quality & {
    /** Where the pictures are kept. */
    folder: URL;
    workers: number;
    prune: boolean;
  };

/** How far it is: pictures done of those to do, and the one just done. */
export type Step = { done: number; total: number; name: string; seconds: number };

export type Outcome = { looked: number; done: number; pruned: number; failures: string[] };

/** Drawings are 800 pixels wide at 72 to the inch; they are drawn as wide as the widest file. */
const DENSITY = 108;

type Camera = Awaited<ReturnType<typeof openCamera>>;

async function doJob(folder: URL, job: Job, camera: () => Promise<Camera>, done: (name: string) => void) {
  const { kind, pictures, source } = job;
  const write = async ({ look, hash }: Wanted, pixels: Buffer) => {
    const name = `${kind}/${look}`;
    await writeFiles(folder, name, pixels);
    note(folder, kind, look, hash);
    done(name);
  };
  if ("code" in source) return (await camera()).take(source.code, pictures, write);
  for (const one of pictures)
    await write(
      one,
      await sharp(Buffer.from(source.drawings[one.look] ?? ""), { density: DENSITY })
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
  const pruned = request.prune ? prune(request.folder, allPictures()) : 0;
  const jobs: Job[] = [];
  const failures: string[] = [];
  const failed = (kind: string) => (error: unknown) =>
    void failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  const wanted = chosen(request);
  for (const [kind, names] of wanted)
    await planKind(request.folder, kind, names, request).then((job) => jobs.push(job), failed(kind));
  const total = jobs.reduce((sum, job) => sum + job.pictures.length, 0);
  let done = 0;
  const queue = jobs.filter((job) => job.pictures.length > 0);
  const work = async () => {
    let camera: Promise<Camera> | undefined;
    const open = () => (camera ??= openCamera());
    let started = Date.now();
    for (let job = queue.shift(); job; job = queue.shift())
      await doJob(request.folder, job, open, (name) => {
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
  { finishes, views }: Pick<Choice, "finishes" | "views">,
  quality: Pick<Shot, "size" | "passes">,
  keep: (shot: Shot, png: Buffer) => Promise<void>,
): Promise<void> {
  if (!isModelled(kind)) throw new Error(`There is no catalogue/models/kinds/${kind}.ts.`);
  const camera = await openCamera();
  try {
    const first =
      neededPictures()
        .map(apart)
        .find((name) => name.kind === kind)?.finish ?? "";
    const shots = (finishes.length ? finishes : [first]).flatMap((finish) =>
      (views.length ? views : VIEWS.slice(0, 1)).map((view) => ({ finish, view, ...quality })),
    );
    await camera.take((await prepareKind(kind)).code, shots, keep);
  } finally {
    await camera.close();
  }
}
