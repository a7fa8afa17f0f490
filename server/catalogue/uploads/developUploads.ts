import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { problemWords } from "../../../contract/office/pictureKinds.ts";
import type { Shop } from "../../shop/shop.ts";
import { step } from "../../steps.ts";
import { NoPicture } from "../photographs/fetchPicture.ts";
import { isBucketAway } from "../store/bucketStore.ts";
import { removePicture, sendPicture } from "../store/sharedPictures.ts";
import { developApart } from "./developApart.ts";
import { picturesOf, reviewFile, uploadsOf } from "./folders.ts";

type Part = Pick<Shop, "sql" | "settings" | "log">;
type Taken = { id: string; attempts: number; own_name: boolean };

/** A run takes the next file for so long, in milliseconds: a shop that stops waits for it. */
const runTime = 4_000;
const renewed = 10_000;
const mostAttempts = 3;
/** A file that was begun so long ago and is not there does not come any more; longer than the door waits for it. */
const lost = "5 minutes";

/** Those whose files lie here: nodes on other machines may have others. */
async function filesHere(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[0-9a-f-]{36}$/.test(name));
}

/** Takes the oldest file that waits, or whose process has died while it developed it. */
async function takeNext({ sql, settings }: Part): Promise<Taken | undefined> {
  const here = await filesHere(uploadsOf(settings));
  if (here.length === 0) return undefined;
  const [taken] = await sql<Taken[]>`
    update upload set state = 'developing', attempts = attempts + 1, lease_until = now() + interval '30 seconds'
    where id = (
      select id from upload
      where id = any(${here}::uuid[]) and (state in ('receiving', 'stored') or (state = 'developing' and lease_until < now()))
      order by created_at limit 1 for update skip locked)
    returning id, attempts, own_name`;
  return taken;
}

/** Whether a buyer still wants his picture: he may have taken it away, or be forgotten, while it waited. */
async function isWanted(sql: Part["sql"], id: string): Promise<boolean> {
  return (await sql`select from review_picture where id = ${id}`).length > 0;
}

async function developOne({ sql, settings, log }: Part, { id, attempts, own_name }: Taken): Promise<void> {
  const path = join(uploadsOf(settings), id);
  const renewing = setInterval(() => {
    sql`update upload set lease_until = now() + interval '30 seconds' where id = ${id}`.catch(() => {});
  }, renewed);
  const fail = (problem: string) =>
    sql`update upload set state = 'failed', problem = ${problem}, picture = null where id = ${id}`;
  try {
    await step("upload: developing");
    if (own_name && !(await isWanted(sql, id))) throw new NoPicture("it was taken away");
    const task = { path, kept: picturesOf(settings), ...(own_name && { called: reviewFile(id) }) };
    const picture = await developApart(task, (first) => {
      // Other nodes have it when the bucket has all of it.
      if (settings.PICTURES_BUCKET === undefined)
        sql`update upload set picture = ${first} where id = ${id} and state = 'developing'`.catch(() => {});
    });
    await sendPicture(settings, picture);
    await step("upload: developed");
    await sql`update upload set state = 'developed', picture = ${picture} where id = ${id}`;
    if (own_name && !(await isWanted(sql, id))) await removePicture(settings, picture);
  } catch (error) {
    if (isBucketAway(error)) {
      log.warn({ err: error, upload: id }, "a picture waits for the bucket");
      await sql`update upload set attempts = attempts - 1 where id = ${id}`; // taken up again when its lease is over
      return;
    }
    if (error instanceof NoPicture) await fail(problemWords(error.message));
    else if (attempts < mostAttempts) {
      log.warn({ err: error, upload: id }, "a picture could not be developed; it is tried again");
      await sql`update upload set state = 'stored' where id = ${id}`;
      return;
    } else {
      log.error({ err: error, upload: id }, "a picture could not be developed");
      await fail("It could not be developed. Please send it again, or as another format.");
    }
  } finally {
    clearInterval(renewing);
  }
  await rm(path, { force: true });
}

type Run = { asked: boolean; done: Promise<number> };
const running = new WeakMap<Part["settings"], Run>();

async function developAll(shop: Part, run: Pick<Run, "asked">): Promise<number> {
  const until = performance.now() + runTime;
  let done = 0;
  while (performance.now() < until) {
    run.asked = false;
    const taken = await takeNext(shop);
    if (taken) {
      await developOne(shop, taken);
      done++;
    } else if (!run.asked) break;
  }
  return done;
}

/**
 * Develops the files that wait, one after the other, and answers how many; who asks while it runs gets the same run, which
 * looks once more. A file whose process died is taken up again half a minute later, three times in all.
 */
export function developUploads(shop: Part): Promise<number> {
  const already = running.get(shop.settings);
  if (already) {
    already.asked = true;
    return already.done;
  }
  const run = { asked: false, done: Promise.resolve(0) };
  running.set(shop.settings, run);
  run.done = developAll(shop, run).finally(() => running.delete(shop.settings));
  return run.done;
}

/** Tells those as failed that never came whole, and forgets after a day what was sent; the pictures stay. */
export async function sweepUploads({ sql, settings }: Pick<Shop, "sql" | "settings">): Promise<void> {
  const here = await filesHere(uploadsOf(settings));
  await sql`
    update upload set state = 'failed', problem = 'It did not come whole. Please send it again.'
    where state = 'receiving' and created_at < now() - ${lost}::interval and id <> all(${here}::uuid[])`;
  await sql`delete from upload where created_at < now() - interval '1 day' and state in ('developed', 'failed')`;
  const names = await readdir(uploadsOf(settings)).catch(() => []);
  const ids = names.map((name) => name.replace(/\.part$/, "")).filter((id) => /^[0-9a-f-]{36}$/.test(id));
  const waiting = await sql<{ id: string }[]>`
    select id from upload where id = any(${ids}::uuid[]) and state in ('receiving', 'stored', 'developing')`;
  const wanted = new Set(waiting.map(({ id }) => id));
  for (const name of names)
    if (!wanted.has(name.replace(/\.part$/, ""))) await rm(join(uploadsOf(settings), name), { force: true });
}
