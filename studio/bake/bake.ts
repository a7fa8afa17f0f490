import sharp from "sharp";
import { HOURS, VIEWS } from "../models/model.ts";
import { allPictures, apart, isModelled, neededPictures, neededRooms } from "../needed.ts";
import { openCamera, prepareKind, type Shot } from "./camera.ts";
import { writeFiles } from "./encode.ts";
import { note, noted } from "./manifest.ts";
import { type Choice, chosen, type Job, planKind, type Quality, type Wanted } from "./plan.ts";
import { prune } from "./prune.ts";
import { bakeRoom, planRooms } from "./rooms.ts";

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

/**
 * Brings the files of the chosen pictures up to date: only what changed since they were written. It can be stopped at
 * any time; the next call goes on where it was.
 */
export async function bake(request: Request, onStep: (step: Step) => void): Promise<Outcome> {
  sharp.concurrency(1);
  const pruned = request.prune ? prune(request.folder, [...allPictures(), ...neededRooms()]) : 0;
  const jobs: Job[] = [];
  const failures: string[] = [];
  const failed = (kind: string) => (error: unknown) =>
    void failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  const wanted = chosen(request);
  for (const [kind, names] of wanted)
    await planKind(request.folder, kind, names, request).then((job) => jobs.push(job), failed(kind));
  const rooms = await planRooms(request.folder, request);
  const total = jobs.reduce((sum, job) => sum + job.pictures.length, rooms.length);
  let done = 0;
  const queue = jobs.filter((job) => job.pictures.length > 0);
  const write = ({ kind, look, hour, hash }: Wanted, pixels: Buffer) =>
    writeFiles(request.folder, `${kind}/${look}`, hour, pixels).then(() =>
      note(request.folder, kind, noted(look, hour), hash),
    );
  const work = async () => {
    const camera = await openCamera();
    let started = Date.now();
    for (let job = queue.shift(); job; job = queue.shift())
      await camera
        .take(job.kind, job.code, job.pictures, async (picture, pixels) => {
          await write(picture, pixels);
          const seconds = (Date.now() - started) / 1000;
          onStep({ done: ++done, total, name: `${picture.kind}/${noted(picture.look, picture.hour)}`, seconds });
          started = Date.now();
        })
        .catch(failed(job.kind));
    await camera.close();
  };
  await Promise.all(Array.from({ length: Math.min(request.workers, queue.length) }, work));
  for (const job of rooms) {
    const started = Date.now();
    await bakeRoom(request.folder, job, request.passes).then(
      () => onStep({ done: ++done, total, name: noted(job.room, job.hour), seconds: (Date.now() - started) / 1000 }),
      failed(job.room),
    );
  }
  return { looked: [...wanted.values()].flat().length, done, pruned, failures };
}

/** Takes quick pictures of a model for its writer: PNGs given to `keep`, nothing else written. */
export async function preview(
  kind: string,
  { finishes, views, hours }: Pick<Choice, "finishes" | "views" | "hours">,
  quality: Pick<Shot, "size" | "passes">,
  keep: (shot: Shot, png: Buffer) => Promise<void>,
): Promise<void> {
  if (!isModelled(kind)) throw new Error(`There is no studio/models/kinds/${kind}.ts and no such scene.`);
  const camera = await openCamera();
  try {
    const first =
      neededPictures()
        .map(apart)
        .find((name) => name.kind === kind)?.finish ?? "";
    const shots = (finishes.length ? finishes : [first]).flatMap((finish) =>
      (views.length ? views : VIEWS.slice(0, 1)).flatMap((view) =>
        (hours.length ? hours : HOURS.slice(0, 1)).map((hour) => ({ finish, view, hour, ...quality })),
      ),
    );
    await camera.take(kind, (await prepareKind(kind)).code, shots, keep);
  } finally {
    await camera.close();
  }
}
