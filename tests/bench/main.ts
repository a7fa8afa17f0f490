import { cpus } from "node:os";
import { benchCluster } from "./cluster.ts";
import { benchCosts } from "./costs.ts";
import { benchGate } from "./gate.ts";
import { benchGrid } from "./grid.ts";
import { benchImports } from "./imports.ts";
import { measuredCommit } from "./keepFigures.ts";
import { benchOffice } from "./office.ts";
import { benchOrders } from "./orders.ts";
import { benchPages } from "./pages.ts";
import { benchPaint } from "./paint.ts";
import { benchScreens } from "./screens.ts";
import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";
import { benchTouch } from "./touch.ts";
import { benchUploads } from "./uploads.ts";
import { benchWire } from "./wire.ts";

const usage = `Usage: bin/bench start | pages | wire | paint [RUNS] | touch [RUNS] | gate [COMMIT] | orders | office [ORDERS …] | screens [ORDERS] | grid [VARIANTS] | search [PRODUCTS …] | uploads [ROUNDS] | import [ROWS …] | costs | cluster

  start    seconds from start to the first page, and memory when idle (all processes, PSS and RSS)
  pages    cached and rendered pages a second at 16 connections, and their p50/p95/p99
  paint    first and largest paint, blocking time, shift and scores of home, list and product as Lighthouse simulates a phone
           on a slow network: medians of so many runs (5)
  touch    what each control takes from the touch to the next paint on a processor slowed four times, and a page that was
           pointed at from the press to its paint: medians of so many runs (5)
  wire     kept pages and a script beside a bare node:http server of the same bytes, in turn: answers a second and
           processor time; the last line is the least of the ratios
  gate     processor time of a kept page, a rendered one, a list, a keystroke, a quote with its order beside that of a
           commit (HEAD~1), in turn, each over a loop measured just before: fails where one takes 15 % more
  orders   orders a second through HTTP, spread over products and on one, at 1, 16 and 64 buyers;
           oversold, lost and doubled counted from the database afterwards
  office   the office's order list, its search by each kind of word, the board and the day, in shops of so many orders
           (10000 200000 unless others are named), and whether a large table was read whole; 1000000 orders take some minutes to make
  screens  from a key to what is painted in a browser: the list of so many orders (10000), every screen of the office, a press, a scan
  grid     preview, apply and undo of a price change of so many variants (5000) in a catalogue of four times as many
  search   what comes first in the demo catalogue, beside ILIKE and full-text search; then, for catalogues of so many
           products (1000 10000), building and its memory, each keystroke, throughput, the list page, and a change until
           found; 1000000 products take some ten minutes to make
  uploads  how soon a picture of 12 megapixels shows that is dropped in the office, and what orders wait while pictures are sent
           and developed, beside what they wait without and while as many are sent elsewhere: so many rounds (5) in turn
  import   bin/shop import of so many plain rows (10000 50000) and of the same file once more, while the shop sells five times a
           second: rows a second, processor time, and what the orders wait
  costs    processor time of node and database and bytes of WAL of one kept page, rendered page, list, keystroke, quote, order:
           what docs/scale.md reckons with
  cluster  kept pages, rendered pages and orders a second with 3, 2 and 1 nodes on one cluster (bin/cluster), and which part of it
           takes the processor; Debian's packages that are missing are installed after asking

Each starts a shop of its own in a temporary folder. Figures are medians of five runs with their spread. With --keep, orders,
paint, touch and wire keep theirs in docs/figures, from which tests/bench/plotFigures.ts draws how they went from commit to commit.`;

const words = process.argv.slice(3).filter((word) => word !== "--keep");
const benches: Record<string, () => Promise<void>> = {
  start: benchStart,
  pages: benchPages,
  orders: benchOrders,
  costs: benchCosts,
  import: () => benchImports(words.map(Number)),
  office: () => benchOffice(words.map(Number)),
  screens: () => benchScreens(...words.slice(0, 1).map(Number)),
  grid: () => benchGrid(...words.slice(0, 1).map(Number)),
  search: benchSearch,
  wire: benchWire,
  gate: () => benchGate(words[0]),
  cluster: benchCluster,
  touch: () => benchTouch(...words.slice(0, 1).map(Number)),
  paint: () => benchPaint(...words.slice(0, 1).map(Number)),
  uploads: () => benchUploads(...words.slice(0, 1).map(Number)),
};
const name = process.argv.slice(2).some((word) => word === "--help" || word === "-h")
  ? "--help"
  : (process.argv[2] ?? "--help");
if (name === "--help") console.log(usage);
else if (!benches[name]) {
  console.error(usage);
  process.exitCode = 2;
} else {
  console.log(
    `${new Date().toISOString().slice(0, 16)}Z, commit ${measuredCommit()}, node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  await benches[name]();
}
