import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Card, ProductList } from "../../contract/catalogue.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const list = (query: string | URLSearchParams) => catalogue.read(ProductList, `/get/products?${query}`);
const slugs = (products: Card[]) => products.map(({ product_url }) => product_url);

/** Every product that a query finds, page by page. */
async function all(query: string): Promise<Card[]> {
  const first = await list(query);
  const pages = await Promise.all(Array.from({ length: first.last_page }, (_, i) => list(`${query}&page=${i + 1}`)));
  expect(pages.map((page) => page.products.length)).toEqual(
    pages.map((_, i) => (i < first.last_page - 1 ? 12 : first.total - 12 * i)),
  );
  return pages.flatMap(({ products }) => products);
}

describe("pages", () => {
  test.each(["", "sort=newest", "sort=price_up", "sort=price_down", "sort=discount", "sort=origin", "search=kaveri"])(
    "of ?%s show each product once",
    async (query) => {
      const products = await all(query);
      expect(new Set(slugs(products)).size).toBe(products.length);
      if (!query.startsWith("search")) expect(products).toHaveLength(39);
    },
  );

  test("beyond the end are the last one", async () => {
    const page = await list("page=99999999999");
    expect([page.page, page.last_page, page.products.length]).toEqual([4, 4, 3]);
    expect(page.ignored).toEqual([{ parameter: "page", value: "99999999999" }]);
  });

  test("of a query that finds nothing: one, empty", async () => {
    expect(await list("brand=venu&category=keyboards")).toMatchObject({
      page: 1,
      last_page: 1,
      total: 0,
      products: [],
      price_range: null,
    });
  });
});

describe("sorts", () => {
  const sold = (card: Card) => (card.availability === "out_of_stock" ? 1 : 0);
  const rising = (values: number[]) => values.toSorted((a, b) => a - b);

  test("by popularity as a rule, what is in stock first", async () => {
    const products = await all("");
    expect(products.map(sold)).toEqual(rising(products.map(sold)));
    const rows = await catalogue.sql<
      { product_id: number; popularity: number }[]
    >`select product_id, popularity from card`;
    const popularity = new Map(rows.map((row) => [row.product_id, row.popularity]));
    const ranks = products.filter((card) => !sold(card)).map(({ id }) => -(popularity.get(id) ?? 0));
    expect(ranks).toEqual(rising(ranks));
  });

  test.each<[string, (card: Card) => number]>([
    ["price_up", ({ price }) => price],
    ["price_down", ({ price }) => -price],
    ["discount", ({ discount_percent }) => -discount_percent],
  ])("by %s", async (sort, key) => {
    const keys = (await all(`sort=${sort}`)).map(key);
    expect(keys).toEqual(rising(keys));
  });

  test("by the country's name", async () => {
    const rows = await catalogue.sql<{ product_id: number; country: string }[]>`
      select product_id, country_of_origin as country from card`;
    const country = new Map(rows.map((row) => [row.product_id, row.country]));
    const order = (await all("sort=origin")).map(({ id }) => country.get(id));
    expect([...new Set(order)]).toEqual(["CN", "DE", "IN", "JP", "GB"]); // China, Germany, India, Japan, United Kingdom
  });
});

/** A query with a facet's value in place of what was chosen there; another category has other sub-categories. */
function choosing(query: string, parameter: string, value: string): URLSearchParams {
  const chosen = new URLSearchParams(query);
  chosen.set(parameter, value);
  if (parameter === "category") chosen.delete("scategory");
  return chosen;
}

describe("facets", () => {
  test.each([
    "",
    "category=guitars",
    "category=acoustic-guitars&hand=left",
    "category=guitars&scategory=acoustic-guitars&body=concert,parlour&strings=6",
    "scategory=mridangam&size=22+inch&availability=in_stock",
    "brand=sembiyan,ashcombe&discount=20&booking=demo",
    "search=guitar&origin=IN&min_price=5000&max_price=20000",
    "origin=imported",
    "origin=imported,IN&category=keyboards",
    "collection=carnatic-essentials&availability=out_of_stock",
    "discount=student-starters&brand=venu",
    "brand=venu&category=keyboards",
  ])("of ?%s count what choosing them gives", async (query) => {
    const { facets } = await list(query);
    expect(facets.length).toBeGreaterThan(0);
    for (const { parameter, values } of facets) {
      for (const { value, count } of values) {
        const { total } = await list(choosing(query, parameter, value));
        expect({ parameter, value, count }).toEqual({ parameter, value, count: total });
      }
    }
  });

  test("are those of the chosen category, with their labels in their natural order", async () => {
    const { facets } = await list("category=indian-classical&scategory=mridangam");
    expect(facets.map(({ parameter, label }) => [parameter, label]).slice(-2)).toEqual([
      ["size", "Size"],
      ["wood", "Wood"],
    ]);
    expect(
      facets.find(({ parameter }) => parameter === "size")?.values.map(({ value, count }) => [value, count]),
    ).toEqual([
      ["18 inch", 1],
      ["22 inch", 2],
      ["24 inch", 1],
    ]);
    expect((await list("category=guitars")).facets.map(({ parameter }) => parameter)).not.toContain("hand");
  });

  test("mark what is chosen, and keep it when it would leave nothing", async () => {
    const { facets, applied } = await list("brand=venu&category=keyboards");
    expect(facets.find(({ parameter }) => parameter === "brand")?.values.filter(({ active }) => active)).toEqual([
      { value: "venu", label: "Venu & Sons", count: 0, active: true },
    ]);
    expect(applied).toEqual([
      { parameter: "category", value: "keyboards", label: "Keyboards & Pianos" },
      { parameter: "brand", value: "venu", label: "Venu & Sons" },
    ]);
  });

  test("name countries, and the price range leaves the price filter out", async () => {
    const page = await list("category=digital-pianos&max_price=50000");
    expect(page.facets.find(({ parameter }) => parameter === "origin")?.values).toEqual([
      { value: "imported", label: "Imported", count: 1, active: false },
      { value: "JP", label: "Japan", count: 1, active: false },
    ]);
    expect(page.price_range).toEqual({ least: 4_800_000, most: 8_900_000, steps: [2, 1] });
  });
});

describe("filters", () => {
  test("combine: each narrows the others", async () => {
    const query = "category=guitars&brand=sembiyan&availability=in_stock&min_price=5000&max_price=10000&origin=IN";
    const [found] = await catalogue.sql<{ slugs: string[] }[]>`
      select array_agg(k.slug order by k.slug) as slugs from card k
      join category d on d.id = k.department_id join brand b on b.id = k.brand_id
      where d.slug = 'guitars' and b.slug = 'sembiyan' and availability = 'in_stock'
        and price between 500000 and 1000000`;
    expect(slugs(await all(query)).toSorted()).toEqual(found?.slugs);
    expect(found?.slugs.length).toBeGreaterThan(1);
  });

  test("by a department, by a category as either parameter, and by several brands, with commas or repeated", async () => {
    expect((await list("category=indian-classical")).total).toBe(10);
    expect(await all("category=veena")).toEqual(await all("scategory=veena"));
    expect(await all("brand=venu,halden")).toEqual(await all("brand=venu&brand=halden"));
  });

  test("by discount: a percentage at least, or a collection whose discount runs", async () => {
    const half = await all("discount=50");
    expect(half.map(({ product_url, discount_percent }) => [product_url, discount_percent])).toEqual([
      ["halden-clip-tuner", 50],
    ]);
    expect((await all("discount=student-starters")).every(({ discount_percent }) => discount_percent >= 15)).toBe(true);
    expect((await list("discount=last-summer")).ignored).toEqual([{ parameter: "discount", value: "last-summer" }]);
  });

  test("leave out what is not published", async () => {
    expect(slugs(await all("category=ukuleles"))).not.toContain("old-school-ukulele");
  });
});

describe("what means nothing", () => {
  test.each([
    ["category", "nothing"],
    ["scategory", "guitars"],
    ["brand", "nobody"],
    ["collection", "nothing"],
    ["collection", "home"],
    ["availability", "perhaps"],
    ["booking", "none"],
    ["discount", "100"],
    ["origin", "ZZ"],
    ["min_price", "-1"],
    ["max_price", "cheap"],
    ["sort", "random"],
    ["page", "0"],
    ["search", "%%%"],
    ["hand", "left"],
    ["category", "a\0b"],
  ])("%s=%s is ignored and named", async (parameter, value) => {
    const page = await list(new URLSearchParams({ [parameter]: value }));
    // What the database can't keep is named by the sign that stands for it.
    expect(page.ignored).toEqual([{ parameter, value: value.replace("\0", "\ufffd") }]);
    expect([page.total, page.applied]).toEqual([39, []]);
  });

  test("a price range that ends before it begins: its end is ignored", async () => {
    const page = await list("min_price=5000&max_price=1000");
    expect(page.ignored).toEqual([{ parameter: "max_price", value: "1000" }]);
    expect(page.applied.map(({ parameter }) => parameter)).toEqual(["min_price"]);
    expect(page.total).toBeGreaterThan(0);
  });

  test("beside what does: the rest applies", async () => {
    const page = await list(
      "category=acoustic-guitars&hand=left,third&brand=nobody,sembiyan&utm_source=mail&min_price=",
    );
    expect(page.ignored).toEqual([
      { parameter: "brand", value: "nobody" },
      { parameter: "hand", value: "third" },
    ]);
    expect(page.applied.map(({ parameter, value }) => [parameter, value])).toEqual([
      ["category", "acoustic-guitars"],
      ["brand", "sembiyan"],
      ["hand", "left"],
    ]);
    expect(page.total).toBe(3);
  });
});

test("an answer is tagged with the list and each product it shows", async () => {
  const response = await catalogue.ask("/get/products?category=veena");
  const { products } = ProductList.parse(await response.json());
  expect(response.headers.get("Cache-Tag")?.split(",")).toEqual([
    "lists",
    ...products.map(({ id }) => `product:${id}`),
  ]);
});
