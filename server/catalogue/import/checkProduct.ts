import { keptRules, strayValues } from "../../fits/rule.ts";
import { forbiddenWord } from "./forbidden.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";

/** What a file's rules of what it fits say of options that it does not have; a file that leaves options out is not asked. */
function strayOptions({ fields: { fits = [] }, variants }: ParsedProduct): string[] {
  const values = variants.map(({ option_values }) => option_values);
  return values.includes(null)
    ? []
    : strayValues(
        keptRules(fits),
        values.flatMap((one) => one ?? []),
      );
}

/** Refuses a product of which no row can be sold. Rows that were refused have been told: one alone says all, of several this is no further one. */
function refuseEmpty({ line, slug, kept }: ParsedProduct, report: (problem: Problem) => void): false {
  const kind = kept.length > 0 ? "notice" : "refused";
  const reason = "none of the product's rows can be sold; the product is left out";
  if (kept.length !== 1) report({ line, kind, product: slug, reason });
  return false;
}

/** Whether a product may go in; where it may not, says why to `report`. */
export function checkProduct(product: ParsedProduct, report: (problem: Problem) => void): boolean {
  const refuse = (reason: string): boolean => {
    report({ line: product.line, kind: "refused", product: product.slug, reason });
    return false;
  };
  if (product.fields.name === "") return refuse("the product has no title");
  if (product.slug === "") return refuse("the product's name has no letter or digit to make an address of");
  if (product.variants.length === 0) return refuseEmpty(product, report);
  for (const value of strayOptions(product))
    report({
      line: product.line,
      kind: "notice",
      product: product.slug,
      reason: `what it fits: "${value}" is no value of its options`,
    });
  const found = forbiddenWord(product);
  if (found?.certain)
    return refuse(`it mentions "${found.word}", which may not be sold (Wildlife Protection Act, CITES)`);
  if (found)
    report({
      line: product.line,
      kind: "notice",
      product: product.slug,
      reason: `it mentions "${found.word}": taken for a colour, as the material may not be sold; call it "${found.word} colour"`,
    });
  return true;
}
