import { seeAccessible } from "./accessible.ts";
import { boughtAndDelivered } from "./delivered.ts";
import { asOwner, openProduct } from "./office.ts";
import { expect, lineOf, open, shopUrl, test } from "./shop.ts";

const product = "nilgara-swaram-clip-tuner";

test.describe("a buyer's review", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is written without script, read by the staff, answered, and stands with its facts on the product's page", async ({
    browser,
    page,
  }) => {
    const path = await boughtAndDelivered(page.request, await lineOf(page, product));
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const form = await plain.newPage();
    await form.goto(shopUrl() + path);
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByText("Please choose 1 to 5 stars.")).toBeVisible();
    await form.getByLabel("Stars").selectOption("4");
    await form.getByLabel("Your review").fill("Light </script><b>and</b> in tune.\n\nThe clip is stiff.");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("status")).toHaveText(/reads it before it is shown/);
    await plain.close();

    await open(page, path);
    await expect(page.getByLabel("Your review")).toHaveValue(/^Light/);
    await seeAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 }); // the office's menu stands open there
    await asOwner(page, "reviews");
    const review = page.getByRole("listitem").filter({ hasText: "The clip is stiff." });
    await review.getByRole("button", { name: "Show it" }).click();
    await expect(review).toHaveCount(0);

    const section = page.getByRole("region", { name: "From those who bought it" });
    await openProduct(page, product, "The clip is stiff.");
    await expect(
      section.getByRole("article").filter({ hasText: "Light </script><b>and</b> in tune." }).first(),
    ).toBeVisible();
    const facts = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(facts.join()).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":4,"reviewCount":[1-9]/);
    await seeAccessible(page);
    await open(page, "/products/search?search=nilgara+swaram");
    const stars = page
      .getByRole("article")
      .filter({ hasText: "Swaram" })
      .getByRole("img", { name: /^\d(\.\d)? of 5 stars, \d+ review/ });
    await expect(stars.first()).toBeVisible();
    await seeAccessible(page);
  });
});
