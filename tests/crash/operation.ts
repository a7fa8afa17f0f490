import type { setPictures } from "../../server/catalogue/pictures/setPictures.ts";
import type { Edit } from "../../server/orders/editOrder.ts";
import type { StepName } from "../../server/orders/steps.ts";
import type { Short } from "../../server/packing/noteShort.ts";
import type { Capture } from "../../server/payments/applyCapture.ts";

/** What the process is to do when it dies. */
export type Operation =
  | { do: "call"; path: string; body: object; headers: Record<string, string> }
  | { do: "send"; path: string; body: string; headers: Record<string, string> }
  | { do: "capture"; capture: Capture }
  | { do: "cancel"; orderNo: string }
  | { do: "edit"; orderNo: string; edit: Edit }
  | { do: "advance"; orderNo: string; to: "packed" | "shipped" }
  | { do: "claim"; orderNo: string }
  | { do: "scan"; orderNo: string; piece: { code: string; pieces: number; scan: string } }
  | { do: "short"; orderNo: string; short: Short }
  | { do: "upload"; name: string; file: string }
  | { do: "pictures"; product: number; wanted: Parameters<typeof setPictures>[2] }
  | { do: "refuse"; orderNo: string }
  | { do: "receive"; orderNo: string }
  | { do: "job"; name: string };

/** What is to die, and what has to be true once the shop has been started again. */
export type Scene = { operation: Operation; mended: () => Promise<void> };
export type Crash = { name: string; steps: StepName[]; prepare: () => Promise<Scene> };

/** A file as it comes in, in one piece. */
export async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
