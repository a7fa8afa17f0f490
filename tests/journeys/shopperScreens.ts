import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { clerk } from "../support/clerk.ts";
import { newEmail, openAccount } from "./account.ts";
import { askAbout } from "./asked.ts";
import { asStaff, boughtAndDelivered, deliver } from "./delivered.ts";
import { asOwner, officeUrl, openProduct, write } from "./office.ts";
import { bookTryOut, pages, placeOrder } from "./pages.ts";
import { expect, fillCheckout, lineOf, open, remember, shopUrl } from "./shop.ts";
import { atDatabase } from "./taxMonth.ts";

const guitar = "sembiyan-s10-dreadnought-acoustic-guitar";
const ukulele = "sembiyan-chittu-soprano-ukulele";
const handed = "tidewell-d120-dreadnought-acoustic-guitar"; // for the right hand or the left, at one price
const flute = "neelavanam-thendral-carnatic-flute";
const rare = "maruthan-ekandam-saraswati-veena";
const tuner = "nilgara-swaram-clip-tuner";
const harmonium = "mullickbari-balya-single-reed-harmonium";

/** A state of a page: makes it, and gives what has to be in sight, where that is not the page's beginning. */
export type Screen = (page: Page) => Promise<Locator | undefined>;

/** A page that needs nothing but its address. */
const at =
  (path: string, see?: (page: Page) => Locator): Screen =>
  async (page) => {
    await open(page, path);
    return see?.(page);
  };

/** A page after something was done on it. */
const after =
  (screen: Screen, act: (page: Page) => Promise<Locator | undefined>): Screen =>
  async (page) => {
    await screen(page);
    return act(page);
  };

const inCart =
  (path: string, product = guitar): Screen =>
  async (page) => {
    await remember(page, { cart: JSON.stringify([await lineOf(page, product)]), "shipping-address": "600004" });
    await open(page, path);
    return undefined;
  };

const monthly = (page: Page) => page.getByText(/^EMI from/).and(page.locator(":visible"));
/** The gateway's offers are fetched as the shop opens, and on its pages soon after. */
const offered = (page: Page) => openProduct(page, guitar, "EMI from");

/** The page of an order of this that has arrived. */
async function arrived(page: Page, product: string, pieces = 1) {
  const { order_no, key } = await placeOrder(page.request, await lineOf(page, product, pieces), "cod", newEmail());
  await asStaff((shop) => deliver(shop, order_no));
  return { order_no, path: `/ordersummary/${order_no}?key=${key}` };
}

const photograph = async (background: string) => ({
  name: "photograph.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Writes a review of what one has got, and opens its page again. */
const reviewed =
  (product: string, words: string): Screen =>
  async (page) => {
    await open(page, await boughtAndDelivered(page.request, await lineOf(page, product)));
    await page.getByLabel("Stars").selectOption("4");
    await page.getByLabel("Your review").fill(words);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/reads it before it is shown/).first()).toBeVisible();
    return undefined;
  };

const ofPictures = (page: Page) => page.getByRole("region", { name: "Pictures of it" });
const sendPictures = async (page: Page, ...colours: string[]) => {
  await ofPictures(page)
    .getByLabel(/^Add (a picture|pictures)$/)
    .setInputFiles(await Promise.all(colours.map(photograph)));
  await ofPictures(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(ofPictures(page).getByRole("img")).toHaveCount(colours.length);
};

/** A Monday some weeks away: no holiday of the demo, and nobody has come before. */
const monday = (): string => {
  const day = new Date(Date.now() + 21 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
};

const tryOut: Screen = async (page) => {
  const { link } = await bookTryOut(page.request);
  await open(page, new URL(link, shopUrl()).href.replace(shopUrl(), ""));
  return undefined;
};

/** What a shopper sees besides lists, product, cart and order: each state by a name for the tests. */
export const shopperScreens: Record<string, Screen> = {
  "instalments of a product": async (page) => {
    await offered(page);
    return at(`/product/${guitar}/emi`)(page);
  },
  "a cart by the month": after(inCart("/cart"), async (page) => monthly(page)),
  "payment by the month": after(inCart("/cart"), async (page) => {
    await fillCheckout(page, "Cash on delivery", false);
    await monthly(page).waitFor();
    return page.getByRole("heading", { name: "Payment" });
  }),
  "a gift in the checkout": after(inCart("/cart"), async (page) => {
    await fillCheckout(page, "Cash on delivery", false);
    await page.goBack();
    await page.getByText("Is it a gift?").click();
    await page.getByRole("checkbox", { name: "Wrap it as a gift, free of charge" }).check();
    return page.getByText("Is it a gift?");
  }),
  "what fits with its sum": after(at(pages.fits), async (page) => {
    await page.getByLabel(/Phosphor Bronze.*, 12-53 Regular/).check();
    await expect(page).toHaveURL(/with=\d+$/);
    return undefined;
  }),
  pitch: at(pages.pitch),
  "a review to be written": async (page) =>
    at(await boughtAndDelivered(page.request, await lineOf(page, harmonium)))(page),
  "a review sent with pictures": after(reviewed(harmonium, "Every note sits where it should."), async (page) => {
    await sendPictures(page, "#a03020", "#30a020");
    return ofPictures(page);
  }),
  "a picture that failed": after(reviewed(harmonium, "Every note sits where it should."), async (page) => {
    await sendPictures(page, "#a03020");
    await atDatabase(async (sql) => {
      await sql`update review_picture set state = 'failed', problem = 'The picture is broken.'
        where id = (select id from review_picture order by created_at desc limit 1)`;
    });
    await page.reload();
    return ofPictures(page);
  }),
  "reviews with a picture": after(reviewed(harmonium, "The bellows breathe evenly."), async (page) => {
    await sendPictures(page, "#a03020");
    await asOwner(page, "reviews");
    const review = page.getByRole("listitem").filter({ hasText: "The bellows breathe evenly." }).first();
    await review.getByRole("button", { name: "Show it" }).click();
    const path = `/product/${harmonium}/reviews`;
    await expect.poll(async () => (await page.request.get(shopUrl() + path)).text()).toContain("The bellows breathe");
    await open(page, path);
    return undefined;
  }),
  "questions with an answer": async (page) => {
    const words = "Does it hear a veena in a loud room?";
    await askAbout(page.request, tuner, words);
    await asOwner(page, "questions");
    const { data } = await (await page.request.get(officeUrl("api/questions"))).json();
    const { id } = data.rows.find((row: { words: string }) => row.words === words);
    await write(page, `questions/${id}/answer`, { version: 1, answer: "It does, by its clip.\nAnd a tanpura." });
    await expect
      .poll(async () => (await page.request.get(`${shopUrl()}/product/${tuner}/questions`)).text())
      .toContain("by its clip");
    return at(`/product/${tuner}/questions`)(page);
  },
  "order again with what changed": async (page) => {
    const line = await lineOf(page, flute, 2);
    const { order_no, key } = await placeOrder(page.request, line, "cod");
    await atDatabase(async (sql) => {
      await sql`update variant set price = price - 1000, list_price = list_price - 1000 where id = ${line.id}`;
      await sql`
        with counted as (insert into stock_count (variant_id, delta, cause)
          select variant_id, 1 + held - on_hand, 'test' from stock where variant_id = ${line.id})
        update stock set on_hand = 1 + held where variant_id = ${line.id}`;
    });
    return at(`/ordersummary/${order_no}/again?key=${key}`)(page);
  },
  "business in the account": async (page) => {
    await openAccount(page);
    await open(page, "/profile");
    const section = page.getByRole("region", { name: "Business" });
    await section.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
    await section.getByRole("button").first().click();
    await expect(section.getByLabel("GSTIN")).toHaveAttribute("aria-invalid", "true");
    return section;
  },
  "an exchange to be asked for": async (page) => {
    const { path } = await arrived(page, handed);
    await open(page, path);
    await page.getByText("Return something").click();
    return page.getByText("Return something");
  },
  "an exchange under way": async (page) => {
    const { path, order_no } = await arrived(page, handed);
    await open(page, path);
    await page.getByText("Return something").click();
    const wanted = page.getByLabel(/^In its place/);
    await wanted.selectOption(await wanted.locator("option", { hasText: "Left" }).getAttribute("value"));
    await page.getByLabel("Why?").selectOption("It is not what I ordered");
    await page.getByRole("button", { name: "Ask for the return" }).click();
    const asked = page.getByRole("region", { name: "Return", exact: true });
    await expect(asked).toBeVisible();
    await asStaff((shop) => decideReturn(shop, order_no, "accepted", "Our courier comes on Monday.", clerk));
    await open(page, path);
    return asked;
  },
  "order look-up": at(pages["order look-up"]),
  "try-out to be booked": at(`${pages["try-out"]}?from=${monday()}`),
  "try-out booked": tryOut,
  "try-out to be moved": after(tryOut, async (page) => {
    await page.getByRole("link", { name: "See the free times" }).click();
    await expect(page).toHaveURL(/from=/);
    const times = new URL(page.url());
    times.searchParams.set("from", monday()); // of today only what is left is free
    await page.goto(times.href);
    return undefined;
  }),
  "try-out cancelled": after(tryOut, async (page) => {
    await page.getByRole("button", { name: /^Cancel/ }).click();
    await expect(page.getByText(/cancelled/i).first()).toBeVisible();
    return undefined;
  }),
  "empty wishlist": at("/wishlist"),
  "shared wishlist": async (page) => {
    await openAccount(page);
    for (const product of [ukulele, rare]) {
      await open(page, `/product/${product}`);
      const save = page.getByRole("button", { name: "Save to wishlist" });
      await save.click();
      await expect(save).toHaveAttribute("aria-pressed", "true");
    }
    await open(page, "/wishlist");
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByLabel("Whoever has the link").inputValue();
    return at(new URL(link).pathname)(page);
  },
  "products compared": at(pages.comparison),
  "a comparison begun": at("/compare"),
  "a guide": at("/choose/first-guitar"),
  "what a guide found": at(pages.guide),
  "waiting for a price": at(`/product/${guitar}/wait?for=price`),
  "waiting begun": after(at(`/product/${guitar}/wait?for=price`), async (page) => {
    await page.getByRole("main").getByLabel("E-mail").fill(newEmail());
    await page.getByRole("button", { name: "Tell me" }).click();
    await expect(page.getByRole("heading", { name: "We will tell you" })).toBeVisible();
    return undefined;
  }),
};
