import type { Export } from "../export/export.ts";
import { customerExport } from "../export/exportCustomers.ts";
import { orderExport } from "../export/exportOrders.ts";
import { productExport } from "../export/exportProducts.ts";
import { stockExport } from "../export/exportStock.ts";
import { writeExport } from "../export/writeExport.ts";
import type { Command } from "./command.ts";
import { openShop } from "./openShop.ts";
import { stepLine } from "./progressLine.ts";
import { whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop export products|stock|orders|customers [FILE]

Writes a CSV file in the columns that Shopify's exports have, and ours behind them (docs/export.md). Without FILE, or with
-, it goes to standard output.

  products    for bin/shop import: exported and imported, nothing changes. Variants that were retired are not in it
  stock       for bin/shop import --only stock: pieces to sell, and when that was
  orders      one row for each line, with GST, invoice and state
  customers   accounts with their default address; no passwords

Works beside a running shop, which goes on selling: the file is of one moment. A file that is there already is replaced once the
new one is whole; only you may read it, as it may hold customers' data. Exit status: 0 done, 2 not.
`;

const exports = new Map<string, Export>([
  ["products", productExport],
  ["stock", stockExport],
  ["orders", orderExport],
  ["customers", customerExport],
]);

/** Whoever reads the output may have seen enough. */
const isClosedPipe = (error: unknown) => error instanceof Error && "code" in error && error.code === "EPIPE";

export const exportCommand: Command = {
  summary: "write products, stock, orders or customers to a CSV file",
  usage,
  takes: { words: [[...exports.keys()].join(", ")], more: 1 },
  async run([name = "", given = "-"]) {
    const what = exports.get(name);
    if (!what) {
      process.stderr.write(`There is no "export ${name}".\n\n${usage}`);
      return 2;
    }
    const { sql, close } = await openShop();
    const file = given === "-" ? undefined : whereGiven(given);
    const progress = stepLine(name, process.stderr);
    try {
      const count = await writeExport(sql, what, file, progress.show);
      progress.end();
      process.stderr.write(`${count.toLocaleString("en-IN")} ${name} written${file ? ` to ${file}` : ""}.\n`);
      return 0;
    } catch (error) {
      if (isClosedPipe(error)) return 0;
      throw error;
    } finally {
      await close();
    }
  },
};
