import type { FileKind } from "../../../contract/office/fileKinds.ts";
import type { SentFile } from "../../../contract/office/files.ts";
import { formatNumber, formatPaise } from "../../parts/money.ts";

export type Outcome = NonNullable<SentFile["outcome"]>;

export const kindWords: Record<FileKind, { name: string; hint: string }> = {
  products: { name: "Products", hint: "All that its columns say; a column that it lacks changes nothing." },
  prices: { name: "Prices alone", hint: "Price and MRP by SKU; whatever else it says is left out." },
  stock: { name: "Stock alone", hint: "Pieces by SKU as they were counted; what was sold since is taken off." },
};

/** What is most likely to be taken of a file, by its first line; undefined: nothing speaks for anything. */
export function likelyKind(header: string): FileKind | undefined {
  const names = new Set(
    header.split(/[,;\t]/).map((name) =>
      name
        .replace(/["\ufeff]/g, "")
        .trim()
        .toLowerCase(),
    ),
  );
  if (names.has("counted at") || names.has("on hand") || names.has("on hand (current)")) return "stock";
  if (["title", "name", "body (html)"].some((name) => names.has(name))) return "products";
  if (names.has("sku") && names.has("price")) return "prices";
  if (names.has("sku") && (names.has("stock") || names.has("available"))) return "stock";
  return names.has("handle") ? "products" : undefined;
}

const notableWords: Record<Outcome["notable"][number]["kind"], string> = {
  retired: "taken out of the shop",
  returned: "brought back into the shop",
  published: "shown in the shop",
  hidden: "hidden",
  "price raised": "prices that rise",
  "stock raised": "stock that rises",
};

/** What should be looked at before the yes, a line each. */
export const notableLines = ({ notable }: Outcome): string[] =>
  notable.map(({ kind, count, first }) => {
    const said = first.map(({ subject, was, now }) => {
      if (was === undefined || now === undefined) return subject;
      return kind === "price raised"
        ? `${subject} ${formatPaise(was)} → ${formatPaise(now)}`
        : `${subject} ${was} → ${now}`;
    });
    const more = count > first.length ? ` and ${formatNumber(count - first.length)} more` : "";
    return `${formatNumber(count)} ${notableWords[kind]}: ${said.join(", ")}${more}`;
  });

export const products = (count: number): string => `${formatNumber(count)} ${count === 1 ? "product" : "products"}`;

/** How it is known where a category goes; nothing for what the shop knows. */
export const placeWords: Record<NonNullable<Outcome["places"]>[number]["how"], string | undefined> = {
  guessed: "guessed",
  tag: "by a tag alone",
  made: "made anew",
  mapped: "as categories.txt says",
  known: undefined,
};
