import type { APIRequestContext } from "@playwright/test";
import { openDatabase } from "../../server/database/connect.ts";
import { pages, placeOrder } from "./pages.ts";
import { expect, lineOf, shopUrl, test } from "./shop.ts";

type Facts = Record<string, unknown>;
type Expected = {
  status?: number;
  title: RegExp;
  /** The page's one address; left out: it has none, as its address is a secret or leads nowhere. */
  canonical?: string;
  /** Kept from search engines. */
  hidden?: true;
  /** The kinds of facts it has in schema.org's words. */
  facts?: string[];
  /** From the home page to here. */
  crumbs?: string[];
};

const veena = "maruthan-ekandam-saraswati-veena";
const list = ["ItemList", "BreadcrumbList"];
const entrance = (path: string, title: RegExp): Expected => ({ title, canonical: path, hidden: true });
const policy = (path: string, title: RegExp, name: string): Expected => ({
  title,
  canonical: path,
  facts: ["BreadcrumbList"],
  crumbs: [name],
});
const missing: Expected = { status: 404, title: /^Page not found/, hidden: true };
const guitars = "Guitars & Ukuleles";

/** Every route of the product, and what its page says of itself. */
const routes: Record<string, Expected> = {
  "/": {
    title: /^Swara – Musical instruments, Chennai$/,
    canonical: "/",
    facts: ["Organization", "MusicStore", "WebSite"],
  },
  [`/product/${veena}`]: {
    title: /^Maruthan Kamalam Ekandam Saraswati Veena, /,
    canonical: `/product/${veena}`,
    facts: ["Product", "BreadcrumbList"],
    crumbs: ["Indian Classical", "Veena", "Maruthan Kamalam Ekandam Saraswati Veena"],
  },
  "/category/guitars": {
    title: /^Guitars & Ukuleles/,
    canonical: "/category/guitars",
    facts: ["BreadcrumbList"],
    crumbs: [guitars],
  },
  "/products/first-guitars": {
    title: /^First guitars/,
    canonical: "/products/first-guitars",
    facts: list,
    crumbs: ["First guitars"],
  },
  "/products/search": { title: /^All products/, canonical: "/products/search", facts: list, crumbs: ["All products"] },
  "/products/search?category=guitars&scategory=ukuleles&sort=price_up&max_price=9000": {
    title: /^Ukuleles/,
    canonical: "/products/search?category=guitars&scategory=ukuleles",
    facts: list,
    crumbs: [guitars, "Ukuleles"],
  },
  "/products/search?category=guitars&page=2": {
    title: /^Guitars & Ukuleles/,
    canonical: "/products/search?category=guitars&page=2",
    facts: list,
    crumbs: [guitars],
  },
  "/products/search?search=veena": {
    title: /^Results for “veena”/,
    canonical: "/products/search",
    hidden: true,
    facts: list,
    crumbs: ["Results for “veena”"],
  },
  [`/compare?products=${veena}`]: {
    title: /^Compare Maruthan Kamalam Ekandam Saraswati Veena/,
    canonical: `/compare?products=${veena}`,
    hidden: true,
    facts: ["BreadcrumbList"],
    crumbs: ["Compare"],
  },
  "/compare?products=nothing": {
    status: 404,
    title: /^Compare/,
    canonical: "/compare",
    hidden: true,
    facts: ["BreadcrumbList"],
    crumbs: ["Compare"],
  },
  "/choose/violin-size": {
    title: /^Which violin, and in which size\?/,
    canonical: "/choose/violin-size",
    facts: ["BreadcrumbList"],
    crumbs: ["Which violin, and in which size?"],
  },
  "/choose/violin-size?level=beginner": {
    title: /^Which violin, and in which size\?/,
    canonical: "/choose/violin-size",
    hidden: true,
    facts: ["BreadcrumbList"],
    crumbs: ["Which violin, and in which size?"],
  },
  "/choose/nothing": missing,
  "/brand": {
    title: /^Shop by Brand/,
    canonical: "/brand",
    facts: ["BreadcrumbList"],
    crumbs: ["Shop by Brand"],
  },
  "/brands/sembiyan": {
    title: /^Sembiyan/,
    canonical: "/brands/sembiyan",
    facts: list,
    crumbs: ["Brands", "Sembiyan"],
  },
  "/brands/sembiyan?page=2&sort=price_up": {
    title: /^Sembiyan/,
    canonical: "/brands/sembiyan?page=2",
    facts: list,
    crumbs: ["Brands", "Sembiyan"],
  },
  "/cart": entrance("/cart", /^Cart/),
  "/checkout": entrance("/checkout", /^Checkout/),
  "/login": entrance("/login", /^Login/),
  "/orders/lookup": entrance("/orders/lookup", /^Find an order/),
  "/register": entrance("/register", /^Open an account/),
  "/forgotpassword": entrance("/forgotpassword", /^Forgot password/),
  "/reset-password/abc": { title: /^Set a new password/, hidden: true },
  "/verify-account/abc": { title: /^Confirm your e-mail/, hidden: true },
  "/profile": entrance("/login", /^Login/), // where a visitor is led to
  "/privacypolicy": policy("/privacypolicy", /^Privacy policy/, "Privacy policy"),
  "/termsofuse": policy("/termsofuse", /^Terms of use/, "Terms of use"),
  "/returnpolicy": policy("/returnpolicy", /^Return policy/, "Return policy"),
  "/shippingpolicy": policy("/shippingpolicy", /^Shipping policy/, "Shipping policy"),
  [`/tryout/${veena}`]: {
    title: /^Try the Maruthan Kamalam Ekandam Saraswati Veena/,
    canonical: `/tryout/${veena}`,
    facts: ["BreadcrumbList"],
    crumbs: ["Maruthan Kamalam Ekandam Saraswati Veena", "Try it"],
  },
  "/booking/AAAAA-AAAAA?key=wrong": missing,
  "/review/AAAAA-AAAAA-wrong": missing,
  "/product/nothing/reviews": missing,
  [`/product/${veena}/reviews`]: {
    title: /^Reviews: Maruthan Kamalam Ekandam Saraswati Veena/,
    hidden: true,
    facts: ["BreadcrumbList"],
    crumbs: ["Maruthan Kamalam Ekandam Saraswati Veena", "Reviews"],
  },
  "/product/nothing/questions": missing,
  [`/product/${veena}/questions`]: {
    title: /^Questions & answers: Maruthan Kamalam Ekandam Saraswati Veena/,
    canonical: `/product/${veena}/questions`,
    hidden: true, // until one is answered
    facts: ["BreadcrumbList"],
    crumbs: ["Maruthan Kamalam Ekandam Saraswati Veena", "Questions & answers"],
  },
  "/product/nothing/hear": missing,
  "/product/sembiyan-s10-dreadnought-acoustic-guitar/hear": missing, // it names no pitch
  [`/product/${veena}/hear`]: {
    title: /^Hear the pitch: Maruthan Kamalam Ekandam Saraswati Veena/,
    canonical: `/product/${veena}/hear`,
    hidden: true,
    facts: ["BreadcrumbList"],
    crumbs: ["Maruthan Kamalam Ekandam Saraswati Veena", "Hear its pitch"],
  },
  "/product/nothing/fits": missing,
  [`${pages.fits}?with=1`]: {
    title: /^What fits the Sembiyan S10/,
    canonical: pages.fits,
    facts: ["ItemList", "BreadcrumbList"],
    crumbs: ["Sembiyan S10 Dreadnought Acoustic Guitar", "What fits it"],
  },
  "/product/nothing/wait": missing,
  [`/product/${veena}/wait`]: { title: /^Tell me when it is back/, hidden: true },
  "/leave/no-such-key": { title: /^No mail comes/, hidden: true },
  "/grievance": policy("/grievance", /^Complaints/, "Complaints"),
  "/ordersummary/NOTHING": missing,
  "/ordersummary/NOTHING/again": missing,
  "/thankyou/success": missing,
  "/thankyou/nonsense": missing,
  "/product/nothing": missing,
  "/category/nothing": missing,
  "/products/nothing": missing,
  "/brands/nothing": missing,
  "/anything/else": missing,
};

const text = (found: unknown) => expect.stringMatching(String(found));
const address = text("^http");
/** What facts of a kind must at least have: what Google's pages on structured data require, and what this shop promises. */
const required: Record<string, Facts> = {
  Organization: { name: "Swara", url: address, logo: address, contactPoint: expect.anything() },
  MusicStore: {
    name: "Swara",
    image: address,
    telephone: text("\\d"),
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: text(":") })]),
    address: expect.objectContaining({
      streetAddress: "73, Anna Salai",
      addressLocality: "Chennai",
      postalCode: "600002",
      addressCountry: "IN",
    }),
  },
  WebSite: {
    url: address,
    potentialAction: {
      "@type": "SearchAction",
      target: text("/products/search\\?search=\\{search_term_string\\}$"),
      "query-input": "required name=search_term_string",
    },
  },
  Product: {
    name: text("."),
    image: expect.arrayContaining([address]),
    description: text("."),
    sku: text("."),
    brand: { "@type": "Brand", name: text(".") },
    countryOfOrigin: text("."),
    offers: expect.objectContaining({
      "@type": "Offer",
      url: address,
      price: text("^\\d+\\.\\d\\d$"),
      priceCurrency: "INR",
      availability: text("^https://schema.org/(InStock|OutOfStock|PreOrder)$"),
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: expect.objectContaining({
        "@type": "OfferShippingDetails",
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
        deliveryTime: expect.objectContaining({ handlingTime: expect.anything(), transitTime: expect.anything() }),
      }),
      hasMerchantReturnPolicy: expect.objectContaining({
        "@type": "MerchantReturnPolicy",
        applicableCountry: "IN",
        merchantReturnDays: expect.any(Number),
        returnFees: text("^https://schema.org/"),
        returnMethod: text("^https://schema.org/"),
      }),
    }),
  },
  ItemList: { itemListElement: expect.arrayContaining([expect.objectContaining({ url: text("/product/") })]) },
  BreadcrumbList: { itemListElement: expect.any(Array) },
};

const unescaped = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<");

/** What a page says of itself to programs. */
async function selfOf(request: APIRequestContext, path: string) {
  const response = await request.get(shopUrl() + path);
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => unescaped(found));
  // Cut as a browser cuts it: an unescaped end within the facts would leave JSON that can't be read.
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = ""]) => {
      const read: Facts = JSON.parse(json);
      return "@graph" in read ? (read["@graph"] as Facts[]) : [read];
    },
  );
  return {
    status: response.status(),
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    headings: all(/<(h1)[\s>]/g),
    language: all(/<html[^>]* lang="([^"]*)"/g),
    facts,
  };
}

type Self = Awaited<ReturnType<typeof selfOf>>;

function see(self: Self, { status = 200, title, canonical, hidden, facts = [], crumbs }: Expected) {
  expect(self.status).toBe(status);
  expect(self.titles).toEqual([expect.stringMatching(title)]);
  expect(self.titles[0]).toMatch(/Swara/);
  expect(self.descriptions).toEqual([expect.stringMatching(/^.{20,}$/s)]);
  expect(self.canonicals).toEqual(canonical === undefined ? [] : [new URL(canonical, shopUrl()).href]);
  expect(self.robots).toEqual(hidden ? ["noindex"] : []);
  expect([self.headings, self.language]).toEqual([["h1"], ["en-IN"]]);
  expect(self.facts.map((one) => one["@type"])).toEqual(facts);
  for (const one of self.facts) expect(one).toMatchObject(required[String(one["@type"])] ?? {});
  const way = self.facts.find((one) => one["@type"] === "BreadcrumbList")?.itemListElement as Facts[] | undefined;
  expect(way?.map(({ position, name }) => [position, name])).toEqual(
    crumbs && ["Home", ...crumbs].map((name, index) => [index + 1, name]),
  );
  for (const { item } of way?.slice(0, -1) ?? []) expect(String(item)).toMatch(/^http/);
}

test.describe("Routes", () => {
  for (const [path, expected] of Object.entries(routes)) {
    test(`${path} says what it is: ${expected.status ?? 200}, title, description, address, facts`, async ({
      request,
    }) => {
      const self = await selfOf(request, path);
      see(self, expected);
      const [route = "", query] = path.split("?");
      const shouted = route.toUpperCase() + (query ? `?${query}` : "");
      // A token is what it is; everything else may be written in any case.
      if (!/^\/(verify-account|reset-password)/.test(path)) see(await selfOf(request, shouted), expected);
    });
  }

  test("an order and the outcome of its payment say what they are, in any letter case, and are nobody else's", async ({
    page,
    request,
  }) => {
    const { order_no, key } = await placeOrder(request, await lineOf(page, "sembiyan-chittu-soprano-ukulele"), "cod");
    see(await selfOf(request, `/OrderSummary/${order_no}?key=${key}`), { title: /^Order /, hidden: true });
    const outcome = `?${new URLSearchParams({ order: order_no, key })}`;
    see(await selfOf(request, `/thankyou/success${outcome}`), { title: /^Thank you/, hidden: true });
    see(await selfOf(request, `/ThankYou/Success${outcome}`), { title: /^Thank you/, hidden: true });
    see(await selfOf(request, `/ordersummary/${order_no}`), missing);
    const again = `/ordersummary/${order_no}/again`;
    see(await selfOf(request, `${again}?key=${key}`), { title: /^Order .+ again/, hidden: true });
    see(await selfOf(request, again), missing);
  });

  test("no two pages that search engines may show have the same title or the same description", async ({ request }) => {
    const shown = Object.entries(routes).filter(([path, { hidden }]) => !hidden && !path.includes("page="));
    const selves = await Promise.all(shown.map(([path]) => selfOf(request, path)));
    for (const told of [selves.map(({ titles }) => titles[0]), selves.map(({ descriptions }) => descriptions[0])])
      expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([]);
  });

  test("what was renamed answers 301 and leads to its new address, in any letter case", async ({ request }) => {
    const moved = {
      product: ["/product", veena],
      category: ["/category", "guitars"],
      brand: ["/brands", "sembiyan"],
      collection: ["/products", "first-guitars"],
    } as const;
    const { sql, close } = await openDatabase({
      DATABASE_URL: process.env.SHOP_DATABASE_URL || undefined,
      DATA_DIR: process.env.SHOP_DATA_DIR ?? "",
      DATABASE_POOL: 1,
    });
    for (const [kind, [, now]] of Object.entries(moved))
      await sql`insert into redirect (kind, old_slug, new_slug) values (${kind}, 'as-it-was-called', ${now})`;
    await close();
    for (const [start, now] of Object.values(moved)) {
      for (const path of [`${start}/as-it-was-called`, `${start.toUpperCase()}/As-It-Was-Called`]) {
        const answer = await request.get(shopUrl() + path, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, `${start}/${now}`]);
      }
    }
  });
});
