import type { Locator, Page } from "@playwright/test";
import { sampleMp4, sampleWav } from "../support/sampleMedia.ts";
import { seeAccessible } from "./accessible.ts";
import { asOwner, openProduct, refusals, title } from "./office.ts";
import { expect, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

/** A product for each journey: they run beside one another. */
const [heard, seen, refused] = [
  "maruthan-mottu-small-veena",
  "maruthan-thulir-student-veena",
  "naadavali-mandara-electronic-veena",
];
const vtt = "WEBVTT\n\n00:00.000 --> 00:01.000\nThis is Sa.\n";

/** Opens the sounds and films of a product, and gives where they are. */
async function openMedia(page: Page, slug: string): Promise<string> {
  const { id } = (await (await page.request.get(`${shopUrl()}/public/api/get/product/${slug}`)).json()).data;
  await asOwner(page, `products/${id}/media`);
  await expect(title(page)).toHaveText("Sound and film");
  return page.url();
}
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Choose a film or sound").setInputFiles({ name, mimeType, buffer });
const card = (page: Page, name: string): Locator => page.getByRole("listitem", { name });
/** What a browser would load of a player, and how much of it: the ranges that it asks for. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/pictures\/own\/\w+\.(wav|webm|vtt)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
const plays = (player: Locator) =>
  player.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true;
    await media.play();
    while (media.currentTime === 0) await new Promise((next) => requestAnimationFrame(next));
    return media.error === null;
  });

/** A film of a second, as the browser itself makes one. */
const film = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 180];
    const brush = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: "video/webm;codecs=vp8" });
    const pieces: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    const ended = new Promise((done) => recorder.addEventListener("stop", done));
    recorder.start();
    for (let turn = 0; turn < 40; turn++) {
      if (brush) brush.fillStyle = `hsl(${turn * 9} 60% 40%)`;
      brush?.fillRect(0, 0, 320, 180);
      await new Promise((next) => requestAnimationFrame(next));
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return Buffer.from(text, "base64");
};

test("a sound is sent, put into words and heard in the shop, where nothing of it is loaded before", async ({
  shopper: page,
}) => {
  const screen = await openMedia(page, heard);
  await choose(page, "strings.wav", "audio/wav", sampleWav(3));
  const sent = card(page, "strings.wav");
  await sent.getByRole("button", { name: "Show it in the shop" }).click();
  await expect(sent.getByText("Please enter what is to be heard or seen.")).toBeVisible();
  await sent.getByLabel("What is to be heard").fill("The four open strings");
  await seeAccessible(page);
  await sent.getByRole("button", { name: "Show it in the shop" }).click();
  await expect(card(page, "The four open strings").getByRole("button", { name: "Take away" })).toBeVisible();

  const shown = card(page, "The four open strings");
  await shown.getByLabel("What is to be heard").fill("The four open strings, plucked");
  await page.getByRole("link", { name: "Pictures", exact: true }).first().click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await expect(shown.getByLabel("What is to be heard")).toHaveValue("The four open strings, plucked");
  await shown.getByLabel("What is to be heard").fill("The four open strings");

  await openProduct(page, heard, "Hear and see it");
  const files = watchFiles(page);
  await page.getByRole("link", { name: "Hear and see it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hear and see it" })).toBeVisible();
  await expect(page.getByText("Sound, 3 s, 47 KB")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Its kattai" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  await seeAccessible(page);
  expect(await plays(page.locator("audio"))).toBe(true);
  expect(files.length).toBeGreaterThan(0);
  const [address = ""] = files;
  const range = await page.request.get(address, { headers: { Range: "bytes=0-99" } });
  expect([range.status(), range.headers()["content-type"], (await range.body()).length]).toEqual([
    206,
    "audio/wav",
    100,
  ]);
  expect(range.headers()["x-content-type-options"]).toBe("nosniff");

  await page.goto(screen);
  await card(page, "The four open strings").getByRole("button", { name: "Take away" }).click();
  await expect
    .poll(async () => (await page.request.get(`${shopUrl()}/product/${heard}`)).text())
    .toContain("Hear its pitch");
});

test("a film in which somebody speaks is shown once it has captions", async ({ shopper: page }) => {
  await openMedia(page, seen);
  await choose(page, "hands.webm", "video/webm", await film(page));
  const sent = card(page, "hands.webm");
  await sent.getByLabel("What is to be seen and heard").fill("How the left hand moves");
  await sent.getByRole("button", { name: "Show it in the shop" }).click();
  await expect(sent.getByRole("alert")).toHaveText(/captions .* or say that nobody speaks in it/);
  const captions = sent.locator("input[accept*='.vtt']");
  await captions.setInputFiles({
    name: "a.vtt",
    mimeType: "text/vtt",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await sent.getByRole("button", { name: "Show it in the shop" }).click();
  await expect(sent.getByRole("alert")).toHaveText(/no captions in WebVTT/);
  await captions.setInputFiles({ name: "a.vtt", mimeType: "text/vtt", buffer: Buffer.from(vtt) });
  await sent.getByLabel("Captions are in").selectOption("ta");
  await sent.getByRole("button", { name: "Show it in the shop" }).click();
  await expect(card(page, "How the left hand moves").getByRole("button", { name: "Take away" })).toBeVisible();

  await openProduct(page, seen, "Hear and see it");
  await page.goto(`${shopUrl()}/product/${seen}/hear`);
  const player = page.locator("video");
  await expect(player.locator("track")).toHaveAttribute("srclang", "ta");
  await expect(page.getByText(/^Film, .*with captions$/)).toBeVisible();
  expect(await plays(player)).toBe(true);
  await expect.poll(() => player.evaluate((media: HTMLVideoElement) => media.textTracks[0]?.cues?.length)).toBe(1);
});

test("what phones don't play is refused in words", async ({ shopper: page }) => {
  await openMedia(page, refused);
  const told = page.getByRole("alert");
  await choose(page, "film.mp4", "video/mp4", Buffer.from("PK\x03\x04".padEnd(5_000, "x")));
  await expect(told).toHaveText(/^It is no film/);
  await choose(page, "half.mp4", "video/mp4", sampleMp4().subarray(0, 500));
  await expect(told).toHaveText(/did not come whole/);
  await choose(page, "iphone.mov", "video/quicktime", sampleMp4({ seen: "hvc1" }));
  await expect(told).toHaveText(/HEVC/);
  await expect(page.getByRole("list", { name: "Sounds and films in their order" }).getByRole("listitem")).toHaveCount(
    0,
  );
});
