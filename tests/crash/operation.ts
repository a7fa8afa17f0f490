import type { setPictures } from "../../server/catalogue/pictures/setPictures.ts";
import type { Edit } from "../../server/orders/editOrder.ts";
import type { Short } from "../../server/packing/noteShort.ts";
import type { Division } from "../../server/parcels/splitOrder.ts";
import type { Capture } from "../../server/payments/applyCapture.ts";
import type { StepName } from "../../server/steps.ts";

/** What the process is to do when it dies. */
export type Operation =
  | { do: "call"; path: string; body: object; headers: Record<string, string> }
  /** Calls that come at once: it dies at the second time that the step is reached, by those that came while the first was at work. */
  | { do: "calls"; calls: { path: string; body: object; headers: Record<string, string> }[] }
  | { do: "send"; path: string; body: string; headers: Record<string, string> }
  | { do: "capture"; capture: Capture }
  | { do: "cancel"; orderNo: string }
  | { do: "edit"; orderNo: string; edit: Edit }
  | { do: "advance"; orderNo: string; to: "packed" | "shipped" }
  | { do: "split"; orderNo: string; parcels: Division }
  | { do: "parcel"; orderNo: string; to: "shipped" | "delivered"; number: number }
  | { do: "parcelBack"; orderNo: string; number: number }
  | { do: "claim"; orderNo: string }
  | { do: "scan"; orderNo: string; piece: { code: string; pieces: number; scan: string } }
  | { do: "short"; orderNo: string; short: Short }
  | { do: "upload"; name: string; file: string }
  | { do: "pictures"; product: number; wanted: Parameters<typeof setPictures>[2] }
  | { do: "refuse"; orderNo: string }
  | { do: "receive"; orderNo: string }
  | { do: "job"; name: string };

/** What dies at which steps; `mended` says what stands after it, and that it can be done again. */
export type Scene = { operation: Operation; mended: () => Promise<void> };
export type Crash = { name: string; steps: readonly StepName[]; prepare: () => Promise<Scene> };

/** A file as it comes in, in one piece. */
export async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
