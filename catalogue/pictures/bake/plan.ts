import { existsSync } from "node:fs";
import type { View } from "../../models/model.ts";
import { drawable } from "../drawable.ts";
import { allPictures, apart, filesOf, isModelled, type Name, widest } from "../needed.ts";
import { picture } from "../studio.ts";
import { prepareKind, type Shot, sha } from "./camera.ts";
import { readMade } from "./manifest.ts";

/** How good pictures get: the rounds of light, and the pixels if not as many as the widest file has. */
export type Quality = { passes: number; size: number | undefined };

export type Wanted = Name & Shot & { hash: string };

/** Pictures of one kind whose files are not what they should be: taken of a model, or drawn. */
export type Job = { kind: string; pictures: Wanted[]; source: { code: string } | { drawings: Record<string, string> } };

export type Choice = {
  kinds: readonly string[];
  finishes: readonly string[];
  views: readonly View[];
  /** Also what has not changed. */
  all: boolean;
};

/** The pictures that were chosen, by kind. Nothing chosen: all of them. */
export function chosen({ kinds, finishes, views }: Omit<Choice, "all">): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  for (const name of allPictures().map(apart)) {
    if (kinds.length && !kinds.includes(name.kind)) continue;
    if (finishes.length && !finishes.includes(name.finish)) continue;
    if (views.length && !views.includes(name.view)) continue;
    found.set(name.kind, [...(found.get(name.kind) ?? []), name]);
  }
  return found;
}

async function drawings(names: readonly Name[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { kind, look } of names) {
    const how = drawable(`${kind}/${look}`);
    if (typeof how === "string") throw new Error(how);
    found[look] = await picture(how.kind, how.finish);
  }
  return found;
}

/** What there is to do for one kind, if anything. */
export async function planKind(
  folder: URL,
  kind: string,
  names: readonly Name[],
  { passes, size, all }: Quality & Pick<Choice, "all">,
): Promise<Job> {
  const drawn = isModelled(kind) ? undefined : await drawings(names);
  const model = drawn ? undefined : await prepareKind(kind);
  const made = readMade(folder, kind);
  const pictures: Wanted[] = [];
  for (const name of names) {
    const { look } = name;
    const picture = `${kind}/${look}`;
    const shot = { ...name, size: size ?? widest(picture), passes };
    if (model && !model.views.includes(name.view)) continue;
    const hash = model ? model.hash(shot) : sha(drawn?.[look] ?? "");
    const there = filesOf(picture).every(({ path }) => existsSync(new URL(path, folder)));
    if (all || !there || made[look] !== hash) pictures.push({ ...shot, hash });
  }
  return { kind, pictures, source: model ? { code: model.code } : { drawings: drawn ?? {} } };
}
