import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Measurement } from "./keepFigures.ts";

const usage = `Usage: node tests/bench/plotFigures.ts [FOLDER] [PICTURES]

Draws how each figure that bin/bench … --keep has kept went from commit to commit: for each folder of measurements in
docs/figures one picture (docs/pictures/speed-orders.svg and so on), each figure from zero in a plot of its own.`;

/** A plot's place, and that of its line within. */
const plot = { width: 232, height: 128, across: 3 };
const line = { left: 10, right: 168, top: 38, bottom: 104 };
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The measurements of one folder, oldest first. Throws for a file that is none. */
function readFolder(folder: string): Measurement[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Measurement)
    .sort((one, other) => one.at.localeCompare(other.at));
}

/** One figure over all measurements that have it, as SVG at its place. */
function drawOne(name: string, all: Measurement[], place: number): string {
  const known = all.flatMap(({ commit, figures }) => {
    const value = figures[name];
    return value === undefined ? [] : [{ commit, value }];
  });
  const most = Math.max(...known.map(({ value }) => value)) || 1;
  const x = (at: number) => line.left + (at / Math.max(1, known.length - 1)) * (line.right - line.left);
  const y = (value: number) => line.bottom - (value / most) * (line.bottom - line.top);
  const points = known.map(({ value }, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  const last = known.at(-1);
  const [left, top] = [(place % plot.across) * plot.width, Math.floor(place / plot.across) * plot.height];
  const names =
    known.length > 1 ? `${known[0]?.commit.slice(0, 8)} → ${last?.commit.slice(0, 8)}` : last?.commit.slice(0, 8);
  return `<g transform="translate(${left} ${top})">
  <text x="${line.left}" y="22" font-weight="600">${escaped(name)}</text>
  <path d="M${line.left} ${line.bottom}H${line.right}" stroke="#ccc"/>
  <path d="M${points.join("L")}" fill="none" stroke="#313190" stroke-width="2"/>
  ${points.map((point) => `<circle cx="${point.split(" ")[0]}" cy="${point.split(" ")[1]}" r="3" fill="#313190"/>`).join("")}
  <text x="${x(known.length - 1) + 10}" y="${y(last?.value ?? 0)}" dy="4">${last?.value.toLocaleString("en-IN")}</text>
  <text x="${line.left}" y="${line.bottom + 16}" fill="#666" font-size="10">${names}</text>
</g>`;
}

/** All figures of one kind of measurement as a picture. */
function draw(bench: string, all: Measurement[]): string {
  const names = [...new Set(all.flatMap(({ figures }) => Object.keys(figures)))];
  const [width, height] = [plot.width * plot.across, plot.height * Math.ceil(names.length / plot.across)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#333">
<title>bin/bench ${bench}, from commit to commit</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${names.map((name, place) => drawOne(name, all, place)).join("\n")}
</svg>
`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
});
const [from = "docs/figures", to = "docs/pictures"] = positionals;
if (values.help) console.log(usage);
else
  for (const bench of readdirSync(from))
    writeFileSync(join(to, `speed-${bench}.svg`), draw(bench, readFolder(join(from, bench))));
