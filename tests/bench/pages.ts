import { load, withShop } from "./benchShop.ts";
import { latencies, printTable, spreadOf } from "./figures.ts";
import { send } from "./http.ts";

const pages = {
  home: "/",
  list: "/products/search?category=guitars",
  product: "/product/sembiyan-s10-dreadnought-acoustic-guitar",
};
const headers = { "Accept-Encoding": "br" };
const runs = 5;

async function measure(url: string): Promise<string[]> {
  const { status, body } = await send(url, "GET", headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  await load(16, 1_000, async () => void (await send(url, "GET", headers)));
  const rates: number[] = [];
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    const taken = await load(16, 2_000, async () => {
      const answer = await send(url, "GET", headers);
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    });
    rates.push(taken.length / 2);
    all.push(...taken);
  }
  return [spreadOf(rates), latencies(all), String(body.length)];
}

/** Pages a second at 16 connections, from the cache and rendered. The generator shares the machine. */
export async function benchPages(): Promise<void> {
  const rows: string[][] = [];
  for (const [kind, environment] of [
    ["cached", {}],
    ["rendered", { PAGE_CACHE_MB: "0" }],
  ] as const) {
    await withShop(async (shop) => {
      for (const [name, path] of Object.entries(pages)) rows.push([name, kind, ...(await measure(shop.url + path))]);
    }, environment);
  }
  printTable(["page", "from", "pages/s", "p50 / p95 / p99 ms", "bytes"], rows);
}
