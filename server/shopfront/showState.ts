import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import { lockNumber, type Transaction } from "../database/connect.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { checkState } from "./checkState.ts";
import { differencesOf } from "./differences.ts";
import { collectionNames, readState, type States } from "./readState.ts";
import { writeCollections } from "./writeCollections.ts";
import { writeHome } from "./writeHome.ts";
import { type Moved, writeMenu } from "./writeMenu.ts";

/** At whose hand something is shown: somebody of the staff, or the clock in the name of who planned it. */
export type ShownBy = Staff | { door: "clock"; staffId: number | null; name: string };

/** What is kept with a publication: words of who made it, which one it undoes, products that go back. */
export type How = { words?: string; takesBack?: number; back?: Moved };

/** One change of what shoppers see at a time, on whatever node. */
export const lockShopfront = (tx: Transaction) => tx`select pg_advisory_xact_lock(${lockNumber("shopfront")})`;

async function write<P extends FrontPart>(
  tx: Transaction,
  part: P,
  before: States[P],
  next: States[P],
  back?: Moved,
): Promise<Moved> {
  const writers: { [K in FrontPart]: (before: States[K], next: States[K]) => Promise<Moved | void> } = {
    home: (_, next) => writeHome(tx, next),
    collections: (before, next) => writeCollections(tx, before, next),
    menu: (before, next) => writeMenu(tx, before, next, back),
  };
  return (await writers[part](before, next)) ?? {};
}

/**
 * Keeps what a part showed before and shows now in its history, if that is different, with the staff's act. Answers the
 * history's number. The transaction holds the shopfront's lock.
 */
export async function keepShown<P extends FrontPart>(
  tx: Transaction,
  part: P,
  before: States[P],
  by: ShownBy,
  { words = "", takesBack, moved = {} }: How & { moved?: Moved } = {},
): Promise<number | undefined> {
  const after = await readState(tx, part);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const [row] = await tx<[{ id: number }]>`
    insert into shopfront_state (part, before, after, moved, words, takes_back, staff_id, staff_name, door)
    values (${part}, ${tx.json(before)}, ${tx.json(after)}, ${tx.json(moved)}, ${words}, ${takesBack ?? null}, ${by.staffId},
      ${by.name}, ${by.door}) returning id`;
  const act = { act: "shopfront.edit", thing: "shopfront", id: part };
  if (by.door !== "clock")
    await recordAct(tx, by, {
      ...act,
      after: { shown: row.id, words, differences: differencesOf(part, before, after, await collectionNames(tx)) },
    });
  await tx`select pg_notify('catalogue', 'all')`;
  return row.id;
}

/**
 * Shows what `next` makes of a part, to all shoppers at once: checked, written, kept in the history, told to every node.
 * Throws an ApiError of 422. The transaction holds the shopfront's lock. Answers the history's number; undefined when
 * nothing is different.
 */
export async function showState<P extends FrontPart>(
  tx: Transaction,
  part: P,
  next: (live: States[P]) => States[P],
  by: ShownBy,
  how: How = {},
): Promise<number | undefined> {
  const live = await readState(tx, part);
  const state = next(live);
  if (JSON.stringify(live) === JSON.stringify(state)) return undefined;
  await checkState(tx, part, live, state);
  const moved = await write(tx, part, live, state, how.back);
  return keepShown(tx, part, live, by, { ...how, moved });
}
