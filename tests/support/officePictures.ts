import { randomInt, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type APIRequestContext, type APIResponse, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../studio/bake/chromium.ts";
import { openShop } from "../journeys/openShop.ts";

const usage = `Usage: node tests/support/officePictures.ts [FOLDER]

Takes README's pictures of the office anew: a demo shop of its own in a temporary folder gets some orders, and the order
board and a product in its editor are pictured at 1440 × 900 as office-board.webp and office-product.webp in FOLDER
(docs/pictures). The office must be built (bin/start does). Fails when a picture weighs more than 80 KB.`;

/** What a picture in README may weigh, in bytes. */
const MOST = 80 * 1024;

/** After which all payments have been settled and their orders wait to be packed. */
const SETTLED_MS = 3_000;

const at = {
  pincode: "600004",
  line1: "12, North Mada Street",
  line2: "Mylapore",
  city: "Chennai",
  state: "Tamil Nadu",
};

/** Who orders which product, and what becomes of it at once: taken by somebody, packed, handed over; "" waits. */
const orders = [
  ["Asha Raman", "elavarasan-thani-24-inch-mridangam", "claim"],
  ["Kavya Subramaniam", "neelavanam-thendral-carnatic-flute", ""],
  ["Joseph Fernandes", "tidewell-porter-parlour-acoustic-guitar", ""],
  ["Meenakshi Sundaram", "sundaresan-daughters-sabha-concert-carnatic-violin", "pack"],
  ["Rahul Nair", "kottai-drum-works-pettai-birch-cajon", "claim"],
  ["Fathima Begum", "mundhaus-piccola-32-melodica", ""],
  ["Arjun Iyer", "elavarasan-concert-kanjira-pair", "pack"],
  ["Deepa Krishnan", "velarmanai-siru-small-ghatam", "handover"],
  ["Vikram Menon", "corvane-drover-electric-guitar", "handover"],
  ["Lakshmi Narayanan", "dewalkar-komal-female-tanpura", ""],
] as const;
const edited = "dewalkar-komal-female-tanpura";

async function answerOf(response: APIResponse) {
  const answer = await response.json();
  if (!response.ok() || answer.error) throw new Error(`${response.url()}: ${answer.message}`);
  return answer.data;
}

/** Orders one piece as a shopper who pays at once does. Gives the order's number. */
async function order(request: APIRequestContext, shop: string, name: string, slug: string): Promise<string> {
  const api = `${shop}/public/api`;
  const product = await answerOf(await request.get(`${api}/get/product/${slug}`));
  const lines = [{ id: product.variants[0].id, quantity: 1 }];
  const payment_method = "practice";
  const { quote } = await answerOf(
    await request.post(`${api}/cart/quote`, { data: { lines, pincode: at.pincode, payment_method } }),
  );
  const contact = {
    name,
    mobile: `98${randomInt(1e7, 1e8)}`,
    email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
  };
  const address = { ...at, name, mobile: contact.mobile };
  const placed = await answerOf(
    await request.post(`${api}/orders`, {
      headers: { "Idempotency-Key": randomUUID() },
      data: { quote, contact, address, payment_method, agreed: ["terms", "returns"] },
    }),
  );
  await request.post(shop + placed.next.url, { form: { outcome: "pay" }, maxRedirects: 0 });
  return placed.order_no;
}

/** Places all orders and brings each as far as it goes, as the office's owner, who is signed in on the page. */
async function fill(page: Page, shop: string): Promise<void> {
  const numbers: { no: string; to: string }[] = [];
  for (const [name, slug, to] of orders) numbers.push({ no: await order(page.request, shop, name, slug), to });
  const act = async (path: string, all: typeof numbers, more: object = {}) =>
    answerOf(
      await page.request.post(`${new URL(page.url()).origin}/office/api/orders/${path}`, {
        headers: { "Sec-Fetch-Site": "same-origin" },
        data: { orders: all.map(({ no }) => no), ...more },
      }),
    );
  await page.waitForTimeout(SETTLED_MS);
  await act(
    "claim",
    numbers.filter(({ to }) => to === "claim"),
  );
  await act(
    "pack",
    numbers.filter(({ to }) => to === "pack" || to === "handover"),
  );
  await act(
    "handover",
    numbers.filter(({ to }) => to === "handover"),
    { courier: "Blue Dart", tracking: {} },
  );
}

/** Pictures what the page shows once all of it is there. */
async function picture(page: Page, path: string, sign: string): Promise<void> {
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState("networkidle");
  const coded = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  if (coded.length > MOST) throw new Error(`${path} weighs ${coded.length} bytes, more than ${MOST}`);
  await writeFile(path, coded);
  console.log(`${path}: ${coded.length} bytes`);
}

async function main(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shop = await openShop({ PRACTICE_SETTLE_SECONDS: "1", LOG_LEVEL: "silent" });
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
      reducedMotion: "reduce",
    });
    const office = `${shop.url.replace("127.0.0.1", "localhost")}/office`;
    await page.goto(`${office}/board`);
    await page.getByRole("button", { name: "Enter as the demo's owner" }).click();
    await page.locator("main h1").waitFor();
    await fill(page, shop.url);
    await page.goto(`${office}/board`);
    await picture(page, join(folder, "office-board.webp"), "main img");
    await page.goto(`${office}/products?search=${edited.split("-").join("+")}`);
    await page.locator("main td a").first().click();
    await picture(page, join(folder, "office-product.webp"), "iframe");
  } finally {
    await browser.close();
    await shop.close();
  }
}

if (process.argv.includes("--help")) console.log(usage);
else await main(process.argv[2] ?? fileURLToPath(new URL("../../docs/pictures", import.meta.url)));
