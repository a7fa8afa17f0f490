import type { OfficeProduct } from "../../../contract/office/product.ts";
import { toRupees } from "../../parts/rupees.ts";
import { fromHtml } from "./marks.ts";

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
export type VariantName = (typeof variantNames)[number];

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
  fits: "Fits",
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

const joined = (pairs: readonly { name: string; value: string }[], sign: string) =>
  pairs.map(({ name, value }) => `${name}${sign}${value}`).join("\n");

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
    fits: product.fits.join("\n"),
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

const isOwn = (name: string): name is FieldName => Object.hasOwn(fieldNames, name);
export const differ = (a: Fields, b: Fields, name: string) => (a[name] ?? "").trim() !== (b[name] ?? "").trim();

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
