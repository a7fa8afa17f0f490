import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { bringPicture } from "../catalogue/store/sharedPictures.ts";
import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { comingIn } from "./folder.ts";
import { keepMedia } from "./keepMedia.ts";
import { readMedia } from "./read/readMedia.ts";

type Part = Pick<Shop, "sql" | "settings" | "log">;
type Taken = { src: string; kind: "sound" | "film"; bytes: number; attempts: number };

/** How long one film may take, in milliseconds, how often it is said that it is still made, and how often it is tried. */
const patience = 20 * 60_000;
const renewed = 60_000;
const mostAttempts = 2;
/** Behind everything else on the machine. */
const behindOthers = 15;
const swept = 3 * 3_600_000;

/** What phones play and slow ones begin soon: H.264 in 720 lines with at most 1.5 Mbit/s and AAC, or AAC alone, its table of contents first. */
const made = {
  film: [
    ["-map", "0:v:0", "-map", "0:a:0?", "-vf", "scale=-2:'min(720,ih)'", "-c:v", "libx264", "-profile:v", "main"],
    ["-pix_fmt", "yuv420p", "-preset", "medium", "-crf", "24", "-maxrate", "1500k", "-bufsize", "3000k"],
    ["-c:a", "aac", "-b:a", "96k", "-ac", "2"],
  ].flat(),
  sound: ["-map", "0:a:0", "-c:a", "aac", "-b:a", "128k"],
};

/** Runs ffmpeg, which reads this one file and nothing of the network; throws with the last it said. */
function run(program: string, from: string, to: string, kind: Taken["kind"]): Promise<void> {
  const quiet = ["-nostdin", "-v", "error", "-protocol_whitelist", "file", "-threads", "1"];
  const child = spawn(program, [...quiet, "-i", from, ...made[kind], "-movflags", "+faststart", "-y", to], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: patience,
    killSignal: "SIGKILL",
    env: { PATH: process.env.PATH },
  });
  if (child.pid !== undefined) setPriority(child.pid, behindOthers);
  // A shop that stops waits for none: what it was making is begun anew by whoever runs next.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("close", () => process.off("exit", kill));
  child.unref();
  let said = "";
  child.stderr.on("data", (piece: Buffer) => {
    said = (said + piece.toString()).slice(-500);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${said}`))));
  });
}

async function takeNext({ sql }: Part): Promise<Taken | undefined> {
  const [taken] = await sql<Taken[]>`
    update media_file set small = 'making', attempts = attempts + 1, lease_until = now() + interval '5 minutes'
    where src = (
      select src from media_file where small = 'waiting' or (small = 'making' and lease_until < now())
      order by created_at limit 1 for update skip locked)
    returning src, kind, bytes, attempts`;
  return taken;
}

/** Puts what was made in the place of what was sent, for all products that offer it. */
async function useIt({ sql }: Part, src: string, small: { src: string; bytes: number }): Promise<void> {
  await transaction(sql, async (tx) => {
    await tx`update media_file set small = 'made', small_src = ${small.src}, small_bytes = ${small.bytes} where src = ${src}`;
    await tx`select tell_products(array(select product_id from product_media where src = ${src}))`;
  });
}

async function shrinkOne(shop: Part, program: string, { src, kind, bytes, attempts }: Taken): Promise<void> {
  const { sql, settings, log } = shop;
  const from = join(settings.DATA_DIR, src);
  const ending = kind === "film" ? "mp4" : "m4a";
  const to = join(comingIn(settings), `${randomUUID()}.${ending}`);
  const renewing = setInterval(() => {
    sql`update media_file set lease_until = now() + interval '5 minutes' where src = ${src}`.catch(() => {});
  }, renewed).unref();
  try {
    if (!existsSync(from)) await bringPicture(settings, src.slice("/pictures/".length), log);
    await mkdir(comingIn(settings), { recursive: true });
    await run(program, from, to, kind);
    await readMedia(to);
    if ((await stat(to)).size > bytes * 0.9) await sql`update media_file set small = 'no smaller' where src = ${src}`;
    else await useIt(shop, src, await keepMedia(shop, to, ending));
  } catch (error) {
    log.warn({ err: error, media: src }, "a film or sound could not be made small");
    const small = attempts < mostAttempts ? "waiting" : "failed";
    await sql`update media_file set small = ${small} where src = ${src}`;
  } finally {
    clearInterval(renewing);
    await rm(to, { force: true });
  }
}

const running = new WeakMap<Part["settings"], Promise<void>>();

/** Sweeps what a stop has left where films and sounds come in. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const begun = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (begun < Date.now() - swept) await rm(join(folder, name), { force: true });
  }
}

/**
 * Begins to make the next film or sound small where FFMPEG says how, one at a time; `done` is settled when it is. Nothing where none waits or one
 * is being made.
 */
export async function shrinkNext(shop: Part): Promise<{ done: Promise<void> } | undefined> {
  const { settings } = shop;
  await sweep(comingIn(settings));
  if (settings.FFMPEG === undefined || running.has(settings)) return undefined;
  const taken = await takeNext(shop);
  if (!taken) return undefined;
  const done = shrinkOne(shop, settings.FFMPEG, taken)
    .catch((error: unknown) => shop.log.warn({ err: error, media: taken.src }, "a film or sound waits"))
    .finally(() => running.delete(settings));
  running.set(settings, done);
  return { done };
}
