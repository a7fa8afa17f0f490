import type {
  NewProduct,
  NewVariant,
  OfficeProduct,
  ProductChange,
  VariantChange,
} from "../../../contract/office/product.ts";
import { parseRupees, whyNoRupees } from "../../parts/rupees.ts";
import { differ, type FieldName, type Fields, fieldNames, fieldsOf, newOnes, variantNames } from "./fields.ts";
import { toHtml } from "./marks.ts";

const lines = (text: string | undefined) =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

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

/** What is wrong with a field before it is sent, by its name. */
export type Wrong = Record<string, string>;

const rupees = (text: string, at: string, wrong: Wrong): number => {
  const paise = parseRupees(text);
  if (paise === undefined) wrong[at] = whyNoRupees(text, "1,249.50");
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
    case "fits":
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

/** What a product can't be without, and the words that ask for it. */
const asked: Readonly<Record<string, string>> = {
  name: "Please enter a name.",
  brand: "Please enter the maker.",
  category: "Please choose a shelf.",
};

/** What is to be sent of a product that is not there yet. */
export function newProductOf(typed: Fields, wrong: Wrong): NewProduct {
  for (const [name, words] of Object.entries(asked)) if (!typed[name]?.trim()) wrong[name] = words;
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
