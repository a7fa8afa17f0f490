import type { Page } from "@playwright/test";
import { pages } from "./pages.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

const flute = "neelavanam-thendral-carnatic-flute";

/** What the page's own Web Audio was asked for: how many contexts there are, their states, and what each tone was made of. */
type Heard = { contexts: string[]; oscillators: number[]; buffers: { seconds: number; loop: boolean }[] };

/** Listens at the real Web Audio of a page that is opened next. */
async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    const oscillators: OscillatorNode[] = [];
    const buffers: AudioBufferSourceNode[] = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.push(this);
      }
      override createOscillator() {
        const node = super.createOscillator();
        oscillators.push(node);
        return node;
      }
      override createBufferSource() {
        const node = super.createBufferSource();
        buffers.push(node);
        return node;
      }
    };
    Object.assign(window, {
      heard: () => ({
        contexts: made.map(({ state }) => state),
        oscillators: oscillators.map(({ frequency }) => Math.round(frequency.value)),
        buffers: buffers.map(({ buffer, loop }) => ({ seconds: buffer?.duration ?? 0, loop })),
      }),
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: () => Heard }).heard());
}

const now = (page: Page) => page.getByRole("complementary", { name: "What sounds" }).getByRole("status");

test("a flute is heard at the touch and not before, with nothing fetched for it, and is silent when one leaves", async ({
  shopper: page,
}) => {
  const heard = await listen(page);
  await open(page, `/product/${flute}`);
  await page.getByRole("link", { name: "Hear its pitch" }).click();
  await expect(page.getByRole("heading", { name: "Hear its pitch" })).toBeVisible();
  await expect(page.getByText("They are not recordings of it.")).toBeVisible();
  expect((await heard()).contexts).toEqual([]);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  const pitches = page.getByRole("table", { name: "Pitches of this product" });
  await pitches.getByRole("button", { name: "Play 5 kattai" }).click();
  await expect(now(page)).toHaveText("5 kattai, G4");
  await expect.poll(heard).toMatchObject({ contexts: ["running"], oscillators: [392] });
  await page.getByLabel("Octave").selectOption("High");
  await pitches.getByRole("button", { name: "Play 2½ kattai" }).click();
  await expect(now(page)).toHaveText("2½ kattai, D♯5");
  expect((await heard()).oscillators).toEqual([392, 622]);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(now(page)).toHaveText("Silent");
  expect(asked).toEqual([]);

  await pitches.getByRole("link", { name: "5 (G)", exact: true }).click();
  await expect(page).toHaveURL(/\/product\/neelavanam-thendral-carnatic-flute\?variant=\d+$/);
  await expect.poll(async () => (await heard()).contexts).toEqual(["closed"]);
});

test("by keys: a drone beside the kattai that one compares, until Escape", async ({ shopper: page }) => {
  const heard = await listen(page);
  await open(page, "/product/maruthan-ekandam-saraswati-veena/hear");
  const drone = page.getByRole("switch", { name: "Drone" });
  await drone.focus();
  await page.keyboard.press("Space");
  await expect(now(page)).toHaveText("The drone alone");
  const all = page.getByRole("table", { name: "All kattai" });
  await expect(all.getByRole("row")).toHaveCount(13);
  await all.getByRole("button", { name: "Play 4½ kattai" }).focus();
  await page.keyboard.press("Enter");
  await expect(now(page)).toHaveText("4½ kattai, F♯3, with the drone");
  const { contexts, buffers } = await heard();
  expect(contexts).toHaveLength(1);
  expect(buffers.map(({ loop }) => loop)).toEqual([true, false, true]); // the drone goes along to the new Sa
  await page.keyboard.press("Escape");
  await expect(now(page)).toHaveText("Silent");
  await expect(drone).not.toBeChecked();
  await expect(all.getByRole("button", { name: "Play 4½ kattai" })).toBeFocused();
});

test("a ukulele is heard string by string, without a drone", async ({ shopper: page }) => {
  await open(page, "/product/sembiyan-chittu-soprano-ukulele/hear");
  const strings = page.getByRole("table", { name: "Open strings" });
  await expect(strings.getByRole("row")).toContainText(["String", "G4392.0", "C4261.6", "E4329.6", "A4440.0"]);
  await strings.getByRole("button", { name: "Play A" }).click();
  await expect(now(page)).toHaveText("A, A4");
  await expect(page.getByRole("switch", { name: "Drone" })).toHaveCount(0);
});

test("what names no pitch leads to none", async ({ shopper: page }) => {
  await open(page, pages.product);
  await expect(page.getByRole("link", { name: "Compare it with others" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Hear its pitch" })).toHaveCount(0);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a table to read: kattai, notes, hertz and what is sold so", async ({ page }) => {
    await page.goto(shopUrl() + pages.pitch);
    const row = page.getByRole("table", { name: "Pitches of this product" }).getByRole("row", { name: /^5½ kattai/ });
    await expect(row).toContainText("G♯4415.3");
    await expect(row.getByRole("link", { name: "5½ (G sharp)" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    await expect(page.getByRole("switch")).toHaveCount(0);
  });
});
