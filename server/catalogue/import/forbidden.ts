import { wordsOf } from "./description.ts";
import type { ParsedProduct } from "./product.ts";

/**
 * Wildlife (Protection) Act 1972, Schedule I, and CITES Appendix I: monitor lizard skins (udumbu, on old kanjiras),
 * ivory and tortoiseshell may not be sold. A colour or an imitation that is called one passes.
 */
const banned = new RegExp(
  "\\bmonitor[\\s-]+lizards?\\b|\\budumbu\\b|உடும்பு|" +
    "(?<!\\b(imitation|simulated|synthetic|artificial|faux)[\\s-]+)\\b(ivory|tortoise[\\s-]?shells?)\\b" +
    "(?![\\s-]+(colou?r(ed)?|like|look|white|finish|pattern|effect|celluloid)\\b)",
  "iu",
);

/** The word for which a product may not be in the shop, or undefined. */
export function forbiddenWord({ fields, attributes = [], variants }: ParsedProduct): string | undefined {
  const {
    name,
    description = "",
    highlights = [],
    specifications = [],
    in_the_box = [],
    tags = [],
    alternative_names = [],
  } = fields;
  const values = [...specifications, ...attributes].map(({ value }) => value);
  const options = variants.flatMap((variant) => variant.option_values);
  const words = [
    name,
    wordsOf(description),
    ...highlights,
    ...values,
    ...in_the_box,
    ...tags,
    ...alternative_names,
    ...options,
  ];
  return banned.exec(words.join(" | "))?.[0];
}
