import { withShop } from "./benchShop.ts";
import { printTable, quantile } from "./figures.ts";
import { keepFigures } from "./keepFigures.ts";
import { type Measured, measurePage, withPlainPage } from "./lighthouse.ts";

const pages = {
  home: "/",
  list: "/products/search?category=guitars",
  product: "/product/sembiyan-s10-dreadnought-acoustic-guitar",
};

const words = { firstPaint: "first paint ms", largestPaint: "largest paint ms", blocking: "blocking ms" };

/** First and largest paint, blocking time, shift and scores of pages, and of a plain one, on Lighthouse's simulated phone: medians of so many runs (5). */
export async function benchPaint(runs = 5): Promise<void> {
  if (!(runs > 0)) throw new Error("bin/bench paint [RUNS]: how often each page is measured, 1 or more.");
  const taken = new Map<string, Measured[]>();
  await withPlainPage((plain) =>
    withShop(async (shop) => {
      const addresses = {
        plain,
        ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, shop.url + path])),
      };
      for (let run = 0; run < runs; run++) {
        for (const [name, address] of Object.entries(addresses)) {
          process.stderr.write(`\r${run + 1} of ${runs}: ${name.padEnd(12)}`);
          taken.set(name, [...(taken.get(name) ?? []), await measurePage(address)]);
        }
      }
    }),
  );
  process.stderr.write("\r\x1b[K");
  const rows = [...taken].map(([name, measured]) => {
    const median = (what: keyof Measured) =>
      quantile(
        measured.map((one) => one[what]),
        0.5,
      );
    const seconds = (what: keyof Measured) => (median(what) / 1_000).toFixed(2);
    return [
      name,
      seconds("firstPaint"),
      seconds("largestPaint"),
      median("blocking").toFixed(0),
      median("blockingWork").toFixed(0),
      median("shift").toFixed(3),
      String(median("score")),
      String(median("seo")),
    ];
  });
  const kept = [...taken].flatMap(([name, measured]) =>
    (["firstPaint", "largestPaint", "blocking"] as const).map((what): [string, number] => [
      `${name}, ${words[what]}`,
      quantile(
        measured.map((one) => one[what]),
        0.5,
      ),
    ]),
  );
  keepFigures("paint", Object.fromEntries(kept));
  printTable(["page", "first paint s", "largest s", "blocking ms", "of work", "shift", "score", "SEO"], rows);
}
