import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Quote } from "../../contract/cart.ts";
import { orderTemplates } from "../../contract/office/orderMails.ts";
import { policyNames } from "../../contract/shop.ts";
import { importFile } from "../../server/catalogue/import/importFile.ts";
import { drawDocument } from "../../server/invoices/pdf/drawDocument.ts";
import { readDocument } from "../../server/invoices/readDocument.ts";
import { dispatchOutbox } from "../../server/jobs/dispatchOutbox.ts";
import { accountLetters } from "../../server/mail/accountLetters.ts";
import { composeOrderMail } from "../../server/mail/composeOrderMail.ts";
import { type Letter, writeMail } from "../../server/mail/letter.ts";
import { readMailbox } from "../../server/mail/mailbox.ts";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { policyPage } from "../../server/shop/policies.ts";
import { clerk } from "../support/clerk.ts";
import { type ServerProcess, startServer } from "../support/serverProcess.ts";
import { type TestDatabase, testDatabase } from "../support/testDatabase.ts";
import { contact, shopOn } from "../support/testShop.ts";
import { writeOwnShop } from "./ownShop.ts";

/** The demo's name, where it is, and what it sells. */
const demos =
  /swara|chennai|anna salai|musical|musician|\binstruments?\b(?! s(?:ans|erif))|veena|guitar|mridangam|this string|be played/i;
const address = {
  name: contact.name,
  mobile: contact.mobile,
  pincode: "560001",
  line1: "7, Church Street",
  line2: "Ashok Nagar",
  city: "Bengaluru",
  state: "Karnataka",
};

let folder: string;
let database: TestDatabase;
let server: ServerProcess;
let own: ReturnType<typeof shopOn>;
let variant: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "renamed-"));
  chmodSync(folder, 0o755);
  writeOwnShop(join(folder, "malli"));
  database = await testDatabase();
  await importFile(database.sql, "tests/renamed/apparel.csv", {});
  const environment = {
    SHOP_MODE: "production",
    SHOP_FOLDER: join(folder, "malli"),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PRACTICE_GATEWAY: "on",
    SECRET: "a secret for tests that nobody else knows",
  };
  own = shopOn(database.sql, environment);
  const [row] = await database.sql<{ id: number }[]>`select id from variant where sku = 'OBS-M'`;
  variant = row?.id ?? 0;
  server = await startServer(environment);
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function order(payment_method: "cod" | "practice") {
  const lines = [{ id: variant, quantity: 1 }];
  const quoted = await own.call<Quote>("POST", "/cart/quote", { lines, pincode: address.pincode, payment_method });
  if (!quoted.body.data) throw new Error(JSON.stringify(quoted.body));
  const { status, body } = await own.place(quoted.body.data.quote, { address, payment_method });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
}

/** What a text says that only the demo says, with the words around it. */
const demosWords = (text: string): string[] => {
  const at = text.search(demos);
  return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + 80)];
};

test("no page, file or payment page of a shop that is called otherwise names the demo, its town or its trade", async () => {
  const placed = await order("cod");
  const { next } = await order("practice");
  const [category] = await database.sql<{ slug: string }[]>`select slug from category order by id limit 1`;
  const pages = [
    "/",
    "/product/ocean-blue-shirt",
    `/category/${category?.slug}`,
    "/products/search",
    "/products/search?search=saree",
    "/brand",
    "/brands/looms-of-mysuru",
    "/cart",
    "/checkout",
    placed.order_link,
    placed.order_link.replace("/ordersummary/", "/thankyou/success?order=").replace(/\?key=/, "&key="),
    "/login",
    "/register",
    "/forgotpassword",
    "/orders/lookup",
    "/reset-password/abc",
    "/verify-account/abc",
    "/privacypolicy",
    "/TermsofUse",
    "/returnpolicy",
    "/shippingpolicy",
    "/grievance",
    "/no-such-page",
    "/favicon.svg",
    "/manifest.webmanifest",
    "/robots.txt",
    "/sitemap.xml",
    "/practice-gateway/page.css",
    "/public/api/get/shop",
    "/public/api/get/home/details",
    new URL("url" in next && next.url ? next.url : "/", server.url).pathname,
  ];
  const found: Record<string, string[]> = {};
  const texts = new Map<string, string>();
  for (const path of pages) {
    const answer = await fetch(new URL(path, server.url));
    const text = await answer.text();
    if (path !== "/no-such-page" && !path.includes("/abc")) expect([path, answer.status]).toEqual([path, 200]);
    texts.set(path, text);
    const words = demosWords(text);
    if (words.length > 0) found[path] = words;
  }
  expect(found).toEqual({});
  const home = texts.get("/") ?? "";
  expect(home).toContain("<title>Malli – Clothes from Mysuru&#x27;s looms</title>");
  expect(home).toContain('"@type":"ClothingStore"');
  expect(home).toContain("html:root{--color-primary:#7a1f3d");
  expect(home).toContain("Closed today");
  expect(texts.get("/favicon.svg")).toContain(">M</text>");
  expect(JSON.parse(texts.get("/manifest.webmanifest") ?? "")).toMatchObject({ name: "Malli" });
  expect(texts.get("/practice-gateway/page.css")).toContain("--main: #7a1f3d");
  const font = /href="(\/fonts\/malli\.woff2\?v=[0-9a-f]{8})"/.exec(home)?.[1];
  expect(home.match(/rel="preload" as="font"/g)).toHaveLength(1);
  expect(home).toContain(`@font-face{font-family:"Malli Grotesk";src:url(${font}) format("woff2")`);
  expect(texts.get("/practice-gateway/page.css")).toContain("--body: 'Malli Grotesk',");
  const fetched = await fetch(new URL(font ?? "/", server.url));
  expect([fetched.status, fetched.headers.get("Content-Type")]).toEqual([200, "font/woff2"]);
});

test("what has no picture shows one in the shop's colours, small, and not the demo's carton", async () => {
  for (const name of ["placeholder/natural-400.avif", "placeholder/natural-800.webp", "welcome/natural-800.avif"]) {
    const answer = await fetch(new URL(`/pictures/${name}`, server.url));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([name, answer.status]).toEqual([name, 200]);
    expect(bytes.length).toBeLessThan(12_000);
    expect(bytes.equals(readFileSync(join("catalogue", "pictures", "files", name)))).toBe(false);
  }
});

test("no mail and no PDF names them, and both have the shop's colour", async () => {
  const { order_no, order_link } = await order("cod");
  const staff = { cause: "test", actor: clerk } as const;
  await advanceOrder(own.shop, order_no, "packed", staff);
  const placed = await own.order(order_link);
  const texts: string[] = [];
  const person = { name: "Asha", email: "asha@example.com" };
  const letters: Record<string, (who: typeof person, shopName: string, url: string) => Letter> = accountLetters;
  for (const letter of Object.values(letters)) {
    const { subject, text, html } = await writeMail(
      letter(person, own.shop.settings.shop.name, server.url),
      own.shop.settings,
    );
    expect(html).toContain("#7a1f3d");
    expect(html).toContain("'Malli Grotesk',Georgia,serif");
    texts.push(subject, text, html);
  }
  for (const template of orderTemplates)
    for (const state of [placed.state, "awaiting_payment", "cancelled"] as const) {
      const mail = await composeOrderMail(
        { template, order_no, n: 1 },
        { ...placed, state },
        own.shop.settings,
        server.url,
      );
      if (mail) texts.push(mail.subject, mail.text, mail.html);
    }
  await cancelOrder(own.shop, order_no, ["packed"], staff);
  for (const kind of ["invoice", "credit_note"] as const) {
    const document = await readDocument(database.sql, order_no, { kind, seq: 1 });
    if (!document) throw new Error(`There is no ${kind}.`);
    const bytes = await drawDocument(document, own.shop.settings);
    texts.push((await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text);
    expect(texts.at(-1)).toContain("Malli Textiles LLP");
    expect(
      bytes
        .toString("latin1")
        .match(/\/BaseFont \/\S+/g)
        ?.join(" "),
    ).not.toContain("Instrument");
  }
  while ((await dispatchOutbox(own.shop)) > 0);
  for (const { subject, text, html } of await readMailbox(own.shop.settings)) texts.push(subject, text, html);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.flatMap(demosWords)).toEqual([]);
});

test("the policies that come with the shop suit any trade", () => {
  for (const policy of policyNames) expect(demosWords(policyPage(policy, own.shop.settings).html)).toEqual([]);
});
