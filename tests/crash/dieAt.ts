// A shop's process that performs one operation and is killed (SIGKILL) at one of its named steps. It reads what to do
// as one line of JSON, so that it can be started before it is needed.

import { flushCompileCache } from "node:module";
import { setPictures } from "../../server/catalogue/pictures/setPictures.ts";
import { storeUpload } from "../../server/catalogue/uploads/storeUpload.ts";
import { openDatabase } from "../../server/database/connect.ts";
import { jobsOf } from "../../server/jobs/jobs.ts";
import { recordRuns } from "../../server/jobs/recordRuns.ts";
import { runJob } from "../../server/jobs/schedule.ts";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { editOrder } from "../../server/orders/editOrder.ts";
import { claimOrder } from "../../server/packing/claimOrder.ts";
import { noteShort } from "../../server/packing/noteShort.ts";
import { scanPiece } from "../../server/packing/scanPiece.ts";
import { splitOrder } from "../../server/parcels/splitOrder.ts";
import { applyCapture } from "../../server/payments/applyCapture.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { receiveUndelivered } from "../../server/returns/receiveUndelivered.ts";
import { type StepName, visitSteps } from "../../server/steps.ts";
import { clerk } from "../support/clerk.ts";
import { shopOn } from "../support/testShop.ts";
import { type Operation, onePiece } from "./operation.ts";

/** `url`: DATABASE_URL; `environment`: the shop's settings. */
export type Order = { url: string; environment: Record<string, string>; step: StepName; operation: Operation };

async function perform({ url, environment, step, operation }: Order): Promise<void> {
  const { sql } = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DATA_DIR: "" });
  const { shop, call, others } = shopOn(sql, environment);
  const realFetch = fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).host === "shop.test" ? others.fetch(request) : realFetch(request);
  };
  let left = operation.do === "calls" ? 2 : 1;
  visitSteps((name) => {
    if (name === step && --left === 0) process.kill(process.pid, "SIGKILL");
  });
  const cause = { cause: "Tested", actor: clerk } as const;
  if (operation.do === "call") await call("POST", operation.path, operation.body, operation.headers);
  else if (operation.do === "calls")
    await Promise.all(operation.calls.map(({ path, body, headers }) => call("POST", path, body, headers)));
  else if (operation.do === "send") {
    const { path, body, headers } = operation;
    await others.fetch(new Request(`http://shop.test${path}`, { method: "POST", body, headers }));
  } else if (operation.do === "capture") await applyCapture(shop, operation.capture);
  else if (operation.do === "cancel") await cancelOrder(shop, operation.orderNo, ["confirmed"], cause);
  else if (operation.do === "edit") await editOrder(shop, operation.orderNo, operation.edit, clerk);
  else if (operation.do === "advance") await advanceOrder(shop, operation.orderNo, operation.to, cause);
  else if (operation.do === "split") await splitOrder(shop, operation.orderNo, operation, clerk);
  else if (operation.do === "parcel")
    await advanceOrder(shop, operation.orderNo, operation.to, cause, undefined, [operation.number]);
  else if (operation.do === "parcelBack")
    await receiveUndelivered(shop, operation.orderNo, true, clerk, operation.number);
  else if (operation.do === "claim") await claimOrder(shop, operation.orderNo, {}, clerk);
  else if (operation.do === "scan") await scanPiece(shop, operation.orderNo, operation.piece, clerk);
  else if (operation.do === "short") await noteShort(shop, operation.orderNo, operation.short, clerk);
  else if (operation.do === "upload")
    await storeUpload(shop, { name: operation.name, stream: onePiece(Buffer.from(operation.file, "base64")) }, clerk);
  else if (operation.do === "pictures") await setPictures(shop, operation.product, operation.wanted, clerk);
  else if (operation.do === "refuse") await decideReturn(shop, operation.orderNo, "refused", "Tested", clerk);
  else if (operation.do === "receive")
    await receiveReturn(shop, operation.orderNo, { pieces: "shelf", note: "" }, clerk);
  else {
    const job = jobsOf(shop).find(({ name }) => name === operation.name);
    if (!job) throw new Error(`There is no job ${operation.name}.`);
    await runJob(job, shop.log, recordRuns(sql));
  }
}

flushCompileCache(); // who is killed leaves nothing behind of what it has compiled: the next one would compile it again
process.stdout.write("ready\n");
process.stdin.once("data", (line: Buffer) => {
  perform(JSON.parse(line.toString())).then(
    () => process.exit(3), // the step was never reached
    (error: unknown) => {
      process.stderr.write(String(error));
      process.exit(4);
    },
  );
});
