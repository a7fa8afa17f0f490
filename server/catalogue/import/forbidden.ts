import { wordsOf } from "./description.ts";
import type { ParsedProduct } from "./product.ts";

const material = "(?:ivory|tortoise[\\s-]?shells?)";

/** What is made of it, of instruments and of other goods; not what is called so for its colour as often: buttons, boxes, knobs. */
const things =
  "(?:inlay\\w*|inlaid|bridges?|nuts?|saddles?|pegs?|key[\\s-]?tops?|keys|carv\\w+|ornaments?|work|plectrums?|picks?|" +
  "handle[ds]?|hilt(?:s|ed)?|grip(?:s|ped)?|scales|combs?|bangles?|figurines?|statuettes?)";

/**
 * Wildlife (Protection) Act 1972, Schedule I, and CITES Appendix I: monitor lizard skins (udumbu, on old kanjiras),
 * ivory and tortoiseshell may not be sold.
 */
const banned = new RegExp(
  "\\bmonitor[\\s-]+lizards?\\b|\\budumbu\\b|உடும்பு|" +
    `\\b(?:real|genuine|natural|pure|elephant|african|antique)[\\s-]+${material}\\b|` +
    `\\bmade (?:of|from|in) ${material}\\b|` +
    `\\b${material}[\\s-]+${things}\\b`,
  "iu",
);
/** Said before it, what looks like the material is not it. */
const imitation = new RegExp(
  `\\b(?:imitation|simulated|synthetic|artificial|faux)[\\s-]+${material}\\b|\\b${material}[\\s-]+(?:colou?r(?:ed)?|like|look|white|finish|pattern|effect|celluloid)\\b`,
  "giu",
);
/** Alone it is a colour's name more often than a material. */
const doubtful = new RegExp(`\\b${material}\\b`, "iu");

/** A word for which a product may not be in the shop, or one that may be a colour's name only. */
export type ForbiddenWord = { word: string; certain: boolean };

/** The word of a product that names a material that may not be sold, or undefined. */
export function forbiddenWord({ fields, attributes = [], variants }: ParsedProduct): ForbiddenWord | undefined {
  const {
    name = "",
    description = "",
    highlights = [],
    specifications = [],
    in_the_box = [],
    tags = [],
    alternative_names = [],
  } = fields;
  const values = [...specifications, ...attributes].map(({ value }) => value);
  const options = variants.flatMap((variant) => variant.option_values ?? []);
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
  const text = words.join(" | ").replace(imitation, "");
  const certain = banned.exec(text)?.[0];
  const word = certain ?? doubtful.exec(text)?.[0];
  return word === undefined ? undefined : { word, certain: certain !== undefined };
}
