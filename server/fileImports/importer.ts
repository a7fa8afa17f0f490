// A process that tries or applies one file for the one that started it, behind everything else on the machine: a large file keeps
// no page and no order waiting. It ends with its parent.

import type { FileOutcome } from "../../contract/office/files.ts";
import { readMapping } from "../catalogue/import/places/readMapping.ts";
import { UnreadableFile } from "../catalogue/import/problem.ts";
import { takePhotographs } from "../catalogue/photographs/takePhotographs.ts";
import type { BucketSettings } from "../catalogue/store/bucketStore.ts";
import { sendPicture } from "../catalogue/store/sharedPictures.ts";
import { picturesOf } from "../catalogue/uploads/folders.ts";
import { openDatabase } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import type { Staff } from "../staff/actor.ts";
import { applyFile, type Sent, tryFile } from "./importSent.ts";

export type ImporterSettings = BucketSettings &
  Pick<Settings, "DATABASE_URL" | "DATA_DIR" | "SHOP_FOLDER" | "PICTURE_HOSTS">;

/** What it is asked. `apply`: not only what the file would do; the stamp that was seen, and who asks. */
export type Task = { settings: ImporterSettings; sent: Sent; apply?: { stamp: string; by: Staff } };

/** What it says: how far it is, and how it ended. */
export type Said =
  | { part: number }
  | { read: FileOutcome }
  | { applied: FileOutcome }
  | { faster: FileOutcome; begun: boolean }
  | { unreadable: string }
  | { fault: string };

/** Who asked may be gone already. */
const say = (said: Said) => void process.send?.(said, undefined, undefined, () => {});

async function work({ settings, sent, apply }: Task): Promise<void> {
  const mapping = await readMapping(settings.SHOP_FOLDER);
  const database = await openDatabase({ ...settings, DATABASE_POOL: 3 });
  const how = { mapping, onPart: (part: number) => say({ part }) };
  try {
    if (!apply) return say({ read: await tryFile(database.sql, sent, how) });
    const outcome = await applyFile(database.sql, sent, { ...how, ...apply });
    if ("faster" in outcome) return say(outcome);
    say({ applied: outcome.done });
    // The next import takes what can't be had now.
    if (sent.what === "products")
      await takePhotographs(
        database.sql,
        {
          kept: picturesOf(settings),
          trusted: settings.PICTURE_HOSTS,
          send: (picture) => sendPicture(settings, picture),
        },
        () => {},
      );
  } finally {
    await database.close();
  }
}

process.on("disconnect", () => process.exit());
process.once("message", (task: Task) => {
  work(task)
    .catch((error: unknown) =>
      say(error instanceof UnreadableFile ? { unreadable: error.message } : { fault: String(error).slice(0, 300) }),
    )
    .finally(() => process.disconnect?.());
});
