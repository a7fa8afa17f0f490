import { randomUUID } from "node:crypto";
import type { FileKind } from "../../contract/office/fileKinds.ts";
import type { SentFile } from "../../contract/office/files.ts";
import { bucketSettings } from "../catalogue/store/bucketStore.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { type Ended, importApart } from "./importApart.ts";
import type { Task } from "./importer.ts";
import { type KeptFile, keptFiles } from "./keptFiles.ts";
import { noWorkbook } from "./noWorkbook.ts";

/** How many files are read or applied at once; how often their processes' life and progress are written down, in milliseconds. */
const [atOnce, beat] = [2, 1_000];

const busy = () =>
  new ApiError(429, "Other files are being read. Please try again in a moment.", {}, { "Retry-After": "5" });

const meanwhile =
  "The catalogue has changed since the file was read. Nothing was changed: this is what it would do now.";
const inTheMiddle =
  "The catalogue has changed while the file was applied. What was done before that stands: this is what is left of it.";

function endOf(ended: Ended): Pick<KeptFile, "state" | "problem"> & Partial<Pick<KeptFile, "outcome">> {
  if ("read" in ended) return { state: "read", problem: null, outcome: ended.read };
  if ("applied" in ended) return { state: "applied", problem: null, outcome: ended.applied };
  if ("faster" in ended)
    return { state: "read", problem: ended.begun ? inTheMiddle : meanwhile, outcome: ended.faster };
  if ("unreadable" in ended) return { state: "failed", problem: ended.unreadable };
  return {
    state: "failed",
    problem: "The file could not be gone through. Please tell whoever looks after the machine.",
  };
}

const told = ({ staffId: _staff, written: _written, heard: _heard, ...file }: KeptFile): SentFile => file;

/** Files of goods that the staff sends: tried first, then applied as they were seen. */
export function sentFiles({ sql, settings, log }: Pick<Shop, "sql" | "settings" | "log">) {
  const kept = keptFiles(settings);
  const running = new Set<string>();

  /** Has a file gone through in a process of its own, and notes how far it is. */
  function run(begun: KeptFile, apply?: Task["apply"]): void {
    const { id, what, written } = begun;
    const { DATABASE_URL, DATA_DIR, SHOP_FOLDER, PICTURE_HOSTS } = settings;
    const task: Task = {
      settings: { DATABASE_URL, DATA_DIR, SHOP_FOLDER, PICTURE_HOSTS, ...bucketSettings(settings) },
      sent: { path: kept.pathOf(id), what, written },
      ...(apply && { apply }),
    };
    let [part, last] = [0, Promise.resolve()];
    const note = (now: KeptFile) => {
      last = last.then(() => kept.keep(now)).catch((err: unknown) => log.warn({ err, file: id }, "import not noted"));
      return last;
    };
    const alive = setInterval(() => void note({ ...begun, part, heard: Date.now() }), beat);
    running.add(id);
    void importApart(task, (now) => (part = now)).then(async (ended) => {
      clearInterval(alive);
      if ("fault" in ended) log.error({ file: id, fault: ended.fault }, "import failed");
      await note({ ...begun, part: 1, heard: Date.now(), ...endOf(ended) });
      running.delete(id);
    });
  }

  async function find(id: string, by: Staff): Promise<KeptFile> {
    const found = await kept.find(id, by.staffId);
    if (!found) throw notFound("This file");
    return found;
  }

  return {
    /** A file of one's own. Throws an ApiError of 404 for any other. */
    read: async (id: string, by: Staff): Promise<SentFile> => told(await find(id, by)),

    /** Keeps a file and has it tried. Throws an ApiError for one that is no CSV (422), too large (413), or when others are read (429). */
    async send(
      sent: { name: string; what: FileKind; written: string | undefined; stream: AsyncIterable<Uint8Array> },
      by: Staff,
    ): Promise<SentFile> {
      if (running.size >= atOnce) throw busy();
      const id = randomUUID();
      running.add(id);
      try {
        await kept.sweep();
        const { name, what, written } = sent;
        const received = await kept.receive(id, noWorkbook(sent.stream));
        const file: KeptFile = {
          id,
          name,
          what,
          written,
          ...received,
          staffId: by.staffId,
          heard: Date.now(),
          state: "reading",
          part: 0,
          problem: null,
          outcome: null,
        };
        await kept.keep(file);
        run(file);
        return told(file);
      } catch (error) {
        running.delete(id);
        throw error;
      }
    },

    /**
     * Has a file applied as it was seen, by its digest and the stamp of its difference. Throws an ApiError of 409 where that is
     * not what is shown now. `mayDo` throws where a right is missing.
     */
    async apply(
      id: string,
      seen: { digest: string; stamp: string },
      by: Staff,
      mayDo: (needs: NonNullable<SentFile["outcome"]>["needs"]) => void,
    ): Promise<SentFile> {
      const file = await find(id, by);
      const { outcome, state, digest } = file;
      if (state !== "read" || !outcome || running.has(id) || digest !== seen.digest || outcome.stamp !== seen.stamp)
        throw new ApiError(409, "This is not what the file would do now. Please look at it again.", {
          file: told(file),
        });
      mayDo(outcome.needs);
      if (running.size >= atOnce) throw busy();
      const { name, what } = file;
      const { added, changed } = outcome;
      running.add(id);
      const applying: KeptFile = { ...file, state: "applying", part: 0, problem: null, heard: Date.now() };
      try {
        await transaction(sql, (tx) =>
          recordAct(tx, by, { act: "import.apply", thing: "file", id, after: { name, what, digest, added, changed } }),
        );
        await kept.keep(applying);
      } catch (error) {
        running.delete(id);
        throw error;
      }
      run(applying, { stamp: outcome.stamp, by });
      return told(applying);
    },
  };
}
