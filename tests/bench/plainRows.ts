import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

const makers = ["Kaveri", "Sembiyan", "Corvane", "Northlake", "Vaigai", "Pallavi", "Aruvi", "Tamboura"];
const things = [
  ["Acoustic Guitar", "Acoustic Guitars", "9202"],
  ["Violin", "Violins", "9202"],
  ["Bansuri", "Flutes", "9205"],
  ["Tabla Set", "Tabla", "9206"],
  ["Digital Piano", "Digital Pianos", "9207"],
  ["Guitar Strings", "Guitar Strings", "9209"],
] as const;
const header =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,HSN,GST Percent";

/** Writes a product file of so many plain rows, a product with one variant each, as Shopify exports them; always the same for the same number. */
export async function writePlainRows(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path);
  out.write(`${header}\n`);
  for (let i = 0; i < rows; i++) {
    const [thing, category, hsn] = things[i % things.length] ?? things[0];
    const maker = makers[Math.floor(i / 7) % makers.length] ?? "";
    const price = 500 + ((i * 7_919) % 90_000);
    const body = `<p>A ${thing.toLowerCase()} by ${maker}, number ${i} of its series, for those who play each day and want it to last.</p>`;
    const row = `plain-${i},${maker} ${thing} ${String.fromCharCode(65 + (i % 26))}X-${i},${body.replaceAll(",", " -")},${maker},${category},"plain, series ${i % 500}",TRUE,PLAIN-${i},${200 + (i % 4_000)},${i % 30},${price}.00,${price + 200}.00,${hsn},18\n`;
    if (!out.write(row)) await once(out, "drain");
  }
  out.end();
  await finished(out);
}
