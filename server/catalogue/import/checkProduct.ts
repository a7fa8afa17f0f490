import { forbiddenWord } from "./forbidden.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";

/** Whether a product may go in; where it may not, says why to `report`. */
export function checkProduct(product: ParsedProduct, report: (problem: Problem) => void): boolean {
  const refuse = (reason: string): boolean => {
    report({ line: product.line, kind: "refused", product: product.slug, reason });
    return false;
  };
  if (product.fields.name === "") return refuse("the product has no title");
  if (product.slug === "") return refuse("the product's name has no letter or digit to make an address of");
  if (product.variants.length === 0) return refuse("none of the product's rows can be sold; the product is left out");
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
