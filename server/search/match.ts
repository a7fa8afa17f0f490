import type { ProductIndex } from "./productIndex.ts";
import { fieldBits, fields } from "./rowWords.ts";
import { sure, type Term } from "./terms.ts";
import type { Places } from "./wordList.ts";

/** The points of a word by where it stands, for each combination of field bits; the best field counts. */
const pointsOf = (withCategories: boolean): Uint8Array =>
  Uint8Array.from({ length: 1 << fieldBits }, (_, bits) => {
    if (bits & fields.name) return 24;
    if (bits & (fields.brand | fields.attribute)) return 20;
    if (bits & fields.alternative) return 18;
    if (bits & fields.tag) return 12;
    return withCategories && bits ? 6 : 0;
  });
const ownWords = pointsOf(false);
const sureness = [...new Set(Object.values(sure))];
/** The points for each sureness, worked out once: a beginning may stand for thousands of words. */
const worthOf = (points: Uint8Array) => new Map(sureness.map((sure) => [sure, points.map((value) => value * sure)]));
const allWorths = { own: worthOf(ownWords), withCategory: worthOf(pointsOf(true)) };

/**
 * The slots in which every term stands and every list of alternatives has one, with their points summed in
 * `index.score` until `clear`; they stand in `index.touched`. With `byCategory` the words of a category's name count too.
 */
export function match(index: ProductIndex, terms: Term[], required: Int32Array[][], byCategory: boolean): Int32Array {
  const worths = byCategory ? allWorths.withCategory : allWorths.own;
  const size = ({ choices }: Term) => choices.reduce((sum, { places }) => sum + places.to - places.from, 0);
  let slots: Int32Array | undefined;
  for (const lists of required) {
    index.looked += lists.reduce((sum, list) => sum + list.length, 0);
    let n = 0;
    for (const list of lists) n = slots ? mark(index, list) : touchAll(index, list, n);
    slots = keep(index, slots ?? index.touched.subarray(0, n), slots === undefined, true);
  }
  for (const term of [...terms].sort((a, b) => size(a) - size(b))) {
    index.looked += term.choices.reduce((sum, { places }) => sum + lookedAt(places, slots), 0);
    let n = 0;
    for (const { places, sure } of term.choices) {
      const worth = worths.get(sure) ?? ownWords;
      if (places.bits) continue;
      n = slots ? add(index, places, worth) : touch(index, places, worth, n);
    }
    // Of what a word may stand for only its beginning can be so common.
    const common = term.choices.find(({ places }) => places.bits);
    const worth = worths.get(common?.sure ?? 0) ?? ownWords;
    const bits = common?.places.bits;
    if (bits && !slots) slots = lookThrough(index, bits, worth);
    else {
      if (bits && slots) lookUp(index, slots, bits, worth);
      slots = keep(index, slots ?? index.touched.subarray(0, n), slots === undefined, false);
    }
  }
  return slots ?? everything(index);
}

/** Marks all slots of a list as current; those that were not are touched from the `n`-th on. Answers how many are then. */
function touchAll({ current, touched }: ProductIndex, list: Int32Array, n: number): number {
  for (let i = 0; i < list.length; i++) {
    const slot = list[i] ?? 0;
    if (current[slot] === 0) touched[n++] = slot;
    current[slot] = 1;
  }
  return n;
}

/** Marks those slots of a list as current that have points. */
function mark({ current, score }: ProductIndex, list: Int32Array): number {
  for (let i = 0; i < list.length; i++) {
    const slot = list[i] ?? 0;
    if (score[slot] !== 0) current[slot] = 1;
  }
  return 0;
}

const whereMask = (1 << fieldBits) - 1;

/** Gives current points for places; slots that had none are touched from the `n`-th on. Answers how many are then. */
function touch({ current, touched }: ProductIndex, { items, from, to }: Places, worth: Uint8Array, n: number): number {
  for (let i = from; i < to; i++) {
    const posting = items[i] ?? 0;
    const slot = posting >> fieldBits;
    const got = worth[posting & whereMask] ?? 0;
    const had = current[slot] ?? 0;
    if (got <= had) continue;
    if (had === 0) touched[n++] = slot;
    current[slot] = got;
  }
  return n;
}

/** Gives current points for places to slots that have points of earlier words. */
function add({ current, score }: ProductIndex, { items, from, to }: Places, worth: Uint8Array): number {
  for (let i = from; i < to; i++) {
    const posting = items[i] ?? 0;
    const slot = posting >> fieldBits;
    if (score[slot] === 0) continue;
    const got = worth[posting & whereMask] ?? 0;
    if (got > (current[slot] ?? 0)) current[slot] = got;
  }
  return 0;
}

/** Gives current points to those of these slots in which a very common beginning stands. */
function lookUp({ current }: ProductIndex, slots: Int32Array, bits: Uint8Array, worth: Uint8Array): void {
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const got = worth[bits[slot] ?? 0] ?? 0;
    if (got > (current[slot] ?? 0)) current[slot] = got;
  }
}

/** The slots in which a very common beginning stands, or that have current points: all are looked at in their order. */
function lookThrough(
  { score, current, touched, slots }: ProductIndex,
  bits: Uint8Array,
  worth: Uint8Array,
): Int32Array {
  let n = 0;
  for (let slot = 0; slot < slots; slot++) {
    const had = current[slot] ?? 0;
    const begun = worth[bits[slot] ?? 0] ?? 0;
    const got = had > begun ? had : begun;
    if (got === 0) continue;
    current[slot] = 0;
    score[slot] = got + 1;
    touched[n++] = slot;
  }
  return touched.subarray(0, n);
}

/** Keeps the slots that have current points, and adds these to their points, unless they are `bare`. */
function keep({ current, score }: ProductIndex, slots: Int32Array, isFirst: boolean, bare: boolean): Int32Array {
  const base = isFirst ? 1 : 0;
  let kept = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0;
    const got = current[slot] ?? 0;
    current[slot] = 0;
    if (got === 0) {
      score[slot] = 0;
      continue;
    }
    score[slot] = (score[slot] ?? 0) + base + (bare ? 0 : got);
    slots[kept++] = slot;
  }
  return slots.subarray(0, kept);
}

/** How many places are looked at in a run, when the slots are known already or not. */
const lookedAt = ({ from, to, bits }: Places, slots: Int32Array | undefined): number =>
  bits ? (slots ?? bits).length : to - from;

function everything(index: ProductIndex): Int32Array {
  for (let slot = 0; slot < index.slots; slot++) index.touched[slot] = slot;
  index.score.fill(1, 0, index.slots);
  return index.touched.subarray(0, index.slots);
}

/** Leaves the working space as it was. */
export function clear(index: ProductIndex, slots: Int32Array): void {
  if (slots.length > index.slots / 8) index.score.fill(0, 0, index.slots);
  else for (let i = 0; i < slots.length; i++) index.score[slots[i] ?? 0] = 0;
}
