import { parentPort, workerData } from "node:worker_threads";
import { type DatabasePlace, openPlace } from "../database/connect.ts";
import { buffersOf } from "./packInWorker.ts";
import { packCatalogue } from "./readProducts.ts";

/** Packs the catalogue of the database whose place it is given, and hands the arrays over. */
const sql = openPlace(workerData as DatabasePlace);
try {
  const packed = await packCatalogue(sql);
  parentPort?.postMessage(packed, buffersOf(packed));
} finally {
  await sql.end({ timeout: 5 });
}
