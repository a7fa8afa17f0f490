import { useEffect, useRef, useState } from "react";
import { changeOf, type Keyed, type Lists, merge } from "../../../contract/office/shopfrontMerge.ts";
import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import { call, Refused } from "../../api/call.ts";
import { keepAnswer } from "../../api/client.ts";
import { keyOf, useRead } from "../../api/read.ts";
import { say } from "../../shell/toasts.ts";
import type { PartData, State } from "./words.ts";

/** Somebody has changed the same fields of a thing meanwhile: what stands there now. */
export class Clash extends Error {
  readonly theirs: object;
  constructor(theirs: object) {
    super("Somebody has changed this meanwhile. Choose what is right, then save again.");
    this.theirs = theirs;
  }
}

/** A refusal as forms have it: what is said of "banners.set.0.title" or "banners.new-1.title" is about the field "title". */
function atFields(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const errors = Object.entries(error.errors).map(([place, said]) => [place.split(".").at(-1) ?? place, said]);
  return new Refused(error.status, { ...error.answer, errors: Object.fromEntries(errors) });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether both changed a field of a thing, and not to the same. */
function clashIn(before: Lists, mine: Lists, theirs: Lists): object | undefined {
  const find = (lists: Lists, list: string, key: string) =>
    lists[list]?.find((thing) => thing.key === key) as Record<string, unknown> | undefined;
  for (const [list, things] of Object.entries(mine))
    for (const { key } of things) {
      const [was, own, other] = [find(before, list, key), find(mine, list, key), find(theirs, list, key)];
      if (!was || !own || !other) continue;
      const both = Object.keys(own).filter((field) => !same(was[field], own[field]) && !same(was[field], other[field]));
      if (both.some((field) => !same(own[field], other[field]))) return other;
    }
  return undefined;
}

const changesBetween = (before: Lists, after: Lists) =>
  Object.fromEntries(
    Object.keys(after).flatMap((list) => {
      const change = changeOf<Keyed>(before[list] ?? [], after[list] ?? []);
      return change ? [[list, change]] : [];
    }),
  );

type Change<P extends FrontPart> = (state: State<P>) => State<P>;
export type Draft<P extends FrontPart> = {
  read: ReturnType<typeof useRead<`GET /shopfront/home`>>;
  data: PartData[P] | undefined;
  /** The draft with what was changed here, whether or not the shop has it already. */
  state: State<P> | undefined;
  /** Changes the draft: shown at once, kept one after the other. Throws Refused, NoAnswer or Clash, and then nothing of it stays. */
  change: (change: Change<P>) => Promise<void>;
  /** The same for what needs no form: what fails is said. */
  start: (change: Change<P>) => void;
  refetch: () => void;
  /** Whether something of it is on its way to the shop. */
  saving: boolean;
};

/**
 * The draft of a part. What others change meanwhile goes together with what is changed here; where both changed the same
 * field of the same thing, it is told and nothing is overwritten.
 */
export function useDraft<P extends FrontPart>(part: P): Draft<P> {
  const read = useRead(`GET /shopfront/${part}` as "GET /shopfront/home");
  const data = read.data as PartData[P] | undefined;
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [mine, setMine] = useState<State<P>>();
  const waiting = useRef(0);
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const keep = (answer: PartData[P]) => {
    latest.current = answer;
    keepAnswer(keyOf(`GET /shopfront/${part}` as "GET /shopfront/home"), answer);
  };
  const send = async (known: PartData[P], before: Lists, after: Lists): Promise<void> => {
    const body = { version: known.version, ...changesBetween(known.state, merge(before, after, known.state)) };
    try {
      keep((await call(`PATCH /shopfront/${part}` as "PATCH /shopfront/home", { body })) as PartData[P]);
    } catch (error) {
      const present = error instanceof Refused && error.status === 409 ? error.answer.present : undefined;
      if (!present) throw error;
      const now = present as PartData[P];
      keep(now);
      const clash = clashIn(before, after, now.state);
      if (clash) throw new Clash(clash);
      await send(now, before, after);
      say({ kind: "info", text: "Somebody else has changed the draft too; both are in it." });
    }
  };
  const change = async (how: Change<P>): Promise<void> => {
    const shown = mine ?? latest.current?.state;
    if (!shown) return;
    const wanted = how(shown);
    setMine(wanted);
    waiting.current++;
    const run = queue.current.then(async () => {
      try {
        if (latest.current) await send(latest.current, shown, wanted);
      } catch (error) {
        throw atFields(error);
      } finally {
        if (--waiting.current === 0) setMine(undefined);
      }
    });
    queue.current = run.catch(() => {});
    return run;
  };
  return {
    read,
    data,
    state: mine ?? data?.state,
    change,
    start: (how) => {
      change(how).catch((error: Error) => say({ kind: "error", text: error.message }));
    },
    refetch: () => void read.refetch(),
    saving: mine !== undefined,
  };
}

/**
 * The list with a thing as it was typed: of what it was when it was opened, only what was changed. Throws a Clash where somebody
 * else changed the same field to something else, unless that was shown (`told`).
 */
export function withEdit<T extends Keyed>(list: readonly T[], opened: T, typed: T, told?: object): T[] {
  const present = list.find(({ key }) => key === opened.key);
  if (!present) return withThing(list, typed);
  const [was, now] = [new Map(Object.entries(opened)), new Map(Object.entries(present))];
  const changed = Object.entries(typed).filter(([field, value]) => !same(value, was.get(field)));
  const both = changed.some(([field, value]) => !same(now.get(field), was.get(field)) && !same(now.get(field), value));
  if (both && !same(present, told)) throw new Clash(present);
  return withThing(list, { ...present, ...Object.fromEntries(changed) });
}

/** The list with a thing put in the place of the one with its key, or at the end. */
export const withThing = <T extends Keyed>(list: readonly T[], thing: T): T[] =>
  list.some(({ key }) => key === thing.key)
    ? list.map((other) => (other.key === thing.key ? thing : other))
    : [...list, thing];

/** The list with the thing of a key moved by so many places, as far as there are any. */
export function movedBy<T extends Keyed>(list: readonly T[], key: string, by: number): T[] {
  const from = list.findIndex((thing) => thing.key === key);
  const to = Math.min(Math.max(from + by, 0), list.length - 1);
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
