import { expect, type Locator, type Page } from "@playwright/test";
import { shopUrl } from "./shop.ts";

/** The office's address by a name: passkeys are for names, not for numbers. */
export const officeUrl = (path = ""): string => `${shopUrl().replace("127.0.0.1", "localhost")}/office/${path}`;

/** What browsers say to the console when somebody is not signed in, may not, or gets no answer. */
export const refusals = /status of 4(0[139]|22)|ERR_FAILED/;

/** Opens a screen of the demo's office as its owner, by the one press that lets him in. */
export async function asOwner(page: Page, path = ""): Promise<void> {
  await page.goto(officeUrl(path));
  await page.getByRole("button", { name: "Enter as the demo's owner" }).click();
  await expect(menu(page)).toBeAttached();
}

/** Opens a product's page once it says this: what the office does is on the shop's pages soon, not at once. */
export async function openProduct(page: Page, slug: string, says: string): Promise<void> {
  const address = `${shopUrl()}/product/${slug}`;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(says);
  await page.goto(address);
}

/** The menu of screens. */
export const menu = (page: Page): Locator => page.getByRole("navigation", { name: "Screens" });

/** The name of the screen that is open. */
export const title = (page: Page): Locator => page.locator("main").getByRole("heading", { level: 1 });

/** Invites somebody, as the owner on his staff's screen, and gives the link's path. */
export async function invite(page: Page, email: string, role: string): Promise<string> {
  await asOwner(page, "staff");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption({ label: role });
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByLabel("The invitation's link").inputValue();
  return new URL(link).pathname.replace("/office/", "");
}

/** Gives the browser a device that makes and shows passkeys by itself, as by a finger that is always right. */
export async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Changes something by the office's own call, as who is signed in on the page; for what a journey only needs to be there. */
export async function write(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(officeUrl(`api/${path}`), {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** An address that nobody else of this run has. */
export const newEmail = (who: string): string => `${who}.${crypto.randomUUID().slice(0, 8)}@example.com`;

/**
 * Codes as a scanner types them, a millisecond between the signs and a tenth of a second between the codes, each ended by Enter. The times are
 * the events' own, so that a machine that is busy does not make a typist of the scanner.
 */
export const scan = (page: Page, ...codes: string[]): Promise<void> =>
  page.evaluate(async (all) => {
    let at = performance.now();
    for (const code of all) {
      at += 100;
      for (const key of [...code.split(""), "Enter"]) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        at += 1;
        const time = at;
        Object.defineProperty(event, "timeStamp", { get: () => time });
        (document.activeElement ?? document.body).dispatchEvent(event);
      }
    }
    // Until then they were pressed: what is pressed next comes after them.
    await new Promise((resolve) => void setTimeout(resolve, at + 100 - performance.now()));
  }, codes);

/** What is printed is told by its address (`data-opened` of the page) instead of shown by the browser's own viewer of PDFs. */
export const tellPrints = (page: Page) =>
  page.addInitScript(() => {
    window.open = (url) => {
      document.documentElement.dataset.opened = String(url);
      return window;
    };
  });

/** Keeps a form's call on its way while something more is typed, then lets it go on. */
export async function typeMeanwhile(
  page: Page,
  { address, method, save }: { address: RegExp; method: string; save: () => Promise<void> },
  type: () => Promise<void>,
): Promise<void> {
  const [asked, typed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(address, async (route) => {
    const request = route.request();
    const isTrial = (request.postDataJSON() as { trial?: boolean } | null)?.trial;
    if (request.method() !== method || isTrial) return route.fallback();
    asked.resolve();
    await typed.promise;
    await route.continue();
  });
  await save();
  await asked.promise;
  await type();
  typed.resolve();
}
