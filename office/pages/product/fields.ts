import type {
  NewProduct,
  NewVariant,
  OfficeProduct,
  ProductChange,
  VariantChange,
} from "../../../contract/office/product.ts";
import { parseRupees, toRupees } from "../../parts/rupees.ts";
import { fromHtml, toHtml } from "./marks.ts";

/**
 * What of a product can be edited, flat: each field's text by its name. `variant.12.mrp` is of a variant that is there,
 * `new.1.mrp` of one that is to be added. A list has a line for each; yes and no are "yes" and "".
 */
export type Fields = Readonly<Record<string, string>>;

export const variantNames = [
  "option0",
  "option1",
  "option2",
  "list_price",
  "mrp",
  "weight",
  "box",
  "gtin",
  "cost",
  "place",
  "reorder_point",
  "reorder_quantity",
] as const;
type VariantName = (typeof variantNames)[number];

/** What the product's own fields are called, in the form's order. */
export const fieldNames = {
  name: "Name",
  brand: "Maker",
  category: "Shelf",
  description: "Description",
  highlights: "Highlights",
  specifications: "Specifications",
  in_the_box: "In the box",
  warranty: "Warranty",
  option_names: "Options",
  hsn: "HSN",
  gst_percent: "GST rate",
  tax_class: "Tax class",
  published: "Shown in the shop",
  collections: "Collections",
  attributes: "Attributes",
  tags: "Tags",
  alternative_names: "Other names",
  booking: "Booking",
  available_from: "Available from",
  generic_name: "Generic name",
  net_quantity: "Net quantity",
  country_of_origin: "Country of origin",
  manufacturer: "Manufacturer",
  importer: "Importer",
} as const;
export type FieldName = keyof typeof fieldNames;

const variantLabels: Record<VariantName | "retired" | "sku", string> = {
  option0: "first option",
  option1: "second option",
  option2: "third option",
  list_price: "price",
  mrp: "MRP",
  weight: "weight",
  box: "box",
  gtin: "barcode",
  cost: "cost",
  place: "place",
  reorder_point: "order at",
  reorder_quantity: "order so many",
  retired: "retired",
  sku: "SKU",
};

const lines = (text: string | undefined) =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
const joined = (pairs: readonly { name: string; value: string }[], sign: string) =>
  pairs.map(({ name, value }) => `${name}${sign}${value}`).join("\n");
const pairs = (text: string | undefined, sign: string) =>
  lines(text).map((line) => {
    const at = line.indexOf(sign);
    return at < 0 ? { name: line, value: "" } : { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
  });
const options = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const percent = (bp: number | null) => (bp === null ? "" : String(bp / 100));
const kilograms = (grams: number) => (grams === 0 ? "" : String(grams / 1000));
const count = (value: number | null) => (value === null ? "" : String(value));

/** What can be edited of a product, as it stands. */
export function fieldsOf(product: OfficeProduct): Fields {
  const fields: Record<string, string> = {
    name: product.name,
    brand: product.brand,
    category: product.category,
    description: fromHtml(product.description),
    highlights: product.highlights.join("\n"),
    specifications: joined(product.specifications, ": "),
    in_the_box: product.in_the_box.join("\n"),
    warranty: product.warranty ?? "",
    option_names: product.option_names.join(", "),
    hsn: product.hsn ?? "",
    gst_percent: percent(product.gst_bp),
    tax_class: product.tax_class ?? "",
    published: product.published ? "yes" : "",
    collections: product.collections.join("\n"),
    attributes: joined(product.attributes, " = "),
    tags: product.tags.join("\n"),
    alternative_names: product.alternative_names.join("\n"),
    booking: product.booking,
    available_from: product.available_from ?? "",
    generic_name: product.generic_name ?? "",
    net_quantity: product.net_quantity ?? "",
    country_of_origin: product.country_of_origin ?? "",
    manufacturer: product.manufacturer ?? "",
    importer: product.importer ?? "",
  };
  for (const variant of product.variants) {
    const values: Record<VariantName | "retired", string> = {
      option0: variant.option_values[0] ?? "",
      option1: variant.option_values[1] ?? "",
      option2: variant.option_values[2] ?? "",
      list_price: toRupees(variant.list_price),
      mrp: toRupees(variant.mrp),
      weight: kilograms(variant.weight_g),
      box: variant.box_mm?.map((side) => side / 10).join(" × ") ?? "",
      gtin: variant.gtin ?? "",
      cost: variant.cost == null ? "" : toRupees(variant.cost),
      place: variant.place ?? "",
      reorder_point: count(variant.reorder_point),
      reorder_quantity: count(variant.reorder_quantity),
      retired: variant.retired ? "yes" : "",
    };
    for (const [name, value] of Object.entries(values)) fields[`variant.${variant.id}.${name}`] = value;
  }
  return fields;
}

/** The fields of a product that is not there yet: hidden, with one variant. */
export const emptyFields: Fields = {
  ...Object.fromEntries(Object.keys(fieldNames).map((name) => [name, ""])),
  booking: "none",
  "new.1.sku": "",
};

/** What is wrong with a field before it is sent, by its name. */
export type Wrong = Record<string, string>;

const rupees = (text: string, at: string, wrong: Wrong): number => {
  const paise = parseRupees(text);
  if (paise === undefined) wrong[at] = "Please enter an amount in rupees, such as 1,249.50.";
  return paise ?? 0;
};
const pieces = (text: string, at: string, wrong: Wrong): number | null => {
  if (text === "") return null;
  if (!/^\d{1,7}$/.test(text)) wrong[at] = "Please enter a number of pieces.";
  return Number(text);
};
const decimal = (text: string) => (/^\d{1,6}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : undefined);

function boxOf(text: string, at: string, wrong: Wrong): number[] | null {
  if (text === "") return null;
  const sides = text.split(/[x×*]/i).map((side) => decimal(side.trim()));
  if (sides.length !== 3 || sides.some((side) => !side))
    wrong[at] = "Please enter three lengths in cm, such as 60 × 40 × 12.";
  return sides.map((side) => Math.round((side ?? 0) * 10));
}

/** One field of the product as its call takes it. */
function ownValue(name: FieldName, text: string, wrong: Wrong): ProductChange {
  switch (name) {
    case "description":
      return { description: toHtml(text) };
    case "highlights":
    case "in_the_box":
    case "tags":
    case "alternative_names":
    case "collections":
      return { [name]: lines(text) };
    case "option_names":
      return { option_names: options(text) };
    case "specifications":
      return { specifications: pairs(text, ":") };
    case "attributes":
      return { attributes: pairs(text, "=") };
    case "published":
      return { published: text === "yes" };
    case "booking":
      return { booking: text as "none" | "demo" | "preorder" };
    case "gst_percent": {
      const rate = text.trim() === "" ? null : decimal(text.replace("%", "").trim());
      if (rate === undefined) wrong[name] = "Please enter the rate as a percentage, such as 18.";
      return { gst_bp: rate == null ? null : Math.round(rate * 100) };
    }
    case "name":
    case "brand":
    case "category":
      return { [name]: text };
    default:
      return { [name]: text.trim() || null };
  }
}

type VariantValues = Omit<VariantChange, "id" | "version">;

/** Fields of a variant as its call takes them: those of `names`. */
function variantValues(
  prefix: string,
  fields: Fields,
  names: readonly string[],
  optionCount: number,
  wrong: Wrong,
): VariantValues {
  const text = (name: string) => (fields[`${prefix}.${name}`] ?? "").trim();
  const has = (name: string) => names.includes(name);
  const at = (name: string) => `${prefix}.${name}`;
  const values: VariantValues = {};
  if (names.some((name) => name.startsWith("option")))
    values.option_values = [text("option0"), text("option1"), text("option2")].slice(0, optionCount);
  if (has("list_price")) values.list_price = rupees(text("list_price"), at("list_price"), wrong);
  if (has("mrp") && text("mrp") !== "") values.mrp = rupees(text("mrp"), at("mrp"), wrong);
  else if (has("mrp") && prefix.startsWith("variant")) wrong[at("mrp")] = "Please enter the MRP.";
  if (has("weight")) {
    const kilos = text("weight") === "" ? 0 : decimal(text("weight"));
    if (kilos === undefined) wrong[at("weight")] = "Please enter the weight in kilograms, such as 4.2.";
    values.weight_g = Math.round((kilos ?? 0) * 1000);
  }
  if (has("box")) values.box_mm = boxOf(text("box"), at("box"), wrong);
  if (has("gtin")) values.gtin = text("gtin") || null;
  if (has("cost")) values.cost = text("cost") === "" ? null : rupees(text("cost"), at("cost"), wrong);
  if (has("place")) values.place = text("place") || null;
  if (has("reorder_point")) values.reorder_point = pieces(text("reorder_point"), at("reorder_point"), wrong);
  if (has("reorder_quantity"))
    values.reorder_quantity = pieces(text("reorder_quantity"), at("reorder_quantity"), wrong);
  if (has("retired")) values.retired = text("retired") === "yes";
  return values;
}

const isOwn = (name: string): name is FieldName => Object.hasOwn(fieldNames, name);
const differ = (a: Fields, b: Fields, name: string) => (a[name] ?? "").trim() !== (b[name] ?? "").trim();

/** The prefixes of the variants that are to be added: "new.1". */
export const newOnes = (fields: Fields): string[] => [
  ...new Set(Object.keys(fields).flatMap((name) => /^new\.\d+(?=\.)/.exec(name)?.[0] ?? [])),
];

export type Difference = { name: string; label: string; was: string; now: string };

/** What differs, in the form's order, variants after the product. `nameOf`: how a variant is called. */
export function differences(before: Fields, after: Fields, nameOf: (prefix: string) => string): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => differ(before, after, name))
    .map((name) => {
      const [, prefix = "", last = ""] = /^((?:variant|new)\.\d+)\.(\w+)$/.exec(name) ?? [];
      const label = isOwn(name) ? fieldNames[name] : `${nameOf(prefix)}: ${variantLabels[last as VariantName] ?? last}`;
      return { name, label, was: before[name] ?? "", now: after[name] ?? "" };
    });
}

export type Edit = { fields: ProductChange; variants: VariantChange[]; added: NewVariant[] };

/** What is to be sent of what was typed, only what changed; `wrong` gets what can't be read. `seen`: the product as it was. */
export function editOf(seen: OfficeProduct, typed: Fields, wrong: Wrong): Edit {
  const before = fieldsOf(seen);
  const optionCount = options(typed.option_names).length;
  const own = Object.keys(fieldNames).filter((name) => differ(before, typed, name)) as FieldName[];
  const variants = seen.variants.flatMap(({ id, version, option_values }) => {
    const prefix = `variant.${id}`;
    const names = [...variantNames, "retired"].filter((name) => differ(before, typed, `${prefix}.${name}`));
    // Options that come or go are taken from each variant, typed or not.
    if (own.includes("option_names") && option_values.length !== optionCount) names.push("option0");
    return names.length > 0 ? [{ id, version, ...variantValues(prefix, typed, names, optionCount, wrong) }] : [];
  });
  return {
    fields: Object.assign({}, ...own.map((name) => ownValue(name, typed[name] ?? "", wrong))) as ProductChange,
    variants,
    added: newOnes(typed).map((prefix) => newVariant(prefix, typed, optionCount, wrong)),
  };
}

const newVariant = (prefix: string, typed: Fields, optionCount: number, wrong: Wrong): NewVariant => ({
  sku: (typed[`${prefix}.sku`] ?? "").trim(),
  list_price: 0,
  ...variantValues(prefix, typed, variantNames, optionCount, wrong),
});

/** What is to be sent of a product that is not there yet. */
export function newProductOf(typed: Fields, wrong: Wrong): NewProduct {
  const optionCount = options(typed.option_names).length;
  const given = (Object.keys(fieldNames) as FieldName[]).filter((name) => (typed[name] ?? "").trim() !== "");
  const fields = Object.assign({}, ...given.map((name) => ownValue(name, typed[name] ?? "", wrong))) as ProductChange;
  return {
    fields: { ...fields, name: typed.name ?? "", brand: typed.brand ?? "", category: typed.category ?? "" },
    variants: newOnes(typed).map((prefix) => newVariant(prefix, typed, optionCount, wrong)),
  };
}

const partNames: Record<string, string> = { weight_g: "weight", box_mm: "box", option_values: "option0" };

/** What the shop refused, by the form's names instead of the call's: "variants.0.mrp" is of the variant that was sent first. */
export function formErrors(errors: Readonly<Record<string, string>>, sent: Partial<Edit>, typed: Fields): Wrong {
  const prefixes: Record<string, string[]> = {
    variants: sent.variants?.map(({ id }) => `variant.${id}`) ?? newOnes(typed),
    added: newOnes(typed),
  };
  return Object.fromEntries(
    Object.entries(errors).map(([path, words]) => {
      const [, kind = "", n = "", name = ""] = /^(variants|added)\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
      if (kind) return [`${prefixes[kind]?.[Number(n)] ?? kind}.${partNames[name] ?? (name || "list_price")}`, words];
      const [, own = path] = /^fields\.(\w+)/.exec(path) ?? [];
      return [own === "gst_bp" ? "gst_percent" : own, words];
    }),
  );
}

/** A field that two people changed at once, each to something else. */
export type Clash = { name: string; label: string; yours: string; theirs: string };

/**
 * What two people made of the same product, put together: what only one of them changed is taken from him. What both changed
 * differently stays as it was typed here, and is a clash.
 */
export function merge(seen: Fields, typed: Fields, theirs: Fields, nameOf: (prefix: string) => string) {
  const merged: Record<string, string> = { ...typed };
  const clashes: Clash[] = [];
  for (const { name, label, now } of differences(seen, theirs, nameOf)) {
    if (!differ(seen, typed, name)) merged[name] = now;
    else if (differ(typed, theirs, name)) clashes.push({ name, label, yours: typed[name] ?? "", theirs: now });
  }
  return { merged, clashes };
}
