import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { SearchFigures } from "./searchSpeed.ts";

const usage = `Usage: node tests/bench/plotSearch.ts [FIGURES] [PICTURE]

Draws what a search costs by the size of the catalogue, both axes by powers of ten: from the figures that
bin/bench search has written (test-results/search.json) into a picture (docs/pictures/search-cost.svg).`;

type Line = { name: string; colour: string; of: (figures: SearchFigures) => number };
const lines: Line[] = [
  { name: "list page, p99", colour: "#b60000", of: ({ list }) => list.undisturbed.p99 },
  { name: "list page, p50", colour: "#8a6100", of: ({ list }) => list.undisturbed.p50 },
  { name: "keystroke, p99", colour: "#313190", of: ({ keystroke }) => keystroke.undisturbed.p99 },
  { name: "keystroke, p50", colour: "#0f7a6c", of: ({ keystroke }) => keystroke.undisturbed.p50 },
];
const [width, height] = [720, 400];
const frame = { left: 60, right: 480, top: 24, bottom: 350 };
const milliseconds = [0.1, 1, 10, 100];

/** The picture of these figures as SVG. */
function plot(found: SearchFigures[]): string {
  const sizes = found.map(({ products }) => products).sort((a, b) => a - b);
  const [least, most] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 10)];
  const x = (products: number) =>
    (frame.left + ((Math.log10(products) - least) / (most - least || 1)) * (frame.right - frame.left)).toFixed(1);
  const y = (ms: number) => (frame.bottom - ((Math.log10(ms) + 1.5) / 4) * (frame.bottom - frame.top)).toFixed(1);
  const grid = milliseconds.map(
    (ms) => `<path d="M${frame.left} ${y(ms)}H${frame.right}" stroke="#ccc"/>
  <text x="${frame.left - 8}" y="${y(ms)}" dy="4" text-anchor="end">${ms} ms</text>`,
  );
  const ticks = sizes.map(
    (size) =>
      `<text x="${x(size)}" y="${frame.bottom + 22}" text-anchor="middle">${size.toLocaleString("en-IN")}</text>`,
  );
  const largest = found.slice(-1);
  const labels = lines.flatMap(({ name, colour, of }) =>
    largest.map((figures) => ({ name, colour, at: Number(y(of(figures))) })),
  );
  labels.sort((a, b) => a.at - b.at);
  for (const [i, label] of labels.entries()) label.at = Math.max(label.at, (labels[i - 1]?.at ?? 0) + 18);
  const drawn = lines.map(({ colour, of }) => {
    const points = found.map((one) => ({ at: x(one.products), high: y(of(one)) }));
    return `<path d="M${points.map(({ at, high }) => `${at} ${high}`).join("L")}" fill="none" stroke="${colour}" stroke-width="2"/>
  ${points.map(({ at, high }) => `<circle cx="${at}" cy="${high}" r="4" fill="${colour}"/>`).join("")}`;
  });
  const names = labels.map(
    ({ name, colour, at }) => `<text x="${frame.right + 14}" y="${at}" dy="4" fill="${colour}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#333">
  <title>What a search costs by the number of products, each text in the best of five passes</title>
  <rect width="${width}" height="${height}" fill="#fff"/>
  ${[...grid, ...ticks, ...drawn, ...names].join("\n  ")}
  <text x="${(frame.left + frame.right) / 2}" y="${height - 8}" text-anchor="middle">products</text>
</svg>
`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
});
const [from = "test-results/search.json", to = "docs/pictures/search-cost.svg"] = positionals;
if (values.help) console.log(usage);
else writeFileSync(to, plot(JSON.parse(readFileSync(from, "utf8"))));
