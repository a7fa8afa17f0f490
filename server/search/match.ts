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
  const { score, current } = index;
  const worths = byCategory ? allWorths.withCategory : allWorths.own;
  const size = ({ choices }: Term) => choices.reduce((sum, { places }) => sum + places.to - places.from, 0);
  let slots: Int32Array | undefined;
  /** Keeps the slots that the last pass touched, and adds what they got. */
  const keep = (touched: Int32Array | undefined, n: number, bare: boolean) => {
    const from = slots ?? touched?.subarray(0, n) ?? new Int32Array();
    let kept = 0;
    for (let i = 0; i < from.length; i++) {
      const slot = from[i] ?? 0;
      const got = current[slot] ?? 0;
      current[slot] = 0;
      if (got === 0) {
        score[slot] = 0;
        continue;
      }
      score[slot] = (score[slot] ?? 0) + (bare ? (slots ? 0 : 1) : got + (slots ? 0 : 1));
      from[kept++] = slot;
    }
    slots = from.subarray(0, kept);
  };
  for (const lists of required) {
    const touched = slots ? undefined : index.touched;
    let n = 0;
    for (const list of lists) {
      index.looked += list.length;
      for (let i = 0; i < list.length; i++) {
        const slot = list[i] ?? 0;
        if (slots && score[slot] === 0) continue;
        if (touched && current[slot] === 0) touched[n++] = slot;
        current[slot] = 1;
      }
    }
    keep(touched, n, true);
  }
  for (const term of [...terms].sort((a, b) => size(a) - size(b))) {
    const touched = slots ? undefined : index.touched;
    let n = 0;
    index.looked += term.choices.reduce((sum, { places }) => sum + lookedAt(places, slots), 0);
    for (const { places, sure } of term.choices) {
      const { items, from, to, bits } = places;
      if (bits) continue;
      const worth = worths.get(sure) ?? ownWords;
      for (let i = from; i < to; i++) {
        const posting = items[i] ?? 0;
        const slot = posting >> fieldBits;
        if (slots && score[slot] === 0) continue;
        const got = worth[posting & ((1 << fieldBits) - 1)] ?? 0;
        const had = current[slot] ?? 0;
        if (got <= had) continue;
        if (had === 0 && touched) touched[n++] = slot;
        current[slot] = got;
      }
    }
    // Of what a word may stand for only its beginning can be so common.
    const common = term.choices.find(({ places }) => places.bits);
    const bits = common?.places.bits;
    const worth = worths.get(common?.sure ?? 0) ?? ownWords;
    if (bits && !slots) {
      slots = lookThrough(index, bits, worth);
      continue;
    }
    if (bits && slots) {
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] ?? 0;
        const got = worth[bits[slot] ?? 0] ?? 0;
        if (got > (current[slot] ?? 0)) current[slot] = got;
      }
    }
    keep(touched, n, false);
  }
  return slots ?? everything(index);
}

/** The slots in which a very common beginning stands, or that got points already: all are looked at in their order. */
function lookThrough(
  { score, current, touched, slots }: ProductIndex,
  bits: Uint8Array,
  worth: Uint8Array,
): Int32Array {
  let n = 0;
  for (let slot = 0; slot < slots; slot++) {
    const [had, begun] = [current[slot] ?? 0, worth[bits[slot] ?? 0] ?? 0];
    const got = had > begun ? had : begun;
    if (got === 0) continue;
    current[slot] = 0;
    score[slot] = got + 1;
    touched[n++] = slot;
  }
  return touched.subarray(0, n);
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
