import { existsSync } from "node:fs";
import { EVERY, HOURS, type Hour, type View } from "../models/model.ts";
import { allPictures, apart, filesOf, type Name, widest } from "../needed.ts";
import { prepareKind, type Shot } from "./camera.ts";
import { noted, readMade } from "./manifest.ts";

/** How good pictures get: the rounds of light, and the pixels if not as many as the widest file has. */
export type Quality = { passes: number | undefined; size: number | undefined };

/** Rounds of light unless said: more than 16 are not seen at 1200 pixels, and fewer do for the further looks and for what is shown small in the dark. */
function rounds(view: View, hour: Hour): number {
  if (view === "front") return 16;
  const further = !EVERY.some((every) => every === view);
  return hour === "day" ? (further ? 10 : 16) : further ? 8 : 6;
}

export type Wanted = Name & Shot & { hash: string };

/** Pictures of one kind whose files are not what they should be, and the code they are taken of. */
export type Job = { kind: string; pictures: Wanted[]; code: string };

export type Choice = {
  kinds: readonly string[];
  finishes: readonly string[];
  views: readonly View[];
  hours: readonly Hour[];
  /** Also what has not changed. */
  all: boolean;
};

/** The pictures that were chosen, by kind. Nothing chosen: all of them. */
export function chosen({ kinds, finishes, views }: Omit<Choice, "all" | "hours">): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  for (const name of allPictures().map(apart)) {
    if (kinds.length && !kinds.includes(name.kind)) continue;
    if (finishes.length && !finishes.includes(name.finish)) continue;
    if (views.length && !views.includes(name.view)) continue;
    found.set(name.kind, [...(found.get(name.kind) ?? []), name]);
  }
  return found;
}

/** What there is to do for one kind, if anything. */
export async function planKind(
  folder: URL,
  kind: string,
  names: readonly Name[],
  { passes, size, all, hours }: Quality & Pick<Choice, "all" | "hours">,
): Promise<Job> {
  const model = await prepareKind(kind);
  const made = readMade(folder, kind);
  const pictures: Wanted[] = [];
  for (const name of names.filter(({ view }) => model.views.includes(view))) {
    const { look } = name;
    const picture = `${kind}/${look}`;
    for (const hour of hours.length ? hours : HOURS) {
      const shot = { ...name, hour, size: size ?? widest(picture, hour), passes: passes ?? rounds(name.view, hour) };
      const hash = model.hash(shot);
      const there = filesOf(picture, hour).every(({ path }) => existsSync(new URL(path, folder)));
      if (all || !there || made[noted(look, hour)] !== hash) pictures.push({ ...shot, hash });
    }
  }
  return { kind, pictures, code: model.code };
}
