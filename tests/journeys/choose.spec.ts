import { expect, open, shopUrl, test } from "./shop.ts";

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions lead from a category to products with reasons, kept in the address, and on to a comparison", async ({
    page,
  }) => {
    await page.goto(`${shopUrl()}/category/guitars`);
    await page.getByRole("link", { name: "Which first guitar?" }).click();
    await page
      .getByRole("group", { name: "What is to be played?" })
      .getByLabel(/Classical/)
      .check();
    await page.getByRole("group", { name: "How tall is the player?" }).getByLabel("135 to 150 cm").check();
    await page.getByRole("button", { name: "Show what fits" }).click();
    await expect(page).toHaveURL(/\/choose\/first-guitar\?music=classical&height=to-150$/);
    const fits = page.getByRole("region", { name: "What fits" });
    await expect(fits.getByRole("heading", { level: 3 })).toHaveText(["Sembiyan N5 Student Classical Guitar"]);
    await expect(fits).toContainText("Nylon strings are easier on the fingers");
    await expect(page.getByLabel("135 to 150 cm")).toBeChecked();
  });
});

test("what nothing answers to is left aside and said; a guide that is not there is not found", async ({
  shopper: page,
}) => {
  await open(page, "/choose/first-guitar?music=electric&height=below-135&hand=left");
  const fits = page.getByRole("region", { name: "What fits" });
  await expect(fits).toContainText(
    "Left aside, as nothing in stock answers to it together with the rest: “Below 135 cm”",
  );
  await expect(fits.getByText("It is made for the left hand too").first()).toBeVisible();
  await fits.getByRole("link", { name: "Compare these" }).click();
  await expect(page.getByRole("table", { name: "Products side by side" })).toBeVisible();
  const missing = await page.request.get(`${shopUrl()}/choose/nothing`);
  expect(missing.status()).toBe(404);
});

test("every answer of every guide leads to something that is in stock", async ({ request }) => {
  const read = async <T>(path: string) => (await (await request.get(`${shopUrl()}/public/api${path}`)).json()) as T;
  const { data: guides } = await read<{ data: { slug: string }[] }>("/get/guides");
  expect(guides.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "first-guitar",
      "violin-size",
      "flute",
      "keyboard",
      "veena",
      "drum-kit",
      "microphone",
      "strings",
    ]),
  );
  type Question = { answers: { find: Record<string, string> }[] };
  for (const { slug } of guides) {
    const { data: guide } = await read<{ data: { category: string; questions: Question[] } }>(`/get/guide/${slug}`);
    const kinds = guide.questions.flatMap(({ answers }) => answers).filter(({ find }) => find.scategory);
    const rest = guide.questions.flatMap(({ answers }) => answers).filter(({ find }) => !find.scategory);
    for (const { find } of [...kinds, ...rest]) {
      if (Object.keys(find).length === 0) continue;
      // What only one kind has is asked of that kind.
      const tried = [{}, ...kinds.map((kind) => kind.find)].map(async (kind) => {
        const asked = new URLSearchParams({ category: guide.category, in_stock: "true", ...kind, ...find });
        const list = await read<{ total: number; applied: { parameter: string }[] }>(`/get/products?${asked}`);
        const went = Object.keys(find).every((name) => list.applied.some(({ parameter }) => parameter === name));
        return went && list.total > 0;
      });
      expect(await Promise.all(tried), `${slug}: ${JSON.stringify(find)}`).toContain(true);
    }
  }
});
