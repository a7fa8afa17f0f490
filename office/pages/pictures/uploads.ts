import { beginning, problemWords, whyNoPicture } from "../../../contract/office/pictureKinds.ts";
import { uploadLimits } from "../../../contract/office/uploadLimits.ts";
import { call, Refused } from "../../api/call.ts";
import { sendFile } from "../../api/sendFile.ts";
import { untilTaken } from "../../api/untilTaken.ts";
import { createStore } from "../../store.ts";

/** A file that was dropped, until it is one of the product's pictures. `part`: how much of it has gone, from 0 to 1. */
export type Sent = {
  key: string;
  product: number;
  name: string;
  /** What is shown of it: the browser's own view of the file, then the shop's smallest picture. */
  look: string;
  state: "waiting" | "sending" | "developing" | "ready" | "failed";
  part: number;
  problem: string;
  picture: string;
};

/** All that was dropped since the office was opened: who leaves the screen does not end it. */
export const uploads = createStore<readonly Sent[]>([]);

const files = new Map<string, File>();
const ends = new Map<string, AbortController>();
/** What the shop has stored of them already, by its name for it: these are not sent again. */
const stored = new Map<string, string>();
/** How soon it is asked whether a file is developed, and how seldom at last, in milliseconds. */
const [soon, seldom] = [400, 4_000];
let count = 0;

const update = (key: string, more: Partial<Sent>) =>
  uploads.set(uploads.get().map((one) => (one.key === key ? { ...one, ...more } : one)));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets go of the browser's own view of a file. */
function release(key: string): void {
  const look = uploads.get().find((one) => one.key === key)?.look;
  if (look?.startsWith("blob:")) URL.revokeObjectURL(look);
}

const megabyte = 1024 * 1024;

/** Why a file need not be sent at all, in words; undefined: it may be a picture. */
async function whyNot(file: File): Promise<string | undefined> {
  if (file.size === 0) return "There is nothing in the file.";
  if (file.size > uploadLimits.bytes)
    return `The file is larger than ${uploadLimits.bytes / megabyte} MB. Save it smaller and drop it again.`;
  const start = new Uint8Array(await file.slice(0, beginning).arrayBuffer());
  const why = whyNoPicture(String.fromCharCode(...start));
  return why && problemWords(why);
}

/** Asks until a file is developed, whatever answers get lost; its smallest picture is shown as soon as it is there. */
async function developed(key: string, id: string, signal: AbortSignal): Promise<string> {
  for (let wait = soon; ; wait = Math.min(wait * 1.5, seldom)) {
    const { state, picture, problem } = await untilTaken(() => {
      signal.throwIfAborted();
      return call("GET /uploads/{id}", { parameters: { id }, signal });
    }).catch((error: unknown) => {
      if (error instanceof Refused) stored.delete(key);
      throw error;
    });
    if (problem) {
      stored.delete(key);
      throw new Error(problem);
    }
    if (picture) {
      release(key);
      update(key, { picture, look: `${picture}-200.avif` });
    }
    if (state === "developed" && picture) return picture;
    await pause(wait);
  }
}

/** Sends a file, and answers the shop's name for it. */
async function send(key: string, file: File, signal: AbortSignal): Promise<string> {
  update(key, { state: "sending", part: 0, problem: "" });
  const why = await whyNot(file);
  if (why) throw new Error(why);
  const { id } = await sendFile("POST /uploads", file, {
    query: { name: file.name || "picture" },
    type: file.type.startsWith("image/") ? file.type : "application/octet-stream",
    signal,
    onSent: (part) => update(key, { part }),
  });
  stored.set(key, id);
  return id;
}

async function sendOne({ key }: Sent, file: File): Promise<void> {
  const end = new AbortController();
  ends.set(key, end);
  try {
    const id = stored.get(key) ?? (await send(key, file, end.signal));
    update(key, { state: "developing", part: 1, problem: "" });
    sendWaiting();
    const picture = await developed(key, id, end.signal);
    update(key, { state: "ready", picture });
  } catch (error) {
    if (error instanceof Refused && error.status === 429) {
      await pause(2_000);
      update(key, { state: "waiting" });
    } else if (!end.signal.aborted) update(key, { state: "failed", problem: (error as Error).message });
  } finally {
    ends.delete(key);
    sendWaiting();
  }
}

function sendWaiting(): void {
  const all = uploads.get();
  let free = uploadLimits.atOnce - all.filter(({ state }) => state === "sending").length;
  for (const one of all) {
    const file = files.get(one.key);
    if (one.state !== "waiting" || !file || free-- <= 0) continue;
    void sendOne(one, file);
  }
}

/** Takes files for a product; they are sent four at once. */
export function drop(product: number, dropped: readonly File[]): void {
  const added = dropped.map((file): Sent => {
    const key = String(++count);
    files.set(key, file);
    const look = URL.createObjectURL(file);
    return { key, product, name: file.name || "A picture", look, state: "waiting", part: 0, problem: "", picture: "" };
  });
  uploads.set([...uploads.get(), ...added]);
  sendWaiting();
}

/** Sends a file that failed once more. */
export function again(key: string): void {
  update(key, { state: "waiting", problem: "" });
  sendWaiting();
}

/** Ends a file, wherever it is, or takes it off the list once it is a picture. */
export function forget(key: string): void {
  release(key);
  uploads.set(uploads.get().filter((other) => other.key !== key));
  ends.get(key)?.abort();
  files.delete(key);
  stored.delete(key);
  sendWaiting();
}
