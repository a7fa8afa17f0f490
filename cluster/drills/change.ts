import { setTimeout as pause } from "node:timers/promises";
import { frontUrl } from "../folder.ts";
import { ask } from "./ask.ts";
import { fact } from "./outcome.ts";
import type { Drill } from "./scene.ts";

/** How often a price is changed, and for how many milliseconds a page may show the old one. */
const changes = { times: 10, within: 2_000 };
/** Milliseconds after which a CDN has been told of a change for the second time: from then on a page is kept for its minute. */
const settled = 3_000;

export const priceChange: Drill = {
  name: "change",
  promise: "A price changes while Varnish keeps its page for a minute: within 2 s every page has the new one",
  async play({ cluster, sql }) {
    const goods = await sql<{ id: number; price: number; url: string }[]>`
      select v.id, v.price, '/product/' || p.slug as url
      from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
      where s.on_hand between 1 and 1000 and v.list_price > 100000 and not exists (select from variant o where o.product_id = p.id and o.id <> v.id)
      order by p.id limit ${changes.times}`;
    const took: number[] = [];
    let kept = 0;
    for (const { id, price, url } of goods) {
      const page = frontUrl(cluster) + url;
      await ask(page);
      await pause(1_100);
      const again = await ask(page);
      if (/s-maxage=60/.test(String(again.headers["cache-control"])) && Number(again.headers.age) > 0) kept++;
      const less = price - 100;
      const shown = `₹${(less / 100).toLocaleString("en-IN")}`;
      await sql`update variant set price = ${less} where id = ${id}`;
      const since = performance.now();
      // Another shopper after the other: none of them may be the one who brings the old page back.
      while (performance.now() - since < 10_000 && !(await ask(page)).body.includes(shown)) await pause(20);
      took.push(performance.now() - since);
      await pause(settled);
      if (!(await ask(page)).body.includes(shown)) took.push(Number.POSITIVE_INFINITY);
    }
    const longest = Math.max(...took);
    return [
      fact(
        goods.length === changes.times && kept === goods.length,
        `${kept} of ${changes.times} pages were kept by Varnish`,
      ),
      fact(longest <= changes.within, `the new price was there after ${(longest / 1_000).toFixed(2)} s at most`),
    ];
  },
};
