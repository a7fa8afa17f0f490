import type { Product, Variant } from "../../../contract/catalogue.ts";
import { front } from "../picture.ts";

const buyable = (variant: Variant) => variant.availability !== "out_of_stock";

/** The variant that the address names; else the first that can be bought; else the first. */
export function chosenVariant(variants: Variant[], asked: string | null): Variant | undefined {
  return variants.find(({ id }) => String(id) === asked) ?? variants.find(buyable) ?? variants[0];
}

/**
 * One value of an option: the variant it leads to, whether that one can be bought, and the other options that become
 * something else with it, as the value does not come with what is chosen of them.
 */
export type Choice = { value: string; active: boolean; variant: Variant; available: boolean; changed: string[] };

const valueOf = (variant: Variant, name: string) => variant.options.find((option) => option.name === name)?.value;

/** A product's options with, for each value, the nearest variant that has it: most other options kept, best in stock. */
export function optionChoices(
  { options, variants }: Pick<Product, "options" | "variants">,
  chosen: Variant,
): { name: string; choices: Choice[] }[] {
  return options.map(({ name, values }) => ({
    name,
    choices: values.flatMap((value) => {
      const changed = (variant: Variant) =>
        options.flatMap((other) =>
          other.name !== name && valueOf(chosen, other.name) !== valueOf(variant, other.name) ? [other.name] : [],
        );
      const having = variants.filter((variant) => valueOf(variant, name) === value);
      const [nearest] = having.sort(
        (a, b) => changed(a).length - changed(b).length || Number(buyable(b)) - Number(buyable(a)),
      );
      if (!nearest) return [];
      const active = valueOf(chosen, name) === value;
      return [{ value, active, variant: nearest, available: buyable(nearest), changed: changed(nearest) }];
    }),
  }));
}

/** A variant in words: "Sunburst, Left". Empty for a product without options. */
export const optionText = ({ options }: Variant): string => options.map(({ value }) => value).join(", ");

/** The product's pictures for the chosen variant, its own first; what shows another variant is left out. */
export function picturesFor(
  images: Product["images"],
  { image }: Variant,
  variants: readonly Variant[],
): Product["images"] {
  if (image === null) return images;
  const others = new Set(variants.map((variant) => variant.image).filter((other) => other !== image));
  const fitting = images.filter(({ src }) => !others.has(src && front(src)));
  const own = fitting.filter(({ src }) => src && front(src) === image);
  const first = own.some(({ src }) => src === image) ? [] : [{ src: image, alt: images[0]?.alt ?? "" }];
  return [...first, ...own, ...fitting.filter((picture) => !own.includes(picture))];
}
