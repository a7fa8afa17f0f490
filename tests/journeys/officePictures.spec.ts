import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { seeAccessible } from "./accessible.ts";
import { asOwner, refusals, title } from "./office.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

/** A product for each journey: they run beside one another. */
const [dropped, refused, chosen] = [
  "elavarasan-sthayi-mridangam",
  "elavarasan-bolt-tuned-mridangam",
  "elavarasan-puthiya-synthetic-mridangam",
];

/** A photograph in one colour, as a camera saves it. */
async function photograph(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Opens the pictures of the product. */
async function openPictures(page: Page, slug: string): Promise<void> {
  const answer = await page.request.get(`${shopUrl()}/public/api/get/product/${slug}`);
  const { id } = (await answer.json()).data;
  await asOwner(page, `products/${id}/pictures`);
  await expect(title(page)).toHaveText("Pictures");
}

const cards = (page: Page): Locator =>
  page.getByRole("list", { name: "Pictures in their order" }).getByRole("listitem");
const wordsOf = (card: Locator): Locator => card.getByLabel("What is to be seen");
const shownInShop = async (page: Page, slug: string): Promise<string[]> => {
  const answer = await page.request.get(`${shopUrl()}/public/api/get/product/${slug}`);
  return ((await answer.json()).data.images as { alt: string }[]).map(({ alt }) => alt);
};

/** Drops files on the screen, as from a folder beside it. */
async function dropFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString("base64") }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, mimeType, data: text } of given) {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, sent);
  await page.locator("main").dispatchEvent("dragover", { dataTransfer: transfer });
  await page.locator("main").dispatchEvent("drop", { dataTransfer: transfer });
}

test("two pictures are dropped, put into words and in order by keys, and the shop shows them; one taken away comes back", async ({
  shopper: page,
}) => {
  await openPictures(page, dropped);
  const before = await cards(page).count();
  await dropFiles(page, [await photograph("red.jpg", "#a03020"), await photograph("green.jpg", "#30a020")]);
  for (const [name, words] of [
    ["red.jpg", "Seen from the front"],
    ["green.jpg", "Seen from behind"],
  ] as const) {
    const sent = page.getByRole("listitem", { name: `${name}, being added` });
    await wordsOf(sent).fill(words);
    await wordsOf(sent).press("Enter");
    await expect(page.getByRole("listitem", { name: words })).toBeVisible();
  }
  await expect.poll(() => shownInShop(page, dropped)).toContain("Seen from behind");

  const last = page.getByLabel(`picture ${before + 2} of ${before + 2}`, { exact: false }).first();
  const moved = await last.getAttribute("data-picture");
  const card = page.locator(`[data-picture="${moved}"]`);
  await wordsOf(card).focus();
  for (let n = 0; n < before + 1; n++) await page.keyboard.press("Alt+ArrowUp");
  await expect(card).toContainText("First picture");
  await expect(card).toBeFocused();
  await expect.poll(async () => (await shownInShop(page, dropped))[0]).toBe(await wordsOf(card).inputValue());

  await page.goto(`${shopUrl()}/product/${dropped}`);
  await expect(page.locator(`main img[src*="${moved}"]`).first()).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: /Take away picture 1/ }).click();
  await expect.poll(async () => (await shownInShop(page, dropped)).length).toBe(before + 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await shownInShop(page, dropped)).length).toBe(before + 2);
  await expect(cards(page).first()).toHaveAttribute("data-picture", moved ?? "");
});

test("what is no picture is told in plain words and stays until it is left; half a picture as well", async ({
  shopper: page,
}) => {
  await openPictures(page, refused);
  const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${" ".repeat(200)}`);
  const whole = await photograph("half.jpg", "#203050");
  await dropFiles(page, [
    { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic },
    { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear Sir or Madam") },
    { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 300) },
  ]);
  const sent = (name: string) => page.getByRole("listitem", { name: `${name}, being added` });
  await expect(sent("IMG_1.HEIC").getByRole("alert")).toContainText("It is HEIC, as iPhones save photographs");
  await expect(sent("letter.jpg").getByRole("alert")).toHaveText("It is no JPEG, PNG, WebP, AVIF, GIF or TIFF.");
  await expect(sent("half.jpg").getByRole("alert")).toContainText("the file is damaged, or did not come whole");
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await seeAccessible(page);
  }
  await sent("letter.jpg").getByRole("button", { name: "Leave it" }).click();
  await expect(sent("letter.jpg")).toHaveCount(0);
});

test("on a narrow phone a picture is chosen, moved by its buttons and given to a variant", async ({
  shopper: page,
}) => {
  await openPictures(page, chosen);
  await page.setViewportSize({ width: 360, height: 740 });
  const before = await cards(page).count();
  await page.getByLabel("Choose pictures").setInputFiles(await photograph("blue.jpg", "#2030a0"));
  const sent = page.getByRole("listitem", { name: "blue.jpg, being added" });
  await wordsOf(sent).fill("A close look");
  await wordsOf(sent).press("Enter");
  const card = page.getByRole("listitem", { name: /A close look/ });
  await card.getByRole("button", { name: /^Earlier/ }).click();
  await expect(card).toHaveAttribute("aria-label", new RegExp(`picture ${before} of`));
  await card.getByText("No variant’s own").click();
  await card.getByRole("checkbox").first().check();
  await expect(card.getByText(/^Shown for/)).toBeVisible();
  const variantPicture = async () => {
    const answer = await page.request.get(`${shopUrl()}/public/api/get/product/${chosen}`);
    return (await answer.json()).data.variants[0].image as string;
  };
  await expect.poll(variantPicture).toBe(await card.getAttribute("data-picture"));
});
