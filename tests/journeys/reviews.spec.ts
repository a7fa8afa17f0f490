import sharp from "sharp";
import { seeAccessible } from "./accessible.ts";
import { boughtAndDelivered } from "./delivered.ts";
import { asOwner, openProduct } from "./office.ts";
import { expect, lineOf, open, shopUrl, test } from "./shop.ts";

const product = "nilgara-swaram-clip-tuner";
const pictured = "mullickbari-balya-single-reed-harmonium";

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

  test("has pictures: sent without script and with it, seen by the staff, one left out, and shown with the words", async ({
    browser,
    page,
  }) => {
    const path = await boughtAndDelivered(page.request, await lineOf(page, pictured));
    const photograph = async (name: string, background: string) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    });
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const form = await plain.newPage();
    await form.goto(shopUrl() + path);
    await expect(form.getByLabel("Add pictures")).toHaveCount(0);
    await form.getByLabel("Stars").selectOption("5");
    await form.getByLabel("Your review").fill("Every note sits where it should.");
    await form.getByRole("button", { name: "Send" }).click();
    const part = form.getByRole("region", { name: "Pictures of it" });
    await part.getByRole("button", { name: "Send" }).click();
    await expect(part.getByRole("alert")).toHaveText(/choose a picture/);
    const html = { name: "b.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>alert(1)</script>".repeat(9)) };
    await part.getByLabel("Add pictures").setInputFiles([await photograph("a.jpg", "#a03020"), html]);
    await part.getByRole("button", { name: "Send" }).click();
    await expect(part.getByRole("alert")).toHaveText(/Only JPEG, PNG, WebP and AVIF/);
    await expect(part.getByText(/^Picture 1: /)).toBeVisible();
    await expect(part.getByText(/^Picture 2: /)).toHaveCount(0);
    await plain.close();

    await open(page, path);
    const pictures = page.getByRole("region", { name: "Pictures of it" });
    const files = pictures.getByLabel(/^Add (a picture|pictures)$/);
    await files.setInputFiles([await photograph("c.jpg", "#30a020"), await photograph("d.jpg", "#2030a0")]);
    let sent = 0;
    await page.route(/\/pictures\?product_url=/, (route) => (++sent === 2 ? route.abort() : route.continue()));
    await pictures.getByRole("button", { name: "Send", exact: true }).click();
    await expect(pictures.getByRole("alert")).toHaveText(/^We have no answer from the shop/);
    await expect(pictures.getByRole("img")).toHaveCount(2);
    await expect(pictures.getByText("It is shown once somebody here has seen it.")).toHaveCount(2);
    const second = pictures.getByRole("listitem").nth(1);
    await second.getByLabel("What is to be seen").fill("The reeds, from below");
    await second.getByRole("button", { name: "Keep these words" }).click();
    await expect(page.getByRole("status").filter({ hasText: "What is to be seen is kept." })).toBeFocused();
    await expect(pictures.getByRole("img", { name: "The reeds, from below" })).toBeVisible();
    // The one that is still chosen goes with the words.
    await page.getByRole("button", { name: "Send it anew" }).click();
    await expect(pictures.getByText("It is shown once somebody here has seen it.")).toHaveCount(3);
    expect(sent).toBe(3);
    await expect(files).toHaveCount(0);
    await seeAccessible(page);
    await pictures.getByRole("button", { name: "Take picture 3 away" }).click();
    await expect(pictures.getByRole("img")).toHaveCount(2);

    const office = await page.context().newPage();
    await office.setViewportSize({ width: 1280, height: 800 });
    await asOwner(office, "reviews");
    const review = office.getByRole("listitem").filter({ hasText: "Every note sits where it should." });
    const seen = review.getByRole("list").getByRole("listitem");
    await expect(seen.getByRole("img")).toHaveCount(2);
    await seeAccessible(office);
    await seen.first().getByRole("button", { name: "Leave it out" }).click();
    await office.getByRole("dialog").getByLabel("By which rule").selectOption("person");
    await office.getByRole("dialog").getByLabel("Why it fits").fill("A child is to be seen");
    await office.getByRole("dialog").getByRole("button", { name: "Leave it out" }).click();
    await expect(seen.first().getByText(/^Left out: /)).toBeVisible();
    await review.getByRole("button", { name: "Show it" }).click();
    await expect(review).toHaveCount(0);

    await open(page, path);
    await expect(pictures.getByText(/It is left out\. .*A child is to be seen/)).toBeVisible();
    await openProduct(page, pictured, "1 picture");
    await page.getByRole("link", { name: /1 picture$/ }).click();
    const shown = page.getByRole("article").filter({ hasText: "Every note sits where it should." });
    await expect(shown.getByRole("img", { name: "The reeds, from below" })).toBeVisible();
    await seeAccessible(page);
    const facts = await (await page.request.get(`${shopUrl()}/product/${pictured}/reviews`)).text();
    expect(facts).toMatch(/"image":\["http[^"]*\/pictures\/own\/review-[\da-f-]{36}-800\.webp"\]/);
    const large = await shown.getByRole("link").getAttribute("href");
    expect((await page.request.get(shopUrl() + large)).headers()["content-type"]).toBe("image/avif");
  });
});
