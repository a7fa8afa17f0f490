import { countriesByName, countryName } from "../../../contract/countries.ts";
import { Card } from "../../parts/Card.tsx";
import { CheckField } from "../../parts/Field.tsx";
import { Description } from "./Description.tsx";
import { type Group, Line, Lines, Pick } from "./parts.tsx";
import type { Choices, Product } from "./words.ts";

type Props = { group: Group; choices: Choices };

/** Departments with what lies in them, for a list to choose from. */
const Shelves = ({ categories }: Pick<Choices, "categories">) =>
  categories
    .filter(({ department }) => department === null)
    .map(({ slug, name }) => (
      <optgroup key={slug} label={name}>
        {categories
          .filter(({ department }) => department === slug)
          .map((category) => (
            <option key={category.slug} value={category.slug}>
              {category.name}
            </option>
          ))}
        <option value={slug}>{name}, no shelf of its own</option>
      </optgroup>
    ));

/** What it is, in words. */
export const WhatItIs = ({ group, choices }: Props) => (
  <Card title="What it is">
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Line group={group} name="name" />
      </div>
      <Line group={group} name="brand" list="makers" hint="One that the shop does not know yet is made." />
      <datalist id="makers">
        {choices.brands.map(({ slug, name }) => (
          <option key={slug}>{name}</option>
        ))}
      </datalist>
      <Pick group={group} name="category">
        <option value="">Please choose</option>
        <Shelves categories={choices.categories} />
      </Pick>
    </div>
    <div className="mt-3 grid gap-3">
      <Description group={group} />
      <Lines group={group} name="highlights" hint="One in each line; they stand beside the price." />
      <Lines group={group} name="specifications" hint="One in each line, such as Scale: 650 mm" rows={3} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Lines group={group} name="in_the_box" hint="One thing in each line." />
        <Line group={group} name="warranty" />
      </div>
    </div>
  </Card>
);

const percent = (bp: number | null) => (bp === null ? "not known" : `${bp / 100} %`);

/** What tax law asks for: its own words, or those of a class, its shelf or its department. */
const Today = ({ tax }: Pick<Product, "tax">) => (
  <p className={`notice ${tax.on_sale ? "" : "notice-warn"} mb-3`}>
    Today it is taxed with HSN {tax.hsn ?? "not known"}, GST {percent(tax.gst_bp)}.
    {!tax.on_sale && " It is not sold until both are known."}
  </p>
);

/** A code that the product still has though no country goes by it any more: it stays chosen until somebody chooses. */
const outdated = (code = "") => (code === "" || countriesByName.includes(code) ? [] : [code]);

/** HSN, rate and class, and the words that the law wants beside goods. */
export const LawsWords = ({ group, choices, product }: Props & { product: Product | undefined }) => (
  <Card title="Tax and the law's words">
    {product && <Today tax={product.tax} />}
    <div className="grid gap-3 sm:grid-cols-3">
      <Pick group={group} name="tax_class">
        <option value="">As its shelf has it</option>
        {choices.tax_classes.map(({ slug, name, hsn, gst_bp }) => (
          <option key={slug} value={slug}>
            {name}: {hsn}, {percent(gst_bp)}
          </option>
        ))}
      </Pick>
      <Line group={group} name="hsn" inputMode="numeric" className="figures" placeholder="as the class" />
      <Line
        group={group}
        name="gst_percent"
        inputMode="decimal"
        className="figures"
        placeholder="as the class"
        hint="Percent"
      />
      <Line group={group} name="generic_name" placeholder="Flute" />
      <Line group={group} name="net_quantity" placeholder="1 N" />
      <Pick group={group} name="country_of_origin">
        <option value="">Not known</option>
        <option value="IN">India</option>
        {[...countriesByName, ...outdated(group.fields.country_of_origin)]
          .filter((code) => code !== "IN")
          .map((code) => (
            <option key={code} value={code}>
              {countryName(code) ?? code}
            </option>
          ))}
      </Pick>
    </div>
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <Line group={group} name="manufacturer" hint="Name and address" />
      <Line group={group} name="importer" hint="Name and address, of what is imported" />
    </div>
  </Card>
);

/** Attributes that shoppers filter this shelf by and the product does not have, each put down by a press. */
function Facets({ group, choices }: Props) {
  const text = group.fields.attributes ?? "";
  const category = choices.categories.find(({ slug }) => slug === group.fields.category);
  const missing = (category?.facets ?? []).filter(
    (name) => !text.split("\n").some((line) => line.split("=")[0]?.trim() === name),
  );
  if (missing.length === 0 || group.locked) return null;
  const add = (name: string) => {
    group.set("attributes", `${text.trim()}${text.trim() ? "\n" : ""}${name} = `);
    requestAnimationFrame(() => document.querySelector<HTMLElement>("#product [name=attributes]")?.focus());
  };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1 text-xs text-muted">
      Shoppers filter this shelf by
      {missing.map((name) => (
        <button key={name} type="button" className="tab" onClick={() => add(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Where shoppers meet it: shop, lists, filters, search. */
export function WhereShown({ group, choices, product }: Props & { product: Product | undefined }) {
  const chosen = (group.fields.collections ?? "").split("\n").filter(Boolean);
  const toggle = (slug: string) =>
    group.set(
      "collections",
      (chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]).toSorted().join("\n"),
    );
  return (
    <Card title="Where it is shown">
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <CheckField
            label="Shown in the shop"
            name="published"
            checked={group.fields.published === "yes"}
            onChange={(event) => group.set("published", event.target.checked ? "yes" : "")}
          />
        </div>
        <Pick group={group} name="booking">
          <option value="none">Bought as it is</option>
          <option value="demo">Can be tried in the showroom</option>
          <option value="preorder">Ordered before it comes</option>
        </Pick>
        <Line
          group={group}
          name="available_from"
          type="date"
          hint="The day on which it comes, where it is ordered before"
        />
        <div>
          <Lines group={group} name="attributes" hint="One in each line, such as wood = jackwood" rows={3} />
          <Facets group={group} choices={choices} />
        </div>
        <Lines
          group={group}
          name="fits"
          rows={3}
          hint={
            <>
              Of an accessory: shelves by their slug, then what must be true of a product there, one in each line, such
              as <span className="whitespace-nowrap">violins; size=4/4</span>. For one of its own options alone, that
              goes first: <span className="whitespace-nowrap">4/4: violins; size=4/4</span>
            </>
          }
        />
        <fieldset>
          <legend className="mb-1 text-menu font-[550]">Collections</legend>
          <div className="grid gap-1">
            {choices.collections
              .filter(({ by_rule }) => !by_rule)
              .map(({ slug, name }) => (
                <CheckField key={slug} label={name} checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
              ))}
          </div>
          {product && product.by_rule.length > 0 && (
            <p className="mt-1 text-xs text-muted">
              By their rule also in {product.by_rule.map(({ name }) => name).join(", ")}.
            </p>
          )}
        </fieldset>
        <Lines group={group} name="tags" hint="One in each line." />
        <Lines
          group={group}
          name="alternative_names"
          hint="What people call it besides, in any script; search knows them."
        />
      </div>
    </Card>
  );
}
