import type { Packing } from "../../../contract/office/orders.ts";

type Line = Pick<Packing["lines"][number], "id" | "quantity" | "product_name" | "option_text">;

/** A division as it is typed: what the parcels after the first hold, by variant, and what each weighs in kilograms. */
export type Division = {
  kilos: string;
  others: { pieces: Readonly<Record<number, string>>; kilos: string }[];
};

export const mostParcels = 9;

const kilosOf = (grams: number | null): string => (grams === null ? "" : String(grams / 1_000));

/** What was typed as a weight, in grams; null for nothing, undefined for what is none. */
export function gramsOf(kilos: string): number | null | undefined {
  const typed = kilos.trim().replace(",", ".");
  if (typed === "") return null;
  const grams = /^\d{1,4}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * 1_000) : 0;
  return grams > 0 ? grams : undefined;
}

/** The form as an order is divided by now; of one parcel with a second to fill. */
export function typedOf({ parcels }: Pick<Packing, "parcels">): Division {
  const [first, ...others] = parcels.length > 1 ? parcels : [];
  if (!first) return { kilos: "", others: [{ pieces: {}, kilos: "" }] };
  return {
    kilos: kilosOf(first.weight_g),
    others: others.map(({ lines, weight_g }) => ({
      pieces: Object.fromEntries(lines.map(({ id, quantity }) => [id, String(quantity)])),
      kilos: kilosOf(weight_g),
    })),
  };
}

/** Pieces that were typed; NaN for what is no number of them. */
const piecesOf = (typed = ""): number =>
  typed.trim() === "" ? 0 : /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;

/** What no other parcel has, which the first one holds. */
export const heldBy = (lines: readonly Line[], { others }: Division) =>
  lines
    .map(({ id, quantity, product_name, option_text }) => ({
      id,
      name: option_text ? `${product_name}, ${option_text}` : product_name,
      quantity: others.reduce((left, { pieces }) => left - (piecesOf(pieces[id]) || 0), quantity),
    }))
    .filter(({ quantity }) => quantity > 0);

/** The division as the shop takes it. Throws, in words, what can't be one. */
export function dividedAs(lines: readonly Line[], typed: Division) {
  const weights = [typed.kilos, ...typed.others.map(({ kilos }) => kilos)].map(gramsOf);
  if (weights.includes(undefined)) throw new Error("Please look at the weights: kilograms, such as 4.25.");
  for (const { id, quantity, product_name } of lines) {
    const sum = typed.others.reduce((all, { pieces }) => all + piecesOf(pieces[id]), 0);
    if (Number.isNaN(sum)) throw new Error(`How many of ${product_name}?`);
    if (sum > quantity) throw new Error(`There are only ${quantity} of ${product_name}.`);
  }
  const held = [
    heldBy(lines, typed).map(({ id, quantity }) => ({ id, quantity })),
    ...typed.others.map(({ pieces }) =>
      lines.map(({ id }) => ({ id, quantity: piecesOf(pieces[id]) })).filter(({ quantity }) => quantity > 0),
    ),
  ];
  const empty = held.findIndex((parcel) => parcel.length === 0);
  if (empty !== -1) throw new Error(`Parcel ${empty + 1} is empty.`);
  return held.map((parcel, n) => ({ lines: parcel, weight_g: weights[n] ?? null }));
}
