import { existsSync } from "node:fs";
import { drawable } from "../drawable.ts";
import { apart, FILES, filesOf, isModelled, neededPictures, WIDTHS } from "../needed.ts";
import { picture } from "../studio.ts";
import { prepareKind, type Shot, sha } from "./camera.ts";
import { readMade } from "./manifest.ts";

/** Finishes of one kind whose files are not what they should be: taken of a model, or drawn. */
export type Job = {
  kind: string;
  finishes: { finish: string; hash: string }[];
  source: { code: string } | { drawings: Record<string, string> };
};

export type Choice = {
  kinds: readonly string[];
  finishes: readonly string[];
  /** Also what has not changed. */
  all: boolean;
};

/** The needed pictures that were chosen, finishes by kind. Nothing chosen: all of them. */
export function chosen({ kinds, finishes }: Omit<Choice, "all">): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of neededPictures()) {
    const { kind, finish } = apart(name);
    if (kinds.length && !kinds.includes(kind)) continue;
    if (finishes.length && !finishes.includes(finish)) continue;
    found.set(kind, [...(found.get(kind) ?? []), finish]);
  }
  return found;
}

async function drawings(kind: string, finishes: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const finish of finishes) {
    const how = drawable(`${kind}/${finish}`);
    if (typeof how === "string") throw new Error(how);
    found[finish] = await picture(how.kind, how.finish);
  }
  return found;
}

/** What there is to do for one kind, if anything. */
export async function planKind(kind: string, finishes: readonly string[], shot: Shot, all: boolean) {
  const drawn = isModelled(kind) ? undefined : await drawings(kind, finishes);
  const model = drawn ? undefined : await prepareKind(kind, shot);
  const made = readMade(kind);
  const wanted = finishes.map((finish) => ({
    finish,
    hash: model ? sha(model.hash, finish) : sha(drawn?.[finish] ?? ""),
  }));
  const files = (finish: string) => filesOf(`${kind}/${finish}`, WIDTHS[model ? "taken" : "drawn"]);
  const stale = wanted.filter(
    ({ finish, hash }) =>
      all || made[finish] !== hash || !files(finish).every((file) => existsSync(new URL(file, FILES))),
  );
  const job: Job = { kind, finishes: stale, source: model ? { code: model.code } : { drawings: drawn ?? {} } };
  return job;
}
