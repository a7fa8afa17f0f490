import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../support/serverProcess.ts";
import { address, contact } from "../support/testShop.ts";

/** The owner's things lie in one folder, as he would keep them; the embedded database is his. */
const embedded = !process.env.DATABASE_URL;
const root = mkdtempSync(join(tmpdir(), "swara-owner-"));
chmodSync(root, 0o755); // PostgreSQL may run as another user, who has to get in
const at = (...parts: string[]) => join(root, ...parts);
const settings = {
  SHOP_MODE: "production",
  SHOP_FOLDER: at("mine"),
  DATA_DIR: at("data"),
  SECRET: "a secret of thirty-two characters",
};
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Seconds that the machine worked, and how many commands and edits the owner made. */
const watch = { seconds: 0, steps: 0 };

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  watch.seconds += (performance.now() - started) / 1_000;
  return result;
}

/** The owner edits a file of his folder. */
function edit(name: string, content: unknown): void {
  watch.steps++;
  writeFileSync(at("mine", name), typeof content === "string" ? content : JSON.stringify(content, undefined, 2));
}

/** The owner calls `bin/shop`. */
async function shop(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ status: number | null; text: string }> {
  watch.steps++;
  const program = join(import.meta.dirname, "..", "..", "server", "commands", "main.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...args], {
    env: { ...process.env, ...environment, INIT_CWD: root },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
  const status = await timed(() => new Promise<number | null>((resolve) => child.on("close", resolve)));
  return { status, text };
}

/** Who the owner is. */
const details = {
  name: "Marigold Cotton",
  tagline: "Clothes for warm days",
  legal_name: "Marigold Cotton LLP",
  address: ["4, Church Street", "Bengaluru – 560 001"],
  pincode: "560001",
  state: "Karnataka",
  phones: ["080 4123 4567"],
  email: "care@marigold.example",
  gstin: "29AABCM1234K1ZI",
  hours: "Every day 10:00–20:00",
  opening_hours: ["Mo-Su 10:00-20:00"],
  map_url: "https://www.openstreetmap.org/search?query=4%20Church%20Street%20Bengaluru",
  copyright_year: 2026,
  return_days: 15,
  grievance_officer: {
    name: "P. Shenoy",
    designation: "Grievance Officer",
    email: "officer@marigold.example",
    phone: "080 4123 4568",
  },
  social: [],
  promises: [{ title: "Cotton, and nothing else", text: "Woven, cut and sewn within a day's drive." }],
};

test.runIf(embedded)(
  "from an empty folder to a packed order, the month's tax, a backup and a restore: at most 12 commands and edits, under a minute of the machine",
  { timeout: 300_000 },
  async () => {
    cpSync("tests/owner/apparel.csv", at("apparel.csv"));
    mkdirSync(at("mine"));

    // 1 to 4: who he is, where the file's categories belong, how they are taxed, what the home page shows.
    edit("shop.json", details);
    edit("categories.txt", "men = clothing/men\nwomen = clothing/women\n");
    edit("tax.json", [
      {
        slug: "clothes",
        name: "Clothes",
        hsn: "6205",
        rates: [{ from: "2025-09-22", percent: 5 }],
        categories: ["clothing"],
      },
    ]);
    edit("home.json", {
      collections: [{ slug: "jackets", name: "Jackets", products: ["zipped-jacket", "navy-sport-jacket"] }],
      coupons: [{ code: "WELCOME", text: "A tenth off", kind: "percent", percent: 10 }],
      quick_links: [{ name: "Jackets", url: "/products/jackets" }],
      sections: [{ title: "For the hills", collection: "jackets" }],
    });

    // 5 to 7: his products, his home page, what is still missing.
    const imported = await shop(settings, "import", "apparel.csv");
    expect(imported.text).toContain("20 added");
    expect(imported.text).toContain("20 products are not sold"); // until tax.json is applied
    expect(imported.status).toBe(0);
    const applied = await shop(settings, "apply");
    expect(applied).toMatchObject({ status: 0, text: expect.stringContaining("+ collection jackets") });
    expect(applied.text).toContain("+ coupon WELCOME");
    expect((await shop(settings, "lacks")).text).toMatch(/country of origin/i);

    // 8: the shop opens.
    watch.steps++;
    const server = await timed(() => startServer(settings));
    const get = (path: string) => fetch(server.url + path);
    const home = await (await get("/")).text();
    expect(home.includes("For the hills")).toBe(true);
    expect(home.includes("Marigold Cotton")).toBe(true);
    expect(home.match(/.{20}(swara|chennai|anna salai).{20}/gi)).toBeNull();
    expect((await get("/category/clothing")).status).toBe(200);
    const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.url}/public/api${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { data: Record<string, string> & { coupon?: { valid: boolean } } };
    };
    const product = (await (await get("/public/api/get/product/zipped-jacket")).json()) as {
      data: { variants: { id: number }[] };
    };
    const lines = [{ id: product.data.variants[0]?.id, quantity: 1 }];
    const quote = await post("/cart/quote", { lines, pincode: "600004", payment_method: "cod", coupon: "WELCOME" });
    expect(quote.data.coupon).toMatchObject({ valid: true });
    const placed = await post(
      "/orders",
      { quote: quote.data.quote, contact, address, payment_method: "cod" },
      { "Idempotency-Key": randomUUID() },
    );
    const orderNo = placed.data.order_no ?? "";
    expect(orderNo).not.toBe("");

    // 9 and 10: packed, with its invoice; the month for the accountant.
    expect(await shop(settings, "order", "pack", orderNo)).toMatchObject({ status: 0 });
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const tax = await shop(settings, "tax", month, "gst");
    expect(tax).toMatchObject({ status: 0 });
    const sheets = readdirSync(at("gst")).map((name) => readFileSync(at("gst", name), "utf8"));
    expect(sheets.some((sheet) => sheet.includes("6205"))).toBe(true);

    // 11 and 12: a backup while it sells, and all of it on an empty folder.
    expect(await shop(settings, "backup", "marigold.tar.zst")).toMatchObject({ status: 0 });
    await server.stop();
    const elsewhere = { ...settings, DATA_DIR: at("elsewhere") };
    const restored = await shop(elsewhere, "restore", "marigold.tar.zst");
    expect(restored).toMatchObject({ status: 0, text: expect.stringContaining("The books balance.") });
    expect(restored.text).toContain(`the newest ${orderNo}`);

    console.info(
      `The owner's first hour: ${watch.steps} commands and edits, ${watch.seconds.toFixed(1)} s of the machine.`,
    );
    expect(watch.steps).toBeLessThanOrEqual(12);
  },
);
