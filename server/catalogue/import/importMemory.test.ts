import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { fileOf } from "../../../tests/support/importTrial.ts";
import { testDatabase } from "../../../tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

async function generate(rows: number): Promise<string> {
  const path = fileOf("");
  const out = createWriteStream(path);
  out.write("Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty\n");
  for (let i = 0; i < rows; i++) {
    const product = Math.floor(i / 2);
    out.write(
      i % 2 === 0
        ? `p-${product},Product ${product},"<p>${"words ".repeat(80)}</p>",Size,Small,S-${i},100,1\n`
        : `p-${product},,,,Large,S-${i},100,1\n`,
    );
  }
  out.end();
  await finished(out);
  return path;
}

test("20,000 rows go in without the memory growing with them", { timeout: 120_000 }, async () => {
  const path = await generate(20_000);
  const { sql, close } = await testDatabase();
  const heaps: number[] = [];
  const result = await importFile(sql, path, {}, ({ products }) => {
    if (products % 2_000 !== 0) return;
    collect();
    heaps.push(process.memoryUsage().heapUsed);
  });
  expect(result).toMatchObject({ rows: 20_000, added: 10_000, variants: 20_000, refusals: 0 });
  const growth = Math.max(...heaps.slice(1)) - Math.min(...heaps);
  expect(growth).toBeLessThan(15_000_000);
  await close();
});
