import { z } from "zod";
import { answer, type Call, Outcome } from "../answer.ts";

const Waiting = z.object({ waiting: z.int(), failing: z.int() });

/** How the shop itself does: what needs a person, and what is well. Times UTC, sizes in bytes. */
export const ShopState = z.object({
  at: z.string(),
  needs: z.array(z.object({ words: z.string(), todo: z.string().describe("What to do about it") })),
  settings: z.array(z.string()).describe("What a shop in production had better not be set to"),
  database: z.object({
    version: z.string(),
    bytes: z.int(),
    current: z.boolean().describe("Its schema is this version's"),
  }),
  disk: z.object({ free: z.int(), total: z.int() }).nullable().describe("Where the shop's data lie; null: not known"),
  mails: Waiting,
  tasks: Waiting.describe("What the shop is to tell others but mails: gateway, courier, papers"),
  webhooks: Waiting,
  pictures: Waiting.describe("Those that were dropped in the office; `failing`: in the last week"),
  unpaid: z.object({ count: z.int(), oldest: z.string().nullable() }),
  jobs: z.array(z.object({ job: z.string(), node: z.string(), at: z.string(), error: z.string().nullable() })),
  backup: z.object({
    last: z.object({ at: z.string(), bytes: z.int(), file: z.string() }).nullable(),
    rehearsed_at: z.string().nullable().describe("When one was last restored beside the shop, to see that it can be"),
    nightly: z.boolean().describe("BACKUP_DIR is set: one is made each night, and by a press"),
    running: z.boolean(),
  }),
});
export type ShopState = z.infer<typeof ShopState>;

/** The calls about the shop itself. */
export const stateCalls = {
  "GET /state": { summary: "How the shop itself does, and what needs a person", answer: answer(ShopState) },
  "POST /state/backup": {
    summary:
      "Begin a backup now, as each night's is made; 409 while one is made, and where the shop has no folder for it",
    answer: Outcome,
  },
} satisfies Record<string, Call>;
