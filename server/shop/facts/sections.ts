import {
  type SectionName,
  type SettingSections,
  sectionNames,
  settingSections,
} from "../../../contract/office/settings.ts";
import { hoursInWords } from "../../../contract/openingHours.ts";
import type { ShopDetails } from "../../../contract/shop.ts";
import { contradictions } from "../readShop.ts";
import type { Facts } from "./facts.ts";

type Section<Value> = { read: (facts: Facts) => Value; write: (facts: Facts, value: Value) => Facts };

const inShop = (facts: Facts, changed: Partial<ShopDetails>): Facts => ({
  ...facts,
  shop: { ...facts.shop, ...changed },
});

/** Where each section's fields stand among the facts. */
const sections: { [S in SectionName]: Section<SettingSections[S]> } = {
  name: {
    read: ({ shop: { name, tagline, description = "" } }) => ({ name, tagline, description }),
    write: (facts, { description, ...rest }) => inShop(facts, { ...rest, description: description || undefined }),
  },
  contact: {
    read: ({ shop: { address, city = "", pincode, phones, whatsapp = "", email, map_url } }) => ({
      address,
      city,
      pincode,
      phones,
      whatsapp,
      email,
      map_url,
    }),
    write: (facts, { city, whatsapp, ...rest }) =>
      inShop(facts, { ...rest, city: city || undefined, whatsapp: whatsapp || undefined }),
  },
  hours: {
    read: ({ shop: { opening_hours, hours } }) => ({
      opening_hours,
      hours: hours === hoursInWords(opening_hours) ? "" : hours,
    }),
    write: (facts, { opening_hours, hours }) =>
      inShop(facts, { opening_hours, hours: hours || hoursInWords(opening_hours) }),
  },
  holidays: {
    read: ({ shop }) => ({ holidays: shop.holidays.map((holiday) => ({ dispatch: false, ...holiday })) }),
    write: (facts, { holidays }) => inShop(facts, { holidays }),
  },
  dispatch: {
    read: ({ shop: { dispatch } }) => ({ days: dispatch.days, cut_off: dispatch.cut_off ?? "" }),
    write: (facts, { days, cut_off }) => inShop(facts, { dispatch: { days, cut_off: cut_off || undefined } }),
  },
  links: {
    read: ({ shop: { social } }) => ({ social }),
    write: (facts, { social }) => inShop(facts, { social }),
  },
  delivery: {
    read: (facts) => ({
      free_delivery_from: facts.FREE_DELIVERY_FROM,
      cod_limit: facts.COD_LIMIT,
      cod_fee: facts.COD_FEE,
      cod_not_for: facts.COD_NOT_FOR,
    }),
    write: (facts, value) => ({
      ...facts,
      FREE_DELIVERY_FROM: value.free_delivery_from,
      COD_LIMIT: value.cod_limit,
      COD_FEE: value.cod_fee,
      COD_NOT_FOR: value.cod_not_for,
    }),
  },
  rates: {
    read: ({ RATES }) => RATES,
    write: (facts, RATES) => ({ ...facts, RATES }),
  },
  returns: {
    read: ({ shop: { return_days } }) => ({ return_days }),
    write: inShop,
  },
  promises: {
    read: ({ shop: { promises } }) => ({ promises }),
    write: inShop,
  },
  grievance: {
    read: ({ shop: { grievance_officer } }) => grievance_officer,
    write: (facts, grievance_officer) => inShop(facts, { grievance_officer }),
  },
  bank: {
    read: ({ shop: { bank } }) => bank ?? { account_name: "", account_number: "", ifsc: "" },
    write: (facts, bank) =>
      inShop(facts, { bank: Object.values(bank).every((text) => text === "") ? undefined : bank }),
  },
};

/** A section as these facts have it. */
export const readSection = <S extends SectionName>(section: S, facts: Facts): SettingSections[S] =>
  sections[section].read(facts);

/** The facts with these fields of a section changed. */
const withSection = <S extends SectionName>(section: S, facts: Facts, changed: Partial<SettingSections[S]>): Facts =>
  sections[section].write(facts, { ...sections[section].read(facts), ...changed });

/** The fields of `after` that are not as in `before`. */
export const differing = <T extends object>(before: T, after: T): Partial<T> => {
  const was = new Map(Object.entries(before));
  const is = Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)));
  return Object.fromEntries(is) as Partial<T>;
};

/** What is wrong with a section's fields when they stand among the other facts, by field. */
export const wrongWith = <S extends SectionName>(section: S, inFile: Facts, changed: Partial<SettingSections[S]>) =>
  Object.fromEntries(contradictions(withSection(section, inFile, changed).shop));

/** What was kept of a section, its fields in the order of the contract: JSON in the database has an order of its own. */
export function asKept<S extends SectionName>(
  section: S,
  value: Partial<SettingSections[S]>,
): Partial<SettingSections[S]> {
  const read = settingSections[section].partial().safeParse(value);
  return read.success ? (read.data as Partial<SettingSections[S]>) : value;
}

const isSection = (word: string): word is SectionName => (sectionNames as string[]).includes(word);

/**
 * The facts of the file with what the office changed, row by row. A row that can't be used with this file (it lies in another state by
 * now), or that a later release wrote, changes nothing and is named in `unused`.
 */
export function withChanges(
  inFile: Facts,
  rows: { section: string; value: object }[],
): { facts: Facts; unused: string[] } {
  let facts = inFile;
  const unused: string[] = [];
  for (const { section, value } of rows) {
    const changed = isSection(section) ? settingSections[section].partial().safeParse(value) : undefined;
    if (isSection(section) && changed?.success && Object.keys(wrongWith(section, inFile, changed.data)).length === 0)
      facts = withSection(section, facts, changed.data);
    else unused.push(section);
  }
  return { facts, unused };
}
