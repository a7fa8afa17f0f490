import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { openAccount } from "./account.ts";
import { askAbout } from "./asked.ts";
import { asOwner, newEmail, officeUrl, openProduct, refusals, write } from "./office.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

const tuner = "nilgara-swaram-clip-tuner";
const path = `/product/${tuner}/questions`;

const thanks = (page: Page) => page.getByRole("status").filter({ hasText: /^Thank you/ });

test.describe("a question about a product", () => {
  test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

  test("is asked without script, answered by keys in the office, and stands with its answer and facts", async ({
    browser,
    shopper: page,
  }) => {
    const words = `Does it hear a <b>veena</b> </script> ${crypto.randomUUID().slice(0, 8)}?`;
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const form = await plain.newPage();
    await form.goto(`${shopUrl()}/product/${tuner}`);
    await form.getByRole("link", { name: /^Questions & answers/ }).click();
    await form.getByLabel("Your question").fill("Why?");
    await form.getByRole("button", { name: "Ask" }).click();
    await expect(form.getByText("Please enter your question, at least 10 characters.")).toBeVisible();
    await expect(form.getByLabel("Your question")).toHaveValue("Why?");
    await form.getByLabel("Your question").fill(words);
    await form.getByLabel("Name to be shown").fill("Asha");
    await form.getByLabel("E-mail").fill(newEmail("asker"));
    await form.getByRole("button", { name: "Ask" }).click();
    await expect(thanks(form)).toBeVisible();
    await expect(form.getByRole("article").filter({ hasText: words })).toHaveCount(0);
    await plain.close();

    await page.setViewportSize({ width: 1280, height: 800 });
    await asOwner(page, "questions");
    const asked = page.getByRole("listitem").filter({ hasText: words });
    await expect(asked.getByText(/ago$/)).toBeVisible();
    await asked.getByRole("link", { name: /Tuner/ }).focus();
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Answer Asha" });
    await expect(dialog.getByLabel("Your answer")).toBeFocused();
    await seeAccessible(page);
    await dialog.getByLabel("Your answer").fill("It does, by its clip.\nAnd a tanpura.");
    await page.keyboard.press("Control+Enter");
    await expect(asked).toHaveCount(0);

    await openProduct(page, tuner, "Questions &amp; answers (");
    await page.getByRole("link", { name: /^Questions & answers \(\d+\)$/ }).click();
    const article = page.getByRole("article").filter({ hasText: words });
    await expect(article.getByText("It does, by its clip.")).toBeVisible();
    await page.reload();
    const facts = await page.locator("script[type='application/ld+json']").allTextContents();
    const faq = facts.map((text) => JSON.parse(text)).find((one) => one["@type"] === "FAQPage");
    expect(faq.mainEntity.find(({ name }: { name: string }) => name === words)).toMatchObject({
      acceptedAnswer: { "@type": "Answer", text: "It does, by its clip.\nAnd a tanpura." },
    });
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await seeAccessible(page);
  });

  test("is asked with script, with what the account knows, and wrong fields are said at once", async ({
    shopper: page,
  }) => {
    const email = await openAccount(page);
    await open(page, path);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(page.getByLabel("Name to be shown")).not.toHaveValue("");
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.getByLabel("Your question")).toBeFocused();
    await seeAccessible(page);
    await expect(page.getByLabel("Your question")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Your question").press("D");
    await expect(page.getByLabel("Your question")).toHaveAttribute("aria-invalid", "false");
    for (const words of ["Does the battery come with it?", "And is it a battery that can be had everywhere?"]) {
      await page.getByLabel("Your question").fill(words);
      await page.getByRole("button", { name: "Ask" }).click();
      await expect(thanks(page)).toBeFocused();
      await expect(page.getByLabel("Your question")).toHaveValue("");
    }
    await seeAccessible(page);
  });

  test("who answers later than a colleague sees his answer and keeps what he typed; then it is taken away by a rule", async ({
    shopper: page,
  }) => {
    const words = `How long does its battery last, ${crypto.randomUUID().slice(0, 8)}?`;
    await askAbout(page.request, tuner, words);
    await page.setViewportSize({ width: 1280, height: 800 });
    await asOwner(page, "questions");
    const asked = page.getByRole("listitem").filter({ hasText: words });
    await asked.getByRole("button", { name: "Answer" }).click();
    const dialog = page.getByRole("dialog", { name: "Answer Asha" });
    await dialog.getByLabel("Your answer").fill("A year.");
    const { data } = await (await page.request.get(officeUrl("api/questions"))).json();
    const { id } = data.rows.find((row: { words: string }) => row.words === words);
    await write(page, `questions/${id}/answer`, { version: 1, answer: "Some months." });
    await dialog.getByRole("button", { name: "Answer" }).click();
    await expect(dialog.getByText(/^Answered meanwhile by .*Some months\./)).toBeVisible();
    await expect(dialog.getByLabel("Your answer")).toHaveValue("A year.");
    await seeAccessible(page);
    await dialog.getByRole("button", { name: "Answer" }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole("button", { name: "Answered" }).click();
    await expect(asked.getByText("A year.")).toBeVisible();
    await asked.getByRole("button", { name: "Take away" }).click();
    await page.getByLabel("By which rule").selectOption({ label: "It is asked and answered already" });
    await page.getByRole("button", { name: "Take it away" }).click();
    await expect(asked).toHaveCount(0);
    await page.getByRole("button", { name: "Taken away" }).click();
    await expect(asked.getByText("It is asked and answered already")).toBeVisible();
    await open(page, path);
    await expect(page.getByText(words)).toHaveCount(0);
  });
});
