// A process that develops one picture after the other for the one that started it, behind everything else on the machine: what
// a hostile file does to a decoder happens here. It ends with its parent.

import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { NoPicture } from "../photographs/fetchPicture.ts";
import { keepPhotograph } from "../photographs/keepPhotograph.ts";

/** What it is asked: the file, the folder in which pictures are kept, and the picture's name where its bytes don't give it. */
export type Task = { path: string; kept: string; called?: string };

/** What it says: that it has begun, the picture's name once its smallest file is there, and how it ended. */
export type Said = { begun: true } | { first: string } | { picture: string } | { problem: string } | { fault: string };

sharp.concurrency(1);
sharp.cache(false);

const say = (said: Said) => void process.send?.(said);

process.on("disconnect", () => process.exit());
process.on("message", ({ path, kept, called }: Task) => {
  say({ begun: true });
  readFile(path)
    .then((bytes) => keepPhotograph(bytes, kept, (first) => say({ first }), called))
    .then((picture) => say({ picture }))
    .catch((error: unknown) =>
      say(error instanceof NoPicture ? { problem: error.message } : { fault: String(error).slice(0, 300) }),
    );
});
