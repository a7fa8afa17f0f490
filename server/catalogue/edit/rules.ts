import { countryCode } from "../../../contract/countries.ts";
import type { ProductChange } from "../../../contract/office/product.ts";
import { productLimits as limits } from "../../../contract/productLimits.ts";
import { readRules } from "../../fits/rule.ts";
import { cleanDescription } from "../import/description.ts";
import { isHsn } from "../import/ownColumns.ts";
import { plain } from "../import/text.ts";
import { productLabels } from "./labels.ts";

/** What is wrong, by the field's path in what was sent ("fields.name"). */
export type Errors = Record<string, string>;

const number = new Intl.NumberFormat("en-IN");

/** One line as the import takes it; what is too long is refused instead of cut. */
function line(typed: string, limit: number, at: string, label: string, errors: Errors): string {
  const value = plain(typed, Math.max(limit * 2, limit + 100));
  if (value.length > limit) errors[at] ??= `Please shorten ${label} to ${number.format(limit)} characters.`;
  return value;
}

/** The different lines of a list, without empty ones. */
function lines(
  typed: string[],
  { most, each }: { most: number; each: number },
  at: string,
  label: string,
  errors: Errors,
) {
  const values = [...new Set(typed.map((text) => line(text, each, at, `each of ${label}`, errors)))].filter(
    (value) => value !== "",
  );
  if (values.length > most) errors[at] ??= `At most ${most} of ${label}.`;
  return values;
}

type Pair = { name: string; value: string };

/** Names with values; a row that is empty on both sides is left out, one that is half is refused. */
function pairs(
  typed: Pair[],
  limit: { most: number; name: number; value: number },
  at: string,
  label: string,
  errors: Errors,
) {
  const values = typed
    .map(({ name, value }) => ({
      name: line(name, limit.name, at, `each name of ${label}`, errors),
      value: line(value, limit.value, at, `each value of ${label}`, errors),
    }))
    .filter(({ name, value }) => name !== "" || value !== "");
  if (values.some(({ name, value }) => name === "" || value === ""))
    errors[at] ??= "Each row needs a name and a value.";
  if (values.length > limit.most) errors[at] ??= `At most ${limit.most} of ${label}.`;
  return values;
}

const inList = ["highlights", "in_the_box", "tags", "alternative_names", "option_names"] as const;
const inPairs = ["specifications", "attributes"] as const;
const inLine = ["warranty", "generic_name", "net_quantity", "manufacturer", "importer"] as const;

/**
 * What was typed of a product as the shop keeps it: cleaned and held to the limits by the rules of the import. What it
 * refuses stands in `errors`. Whether maker, category, class and collections are there is asked of the database.
 */
export function readChange(typed: ProductChange, errors: Errors): ProductChange {
  const change: ProductChange = { ...typed };
  const at = (name: keyof ProductChange) => [`fields.${name}`, productLabels[name]] as const;
  if (typed.name !== undefined) {
    change.name = line(typed.name, limits.name, ...at("name"), errors);
    if (change.name === "") errors["fields.name"] ??= "Please enter a name.";
  }
  if (typed.brand !== undefined) {
    change.brand = line(typed.brand, limits.brand, ...at("brand"), errors);
    if (change.brand === "") errors["fields.brand"] ??= "Please enter the maker.";
  }
  if (typed.description !== undefined) change.description = cleanDescription(typed.description);
  for (const name of inList) {
    const value = typed[name];
    if (value) change[name] = lines(value, limits[name], ...at(name), errors);
  }
  for (const name of inPairs) {
    const value = typed[name];
    if (value) change[name] = pairs(value, limits[name], ...at(name), errors);
  }
  if (typed.fits) {
    const { rules, wrong } = readRules(lines(typed.fits, limits.fits, ...at("fits"), errors));
    change.fits = rules;
    const [first] = wrong;
    if (first !== undefined) errors["fields.fits"] ??= `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
  }
  for (const name of inLine) {
    const value = typed[name];
    if (value) change[name] = line(value, limits[name], ...at(name), errors) || null;
    else if (value === "") change[name] = null;
  }
  if (typed.hsn !== undefined) {
    change.hsn = typed.hsn?.replace(/\s/g, "") || null;
    if (change.hsn !== null && !isHsn(change.hsn)) errors["fields.hsn"] ??= "An HSN has 4, 6 or 8 digits.";
  }
  if (typed.country_of_origin !== undefined) {
    const country = typed.country_of_origin?.trim();
    change.country_of_origin = (country && countryCode(country)) || null;
    if (country && !change.country_of_origin) errors["fields.country_of_origin"] ??= "Please choose a country.";
  }
  return change;
}
