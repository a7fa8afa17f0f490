import { chromium } from "playwright-core";
const [,, base, out, ...specs] = process.argv;
// spec: path@width@scheme@full
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
for (const s of specs) {
  const [path, w, scheme="light", full=""] = s.split("@");
  const width = Number(w);
  const ctx = await b.newContext({ viewport: { width, height: width < 500 ? 740 : 900 }, isMobile: width<500, hasTouch: width<500, colorScheme: scheme, locale: "en-IN" });
  const p = await ctx.newPage();
  await p.goto(base + path, { waitUntil: "load" });
  await p.waitForTimeout(1200);
  const f = `${out}/${path.replace(/[^a-z0-9]+/gi,"_")}-${w}-${scheme}${full?"-full":""}.png`;
  await p.screenshot({ path: f, fullPage: !!full });
  console.log(f);
  await ctx.close();
}
await b.close();
