import { useState } from "react";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import { formatPaise } from "../../parts/money.ts";
import { Thumb } from "../../parts/Thumb.tsx";
import { StockLink } from "../stock/StockLink.tsx";
import { newOnes, variantNames } from "./fields.ts";
import type { Group } from "./parts.tsx";
import { type Variant, variantName } from "./words.ts";

/** Of a product with more variants than these the others are shown when they are asked for. */
const shown = 12;

type May = { edit: boolean; price: boolean };
type Props = {
  group: Group;
  variants: readonly Variant[];
  options: readonly string[];
  may: May;
  remove: (prefix: string) => void;
};

const stockWords = ({ stock: { on_hand, held, counted } }: Variant) =>
  counted ? `${on_hand} on hand${held > 0 ? `, ${held} held` : ""}` : "not counted";

const rare = ["gtin", "place", "box", "cost", "reorder_point", "reorder_quantity"];

type RowProps = Omit<Props, "variants"> & { prefix: string; variant?: Variant };

/** A variant: its options and prices in sight, the rest behind one press, open where something of it is wrong. */
function VariantRow({ group: { fields, set, errors }, prefix, variant, options, may, remove }: RowProps) {
  const text = (name: string) => fields[`${prefix}.${name}`] ?? "";
  const called = variant
    ? variantName(variant)
    : [0, 1, 2]
        .map((n) => text(`option${n}`))
        .filter(Boolean)
        .join(", ") || "New variant";
  const field = (name: string, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      autoComplete="off"
      {...more}
      key={name}
      label={label}
      name={`${prefix}.${name}`}
      value={text(name)}
      onChange={(event) => set(`${prefix}.${name}`, event.target.value)}
      error={errors[`${prefix}.${name}`]}
    />
  );
  const locked = { disabled: !may.edit };
  const number = { inputMode: "decimal", className: "figures" } as const;
  const isRetired = text("retired") === "yes";
  const isWrong = rare.some((name) => errors[`${prefix}.${name}`] !== undefined);
  const isCut = variant && variant.price < variant.list_price;
  return (
    <li className="variant" aria-label={called}>
      <div className="variant-head">
        {variant && <Thumb image={variant.image_src} size={36} />}
        <p className="min-w-0 flex-1">
          <span className={isRetired ? "text-muted line-through" : "font-[550]"}>{called}</span>
          {variant && (
            <span className="figures block text-xs text-muted">
              {variant.sku} · <StockLink variant={variant.id}>{stockWords(variant)}</StockLink>
              {isCut && ` · sells for ${formatPaise(variant.price)} now`}
            </span>
          )}
        </p>
        {isRetired && <Badge>Retired</Badge>}
        {variant && may.edit && (
          <Button small look="quiet" onClick={() => set(`${prefix}.retired`, isRetired ? "" : "yes")}>
            {isRetired ? "Sell it again" : "Retire"}
          </Button>
        )}
        {!variant && (
          <Button small look="quiet" onClick={() => remove(prefix)}>
            Leave out
          </Button>
        )}
      </div>
      {!isRetired && (
        <>
          <div className="variant-fields">
            {options.map((name, n) => field(`option${n}`, name, locked))}
            {!variant && field("sku", "SKU", { placeholder: "made by itself" })}
            {field("list_price", "Price in ₹", { ...number, disabled: !may.price })}
            {field("mrp", "MRP in ₹", {
              ...number,
              disabled: !may.price,
              ...(!variant && { placeholder: "as the price" }),
            })}
            {field("weight", "Weight in kg", { ...number, ...locked })}
          </div>
          <details className="mt-2" open={isWrong || undefined}>
            <summary className="text-link w-fit text-xs">Barcode, place, box, cost, reordering</summary>
            <div className="variant-fields mt-2">
              {field("gtin", "Barcode", { inputMode: "numeric", className: "figures", ...locked })}
              {field("place", "Place on the shelf", { placeholder: "B-04-2", ...locked })}
              {field("box", "Box in cm", { placeholder: "L × B × H", className: "figures", ...locked })}
              {may.edit && field("cost", "Cost in ₹", number)}
              {field("reorder_point", "Order at", { ...number, ...locked })}
              {field("reorder_quantity", "Order so many", { ...number, ...locked })}
            </div>
          </details>
        </>
      )}
    </li>
  );
}

/** What of the product is sold: those that are there, those that are to be added, the retired ones last. */
export function Variants({ group, variants, options, may, remove }: Props) {
  const [all, setAll] = useState(variants.length <= shown);
  const isWrong = (prefix: string) => variantNames.some((name) => group.errors[`${prefix}.${name}`] !== undefined);
  const seen = variants.filter(({ id }, n) => all || n < shown || isWrong(`variant.${id}`));
  const added = newOnes(group.fields);
  const add = () => {
    const next = Math.max(0, ...added.map((prefix) => Number(prefix.slice(4)))) + 1;
    group.set(`new.${next}.sku`, "");
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#product [name^="new.${next}."]`)?.focus());
  };
  const given = { group, options, may, remove };
  return (
    <>
      <ul className="divide-y divide-hairline">
        {seen.map((variant) => (
          <VariantRow key={variant.id} {...given} prefix={`variant.${variant.id}`} variant={variant} />
        ))}
        {added.map((prefix) => (
          <VariantRow key={prefix} {...given} prefix={prefix} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {!all && <Button onClick={() => setAll(true)}>All {variants.length} variants</Button>}
        {may.edit && may.price && (
          <Button icon="plus" onClick={add}>
            Add a variant
          </Button>
        )}
      </div>
    </>
  );
}
