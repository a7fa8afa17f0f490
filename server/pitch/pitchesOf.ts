import type { Product } from "../../contract/catalogue.ts";
import type { Hearing } from "../../contract/pitch.ts";
import { namesPitch, readPitch, readReference } from "./readPitch.ts";
import { readTuning } from "./readTuning.ts";
import { singersOctave, tone } from "./tones.ts";

/** What a product says of itself, as far as it may name a pitch. */
export type Told = Pick<Product, "category" | "parent_category" | "specifications" | "variants"> & {
  attributes: { name: string; value: string }[];
};

/** What is blown, and what reeds sound in; all else is nearer to a plucked string, drums too, which are struck and die away. */
const blown =
  /flute|bansuri|nadaswaram|shehnai|harmoni|sruti-box|melodica|accordion|saxophone|trumpet|brass|clarinet|recorder|wind/;

const tuned = /^tuning$/i;

/** The semitones of a product as a whole: its attributes', else its specifications'. */
function asAWhole({ attributes, specifications }: Told): number[] {
  const [said, specified] = [attributes, specifications].map((facts) =>
    facts.flatMap(({ name, value }) => (namesPitch(name) ? readPitch(name, value) : [])),
  );
  return (said?.length ? said : specified) ?? [];
}

/** The semitones by variants, where options name them. */
const byVariant = ({ variants }: Told) =>
  variants.map(({ id, options, availability }) => ({
    id,
    availability,
    name: options.map(({ value }) => value).join(", "),
    semitones: options.flatMap(({ name, value }) => readPitch(name, value)),
  }));

/** The tuning of its strings in MIDI's numbers, where one is written. */
function stringsOf({ attributes, category, parent_category, specifications }: Told): number[] {
  const kinds = attributes.filter(({ name }) => ["instrument", "fits"].includes(name)).map(({ value }) => value);
  const words = [...kinds, category.slug, parent_category?.slug ?? ""];
  return specifications.filter(({ name }) => tuned.test(name)).flatMap(({ value }) => readTuning(value, words));
}

/** Whether there is a pitch to hear of it. */
export const hasPitch = (told: Told): boolean =>
  byVariant(told).some(({ semitones }) => semitones.length > 0) ||
  asAWhole(told).length > 0 ||
  stringsOf(told).length > 0;

/**
 * The pitches that a product names, read from its options, else from its attributes, else from its specifications: nothing is guessed, and
 * what contradicts itself is left out. A4 is 440 Hz in equal temperament unless the product names another A.
 */
export function pitchesOf(told: Told): Omit<Hearing, "product_name" | "product_url" | "image"> {
  const { attributes, category, parent_category, specifications } = told;
  const reference = specifications.flatMap(({ value }) => readReference(value) ?? [])[0] ?? 440;
  const sold = byVariant(told);
  const named = sold.flatMap(({ semitones }) => semitones);
  const semitones = [...new Set(named.length > 0 ? named : asAWhole(told))].sort((a, b) => a - b);
  const voice = [category.slug, parent_category?.slug ?? ""].some((slug) => blown.test(slug)) ? "pipe" : "string";
  const base = singersOctave + (voice === "pipe" ? 12 : 0);
  const facts = [...attributes, ...told.variants.flatMap(({ options }) => options), ...specifications];
  const indian =
    (parent_category ?? category).slug === "indian-classical" ||
    facts.some(({ name, value }) => /^(?:kattai|s(?:h)?rut(?:h)?i)$/i.test(name) || /kattai/i.test(value));
  const counted = indian ? "kattai" : "key";
  return {
    counted,
    voice,
    reference_hz: reference,
    pitches: semitones.map((semitone) => ({
      ...tone(base + semitone, reference, counted),
      variants: sold
        .filter((variant) => variant.semitones.includes(semitone))
        .map(({ id, name, availability }) => ({ id, name, availability })),
    })),
    strings: stringsOf(told).map((midi) => tone(midi, reference, counted)),
    kattais: Array.from({ length: 12 }, (_, semitone) => tone(singersOctave + semitone, reference)),
  };
}
