import { Worker } from "node:worker_threads";
import { type DatabasePlace, placeOf, type Sql } from "../database/connect.ts";
import type { Packed } from "./packedIndex.ts";
import { packCatalogue } from "./readProducts.ts";

/** Below so many products a thread of its own costs more time than the packing. */
const fewProducts = 3_000;
/** Young memory of the thread in MB: nearly all that it makes is dropped at once. */
const youngMemory = 64;

/** `folder`: where the index is kept for the next start. `few`: from how many products on a thread packs them. */
export type PackOptions = { folder?: string | undefined; few?: number };
/** What a thread is told, and what it answers: `notKept` says why no file was written. */
export type Task = { place: DatabasePlace; folder: string | undefined };
export type Done = Packed & { notKept?: string };

/**
 * Reads and packs the whole catalogue: many products in a thread of its own with connections of its own, while this one
 * answers; it keeps them in `folder`, if there is one. Fails when the thread does, however it ends.
 */
export async function pack(sql: Sql, { folder, few = fewProducts }: PackOptions = {}): Promise<Done> {
  const [{ count } = { count: 0 }] = await sql<
    { count: number }[]
  >`select count(*)::int from (select from card limit ${few}) known`;
  return count < few ? packCatalogue(sql) : inWorker({ place: placeOf(sql), folder });
}

function inWorker(task: Task): Promise<Done> {
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  const worker = new Worker(new URL("./packWorker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: youngMemory },
  });
  worker.unref();
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", (code) => reject(new Error(`the thread that packs the search ended with ${code}`)));
  return promise;
}

/** The memory of all arrays in a value, each once. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) found.add(part.buffer);
    } else if (typeof part === "object" && part !== null && !Array.isArray(part)) Object.values(part).forEach(look);
  };
  look(value);
  return [...found];
}
