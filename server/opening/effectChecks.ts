import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Sql } from "../database/connect.ts";
import type { Check } from "../production.ts";
import { type Settings, settingsSchema } from "../settings.ts";
import { unknownDepartments } from "../shop/facts/unknownDepartments.ts";

const starts = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether a program is there: by its path, or by its name where PATH leads. */
const isThere = (program: string): boolean =>
  program.includes("/")
    ? starts(program)
    : (process.env.PATH ?? "").split(delimiter).some((folder) => starts(join(folder, program)));

/** Categories that every shop has in COD_NOT_FOR until it says something else: where it has none of them, nothing is amiss. */
const standard = settingsSchema.shape.COD_NOT_FOR.parse(undefined);

/** Settings that are well written and come to nothing: what they name is not there. */
export async function effectChecks(
  sql: Sql,
  { FFMPEG, COD_NOT_FOR, CDN_PURGE_URL, CDN_PURGE_HEADERS }: Settings,
): Promise<Check[]> {
  const own = COD_NOT_FOR.filter((slug) => !standard.includes(slug));
  const unknown = own.length > 0 ? await unknownDepartments(sql, own) : [];
  const purges = CDN_PURGE_URL !== undefined || Object.keys(CDN_PURGE_HEADERS).length === 0;
  return [
    {
      topic: "Films and sounds",
      need: "should",
      problem:
        FFMPEG === undefined || isThere(FFMPEG)
          ? undefined
          : `FFMPEG=${FFMPEG}: there is no such program, so films and sounds stay as large as they were sent.`,
      how: "install ffmpeg, or set FFMPEG to where it is",
    },
    {
      topic: "Cash on delivery",
      need: "should",
      problem:
        unknown.length === 0
          ? undefined
          : `COD_NOT_FOR names no category or department of this shop: ${unknown.join(", ")}. It is sold for cash on delivery.`,
      how: "write the slugs as bin/shop categories shows them",
    },
    {
      topic: "CDN",
      need: "should",
      problem: purges
        ? undefined
        : "CDN_PURGE_HEADERS is set and CDN_PURGE_URL is not: no CDN is told of changes, and pages are old there.",
      how: "set CDN_PURGE_URL too, or remove CDN_PURGE_HEADERS; docs/many.md",
    },
  ];
}
