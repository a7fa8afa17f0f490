import type { Card } from "../../contract/catalogue.ts";
import type { Fits, Fitting, FitVariant } from "../../contract/fits.ts";
import { askedSlug } from "../catalogue/asked.ts";
import { cardColumns, cardJoins } from "../catalogue/card.ts";
import { missing } from "../catalogue/missing.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Fitted } from "./facts.ts";
import { fitOf } from "./fitOf.ts";
import { type FitRule, folded, keptRules } from "./rule.ts";

/** So many accessories are looked at for a product, so many of a kind and so many variants of one are told. */
const most = { candidates: 300, kind: 12, variants: 12 };

type Own = Omit<Fitted, "options"> & {
  id: number;
  option_names: string[];
  variants: { id: number; option_values: string[] }[];
};
type Variant = Omit<FitVariant, "option_text"> & { option_values: string[]; image: string | null };
type Candidate = { card: Card; category: { name: string; slug: string }; fits: string[]; variants: Variant[] };

/** A product with all that is said of it; nothing where shoppers don't find it. */
const ownFacts = (sql: Sql, slug: string) => sql<Own[]>`
  select p.id, p.name as product_name, p.slug as product_url, json_build_object('name', b.name, 'slug', b.slug) as brand,
    array(select json_build_object('name', name, 'slug', slug) from category
      where id in (k.category_id, k.department_id) order by parent_id is null) as categories,
    p.specifications, p.option_names,
    array(select json_build_object('name', name, 'value', value) from product_attribute where product_id = p.id) as attributes,
    array(select json_build_object('id', id, 'option_values', option_values) from variant
      where product_id = p.id and not retired order by position, id) as variants
  from card k join product p on p.id = k.product_id join brand b on b.id = p.brand_id where p.slug = ${slug}`;

/** Accessories with a rule for the category or the department of a product: in stock first, then the most popular. */
const candidates = (sql: Sql, slug: string) => sql<Candidate[]>`
  select (select to_jsonb(one) from (select ${cardColumns(sql)}) one) as card, json_build_object('name', c.name, 'slug', c.slug) as category, p.fits,
    array(select json_build_object('id', v.id, 'option_values', v.option_values, 'mrp', v.mrp, 'price', v.price, 'image', v.image_src,
        'availability', case when s.on_hand <= s.held or not k.on_sale then 'out_of_stock'
          when p.booking = 'preorder' then 'preorder' else 'in_stock' end)
      from variant v join stock s on s.variant_id = v.id where v.product_id = p.id and not v.retired order by v.position, v.id) as variants
  from product p join card k on k.product_id = p.id ${cardJoins(sql)}
  where p.fits <> '{}' and p.slug <> ${slug} and fit_categories(p.fits) && (
    select array_agg(place.slug) from product own join card me on me.product_id = own.id
      join category place on place.id in (me.category_id, me.department_id) where own.slug = ${slug})
  order by k.availability = 'out_of_stock', k.popularity desc, k.product_id limit ${most.candidates}`;

/** Which variants of an accessory fit one of a product's, each with why. */
function fittingVariants({ variants }: Candidate, fitRules: FitRule[], fitted: Fitted): Map<number, string> {
  const rules = fitRules.flatMap((rule) => {
    const why = fitOf(rule, fitted);
    return why === undefined ? [] : [{ own: rule.own, why }];
  });
  return new Map(
    variants.flatMap(({ id, option_values }) => {
      const values = option_values.map(folded);
      const rule = rules.find(({ own }) => own === null || values.includes(folded(own)));
      return rule ? [[id, rule.why] as const] : [];
    }),
  );
}

/** An accessory as it is told: of its variants those that fit, what can be bought first; the card is of the first of them. */
function fitting({ card, variants }: Candidate, whys: Map<number, string>): Fitting | undefined {
  const those = variants
    .filter(({ id }) => whys.has(id))
    .toSorted((a, b) => Number(a.availability === "out_of_stock") - Number(b.availability === "out_of_stock"));
  const [first] = those;
  if (!first) return undefined;
  const { id, mrp, price, availability, image } = first;
  return {
    card: {
      ...card,
      variant_id: id,
      mrp,
      price,
      availability,
      discount_percent: Math.floor(((mrp - price) * 100) / mrp),
      image: image ?? card.image,
    },
    why: whys.get(id) ?? "",
    variants: those.slice(0, most.variants).map(({ id, option_values, mrp, price, availability }) => ({
      id,
      option_text: option_values.join(", "),
      mrp,
      price,
      availability,
    })),
  };
}

/** Only what fits each of several variants. */
const common = (maps: Map<number, string>[]): Map<number, string> =>
  new Map([...(maps[0] ?? [])].filter(([id]) => maps.every((map) => map.has(id))));

/**
 * The accessories that fit a product, in one look at the database: those whose rules (`product.fits`) name its category and hold of
 * the chosen variant or, where none is named, of each. What a product does not say of itself meets no condition. Throws an
 * ApiError of 404 where the product, or a variant of this id, is not there.
 */
export async function readFits(sql: Sql, typed: string, asked?: string): Promise<Fits & { id: number }> {
  const slug = askedSlug(typed);
  const [[product], found] = await Promise.all([ownFacts(sql, slug), candidates(sql, slug)]);
  if (!product) throw await missing(sql, "product", slug);
  const { id, option_names, variants, ...said } = product;
  if (asked !== undefined && !variants.some((variant) => String(variant.id) === asked))
    throw new ApiError(404, "This variant was not found.");
  const fitted = variants.map((variant) => ({
    id: variant.id,
    isAsked: asked === undefined || String(variant.id) === asked,
    facts: {
      ...said,
      options: option_names.map((name, i) => ({ name, value: variant.option_values[i] ?? "" })),
    },
  }));
  const withSomething = new Set<number>();
  const groups = new Map<string, Fits["groups"][number]>();
  for (const candidate of found) {
    const rules = keptRules(candidate.fits);
    const whys = fitted.map((variant) => {
      const those = fittingVariants(candidate, rules, variant.facts);
      if (those.size > 0) withSomething.add(variant.id);
      return { isAsked: variant.isAsked, those };
    });
    const one = fitting(candidate, common(whys.filter(({ isAsked }) => isAsked).map(({ those }) => those)));
    if (!one) continue;
    const group = groups.get(candidate.category.slug) ?? { category: candidate.category, products: [] };
    groups.set(candidate.category.slug, group);
    if (group.products.length < most.kind) group.products.push(one);
  }
  const { product_name, product_url } = said;
  return { id, product_name, product_url, fitted: [...withSomething], groups: [...groups.values()] };
}
