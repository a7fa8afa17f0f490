import type { NewVariant, ProductChange, VariantChange } from "../../../contract/office/product.ts";
import type { Transaction } from "../../database/connect.ts";
import { keptRules, strayValues } from "../../fits/rule.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { checkProduct } from "../import/checkProduct.ts";
import { refreshProducts } from "../refreshProducts.ts";
import type { Locked, StandingVariant } from "./lockProduct.ts";
import { isBeyondLimit } from "./priceLimit.ts";
import { type Errors, readChange } from "./rules.ts";
import { checkVariants, readVariantChange } from "./variantRules.ts";
import { writeChange } from "./writeChange.ts";
import { addVariants, changeVariants, checkBarcodes } from "./writeVariants.ts";

/** What is to change of a product. `most`: by how much prices may, in basis points; null: no limit. */
export type Change = {
  fields: ProductChange;
  variants: VariantChange[];
  added: NewVariant[];
  most: number | null;
};

/** Undoes the transaction, and says by which field it could not be. */
export class Wrong extends Error {
  readonly errors: Errors;
  constructor(errors: Errors) {
    super(Object.values(errors)[0]);
    this.errors = errors;
  }
}
/** Undoes the transaction: a price goes beyond what the role may. */
export class BeyondLimit extends Error {}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Those of the given fields that are others than what stands there, and what stood there. */
function differing<T extends object>(standing: T, given: Partial<T>) {
  const names = (Object.keys(given) as (keyof T)[]).filter(
    (name) => given[name] !== undefined && !same(given[name], standing[name]),
  );
  const pick = (of: Partial<T>) => Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<T>;
  return { names, before: pick(standing), after: pick(given) };
}

const inOrder = (pairs: { name: string; value: string }[]) =>
  pairs.toSorted((a, b) => (`${a.name}\n${a.value}` < `${b.name}\n${b.value}` ? -1 : 1));

/** Attributes and collections have no order: they stand as they are read. */
const ordered = (change: ProductChange): ProductChange => ({
  ...change,
  ...(change.attributes && { attributes: inOrder(change.attributes) }),
  ...(change.collections && { collections: [...new Set(change.collections)].sort() }),
});

function plan(product: Locked, { fields, variants, added }: Change, errors: Errors) {
  const own = differing(product.fields, ordered(readChange(fields, errors)));
  const changes = variants.flatMap((asked, i) => {
    const { id, version: _, ...typed } = asked;
    const at = `variants.${i}`;
    const was = product.variants.find((variant) => variant.id === id);
    if (!was) {
      errors[at] = "There is no such variant of this product.";
      return [];
    }
    return [{ at, was, ...differing<StandingVariant>(was, readVariantChange(typed, at, errors)) }];
  });
  const news = added.map((variant, i) => ({ ...readVariantChange(variant, `added.${i}`, errors), at: `added.${i}` }));
  return { own, changes: changes.filter(({ names }) => names.length > 0), news };
}
type Plan = ReturnType<typeof plan>;

/** Holds the whole product as it would stand to what no field can tell by itself. */
function checkWhole(product: Locked, { own, changes, news }: Plan, errors: Errors): void {
  const optionNames = own.after.option_names ?? product.fields.option_names;
  const standing = product.variants.map((variant) => {
    const change = changes.find(({ was }) => was.id === variant.id);
    const names = change?.names ?? [];
    const isBack = names.includes("retired");
    return {
      ...variant,
      ...change?.after,
      at: change?.at ?? "fields.option_names",
      checksOptions: own.names.includes("option_names") || news.length > 0 || names.includes("option_values") || isBack,
      checksPrice: names.includes("list_price") || names.includes("mrp"),
    };
  });
  const live = [
    ...standing.filter(({ retired }) => !retired),
    ...news.map((variant) => ({
      ...variant,
      option_values: variant.option_values ?? [],
      mrp: variant.mrp ?? variant.list_price,
      checksOptions: true,
      checksPrice: true,
    })),
  ];
  checkVariants(optionNames, live, errors);
  const [retiring] = changes.filter(({ after }) => after.retired);
  if (live.length === 0 && retiring)
    errors[`${retiring.at}.retired`] ??= "The last variant can't be retired: hide the product instead.";
  const [stray] = own.after.fits
    ? strayValues(
        keptRules(own.after.fits),
        live.flatMap(({ option_values }) => option_values),
      )
    : [];
  if (stray !== undefined) errors["fields.fits"] ??= `“${stray}” is no value of its options.`;
  const {
    attributes,
    brand: _,
    category: __,
    collections: ___,
    tax_class: ____,
    ...fields
  } = { ...product.fields, ...own.after };
  checkProduct(
    {
      line: 0,
      slug: product.slug,
      fields,
      attributes,
      variants: [...live.map(({ option_values }) => option_values), []].map(forCheck),
      kept: [],
      names_skus: true,
    },
    ({ kind, reason }) => {
      if (kind === "refused") errors["fields.name"] ??= `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    },
  );
}

const forCheck = (option_values: string[]) => ({
  line: 0,
  sku: "",
  option_values,
  mrp: null,
  list_price: null,
  quantity: null,
  uncounted: false,
  weight_g: null,
  box_l_mm: null,
  box_b_mm: null,
  box_h_mm: null,
  image_src: null,
  says_image: false,
});

const pricesOf = ({ list_price, mrp }: { list_price: number; mrp: number }) => ({ list_price, mrp });

/** A row of the audit for the product, and one for each variant; a price stands in a row of its own. */
async function recordEdit(
  tx: Transaction,
  product: Locked,
  { own, changes }: Plan,
  made: { id: number; sku: string }[],
  by: Staff,
) {
  if (own.names.length > 0)
    await recordAct(tx, by, {
      act: "products.edit",
      thing: "product",
      id: product.id,
      before: own.before,
      after: own.after,
    });
  for (const { was, names, before, after } of changes) {
    const { list_price: _, mrp: __, ...others } = after;
    const variant = { thing: "variant", id: was.id };
    if (names.includes("list_price") || names.includes("mrp"))
      await recordAct(tx, by, {
        ...variant,
        act: "prices.edit",
        before: pricesOf(was),
        after: pricesOf({ ...was, ...after }),
      });
    if (Object.keys(others).length > 0) {
      const { list_price: _, mrp: __, ...earlier } = before;
      await recordAct(tx, by, { ...variant, act: "products.edit", before: earlier, after: others });
    }
  }
  for (const { id, sku } of made)
    await recordAct(tx, by, { act: "variant.make", thing: "variant", id, after: { sku, product: product.slug } });
}

/**
 * Writes what changes of a locked product, with its audit, and brings up to date what is derived of it. Answers whether
 * anything did. Throws Wrong, or BeyondLimit; the transaction is to be undone then.
 */
export async function applyEdit(tx: Transaction, product: Locked, change: Change, by: Staff): Promise<boolean> {
  const errors: Errors = {};
  const planned = plan(product, change, errors);
  const { own, changes, news } = planned;
  if (own.names.length + changes.length + news.length === 0 && Object.keys(errors).length === 0) return false;
  checkWhole(product, planned, errors);
  await checkBarcodes(
    tx,
    [
      ...changes.map(({ at, was, after }) => ({ at, id: was.id, gtin: after.gtin })),
      ...news.map(({ at, gtin }) => ({ at, id: undefined, gtin })),
    ],
    errors,
  );
  if (Object.keys(errors).length > 0) throw new Wrong(errors);
  const priced = changes.flatMap(({ was, after, names }) =>
    names.includes("list_price") || names.includes("mrp") ? [{ id: was.id, was, now: { ...was, ...after } }] : [],
  );
  if (change.most !== null && (await isBeyondLimit(tx, by, priced, change.most))) throw new BeyondLimit();
  if (own.names.length > 0) await writeChange(tx, product.id, own.after, errors);
  if (changes.length > 0)
    await changeVariants(
      tx,
      changes.map(({ was, after }) => ({ id: was.id, fields: after })),
    );
  const positions = Math.max(0, ...product.variants.map(({ position }) => position));
  const made = await addVariants(tx, { ...product, positions }, news, errors);
  if (Object.keys(errors).length > 0) throw new Wrong(errors);
  await recordEdit(tx, product, planned, made, by);
  await refreshProducts(tx, [product.id]);
  return true;
}
