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
