import { call, type DataOf, Refused } from "../../api/call.ts";
import { client, keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { nameShop } from "../../api/session.ts";
import { say } from "../../shell/toasts.ts";
import { Clash } from "../shopfront/useDraft.ts";

export type Settings = DataOf<"GET /settings">;
export type Sections = Settings["sections"];
export type SectionName = keyof Sections;
export type Section<S extends SectionName> = Sections[S];
export type Value<S extends SectionName> = Sections[S]["value"];

function keep(now: Settings): void {
  keepAnswer(keyOf("GET /settings"), now);
  nameShop(now.sections.name.value.name);
}

/** A section as it was answered last. */
export function sectionNow<S extends SectionName>(name: S): Section<S> {
  const known = client.getQueryData<Settings>(keyOf("GET /settings"));
  if (!known) throw new Error("The settings have not been read.");
  return known.sections[name];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ from what they were. */
export function changedIn<T extends object>(before: T, after: T): Partial<T> {
  const was = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !same(value, was.get(name)))) as Partial<T>;
}

/** What is said of "phones.0" is said of the field "phones" too. */
const atFields = (error: Refused) =>
  new Refused(error.status, {
    ...error.answer,
    errors: {
      ...Object.fromEntries(Object.entries(error.errors).map(([place, said]) => [place.split(".")[0] ?? place, said])),
      ...error.errors,
    },
  });

type How<T> = {
  /** What becomes of a section's value; done anew on what another has made of it. */
  to: (value: T) => T;
  /** Whether what another has made of it is in the way. */
  clash?: (theirs: T) => boolean;
};

/**
 * Changes a section as it was seen. What another has changed meanwhile goes together with it. Throws Refused, NoAnswer, or a Clash with
 * theirs where both changed the same.
 */
export async function changeSection<S extends SectionName>(
  name: S,
  seen: Section<S>,
  how: How<Value<S>>,
): Promise<void> {
  const body = { ...how.to(seen.value), version: seen.version };
  try {
    keep(await call(`PATCH /settings/${name}` as "PATCH /settings/name", { body: body as never }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const present = error.status === 409 ? (error.answer.present as Settings | undefined) : undefined;
    if (!present) throw atFields(error);
    keep(present);
    const theirs = present.sections[name];
    if (how.clash?.(theirs.value)) throw new Clash(theirs.value);
    await changeSection(name, theirs, how);
    say({ kind: "info", text: "Somebody else has changed this too; both are in it." });
  }
}

/** Saves what was typed upon a section as it was seen. Throws as changeSection. */
export function saveTyped<S extends SectionName>(name: S, seen: Section<S>, typed: Value<S>): Promise<void> {
  const mine = changedIn<Value<S>>(seen.value, typed);
  const clash = (theirs: Value<S>) => {
    const others = changedIn<Value<S>>(seen.value, theirs);
    return Object.keys(mine).some(
      (field) =>
        field in others && !same(new Map(Object.entries(mine)).get(field), new Map(Object.entries(others)).get(field)),
    );
  };
  return changeSection(name, seen, { to: (value) => ({ ...value, ...mine }), clash });
}

/** Says that it is done, with a way back; what fails on that way is said too. */
export const sayDone = (text: string, undo: () => Promise<void>): void =>
  say({
    kind: "done",
    text,
    act: { name: "Undo", do: () => void undo().catch((error: Error) => say({ kind: "error", text: error.message })) },
  });

/** Returns a section to what the file says, with a way back. */
export async function backToFile(name: SectionName): Promise<void> {
  const seen = sectionNow(name);
  keep(await call("POST /settings/{section}/back", { parameters: { section: name }, body: { version: seen.version } }));
  sayDone("It is as the files say again.", () => changeSection(name, sectionNow(name), { to: () => seen.value }));
}
