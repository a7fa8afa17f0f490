import { parentPort, workerData } from "node:worker_threads";
import { openPlace } from "../database/connect.ts";
import { keepIndex } from "./keptIndex.ts";
import { buffersOf, type Done, type Task } from "./packInWorker.ts";
import { packCatalogue } from "./readProducts.ts";

/** Packs the catalogue of the database whose place it is given, keeps it for the next start, and hands the arrays over. */
const { place, folder } = workerData as Task;
const sql = openPlace(place);
try {
  const done: Done = await packCatalogue(sql);
  if (folder !== undefined)
    await keepIndex(sql, folder, done).catch((error: unknown) => {
      done.notKept = error instanceof Error ? error.message : String(error);
    });
  parentPort?.postMessage(done, buffersOf(done.packed));
} finally {
  await sql.end({ timeout: 5 });
}
