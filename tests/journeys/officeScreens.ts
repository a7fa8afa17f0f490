import type { Page } from "@playwright/test";
import { askAbout } from "./asked.ts";
import { asOwner, invite, newEmail, officeUrl, title } from "./office.ts";
import { newCaller, order } from "./officeCaller.ts";
import { expect } from "./shop.ts";
import { issueFaulty, issueMonth } from "./taxMonth.ts";

/** Opens a screen as the demo's owner, and waits until it is there. */
export const screen = (path: string, name: string) => async (page: Page) => {
  await asOwner(page, path);
  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
};
/** A state of a screen: what comes of an act on it. */
export const after =
  (show: (page: Page) => Promise<void>, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await show(page);
    await act(page);
  };
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** A payment of the gateway that the shop knows nothing of. */
const strangeReport =
  "entity_id,type,debit,credit,amount,currency,fee,tax,settled,created_at,settled_at,settlement_id,settlement_utr\n" +
  "pay_stranger,payment,0,9764,10000,INR,236,36,1,1773124200,1773124200,setl_1,UTR1\n";

const staff = screen("staff", "Staff");
export const me = screen("me", "Demo owner");

/** Screens of the office with their states, each opened anew by somebody who has not signed in yet. */
export const screens: Record<string, (page: Page) => Promise<void>> = {
  "sign in": async (page) => {
    await page.goto(officeUrl());
    await expect(page.getByRole("button", { name: "Enter as the demo's owner" })).toBeVisible();
  },
  "sign in by password": async (page) => {
    await page.goto(officeUrl());
    await press("With password and code instead")(page);
    await press("Sign in")(page);
    await expect(page.getByLabel("E-mail")).toBeFocused();
  },
  "an invitation": async (page) => {
    const path = await invite(page, newEmail("layout"), "Accountant");
    await page.goto(officeUrl(path));
    await expect(page.getByText("as Accountant")).toBeVisible();
  },
  staff,
  "staff, with all that roles may": after(staff, (page) => page.getByText("What each role may").first().click()),
  "a member": after(staff, press("Demo owner")),
  "inviting somebody": after(staff, press("Invite somebody")),
  "my account": me,
  tax: screen("tax", "Tax"),
  "tax month with faults": async (page) => {
    await issueFaulty("2021-11");
    await screen("tax/2021-11", "November 2021")(page);
    await page.getByText("HSN (table 12)").click();
  },
  settlements: after(screen("settlements", "Settlements"), async (page) => {
    await order(page.request, newCaller(), "practice");
    const file = { name: "report.csv", mimeType: "text/csv", buffer: Buffer.from(strangeReport) };
    await label(page, "A report").setInputFiles(file);
    await expect(page.getByText(/taken|here already/)).toBeVisible();
    await press("Unknown to us")(page);
    await press("Settle pay_stranger by hand")(page);
  }),
  "closing of a month": async (page) => {
    await issueMonth("2022-05");
    await screen("tax/2022-05", "May 2022")(page);
    await press("Close the month")(page);
  },
  "program keys": screen("keys", "Program keys"),
  "making a key": after(screen("keys", "Program keys"), press("Make a key")),
  reviews: screen("reviews", "Reviews"),
  questions: async (page) => {
    await askAbout(page.request, "maruthan-ekandam-saraswati-veena", "Does the case fit into a train’s rack?");
    await screen("questions", "Questions")(page);
    await expect(page.getByText("Does the case fit into a train’s rack?").first()).toBeVisible();
  },
  "an answer": async (page) => {
    await askAbout(page.request, "maruthan-ekandam-saraswati-veena", "Does the case fit into a train’s rack?");
    await screen("questions", "Questions")(page);
    await press("Answer")(page);
  },
  // What else was done differs with the tests that came before.
  "who did what": screen("audit?thing=order", "Who did what"),
  files: screen("files", "Files"),
  "a file's difference": after(screen("files", "Files"), async (page) => {
    const sheet = `SKU,Price\n${(await (await page.request.get(officeUrl("api/stock"))).json()).data.rows[0].sku},1\nnone,2\n`;
    const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) };
    await label(page, "A file of goods").setInputFiles(file);
    await expect(page.getByRole("radio", { name: /^Prices alone/ })).toBeChecked();
    await press("Show what it would do")(page);
    await expect(page.getByRole("list", { name: "The difference" })).toBeVisible();
  }),
  "a product's pictures": screen("products/1/pictures", "Pictures"),
  "a product's sound and film": screen("products/1/media", "Sound and film"),
  products: screen("products", "Products"),
  "products that lack something": screen("products?lacks=anything", "Products"),
  "a product": after(screen("products", "Products"), async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(label(page, "Warranty")).toBeVisible();
    await page.getByText("Barcode, place, box, cost, reordering").first().click();
    // The shop's own page in it runs no script, axe's neither; it has tests of its own.
    await expect(page.getByTitle("The product's page in the shop")).toBeAttached(); // a frame that goes while it comes is waited for without an end
    await page.getByRole("button", { name: "Hide the preview" }).click();
  }),
  grid: after(screen("grid", "Grid"), async (page) => {
    await page.getByRole("grid").press("1");
    await page.keyboard.press("Enter");
  }),
  "changes of many": screen("grid/changes", "Changes of many"),
  "a new product": after(screen("products/new", "New product"), (page) =>
    page.getByRole("button", { name: "Add a variant" }).click(),
  ),
  stock: screen("stock", "Stock"),
  "moving stock": after(screen("stock", "Stock"), press("Take pieces of")),
  "a variant's stock": after(screen("stock", "Stock"), async (page) => {
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(page.getByRole("button", { name: "Add", exact: true })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  }),
  counts: after(screen("counts", "Counts"), press("New count")),
  "a count": async (page) => {
    await screen("counts", "Counts")(page);
    await press("New count")(page);
    await page.getByLabel("Name, maker or SKU (if any)").fill("ukulele");
    await press("Begin")(page);
    await expect(page.getByRole("list", { name: "To be counted" })).toBeVisible();
  },
  "try-outs": screen("tryouts", "Try-outs"),
  "what to order": screen("stock/reorder", "What to order"),
  collections: screen("collections", "Collections"),
  "a collection by a rule": after(screen("collections/new", "New collection"), (page) =>
    page.getByText("By a rule").click(),
  ),
  "the shop itself": screen("state", "The shop itself"),
  customers: screen("customers", "Customers"),
  "a customer, about to be offered no cash on delivery": async (page) => {
    const caller = newCaller();
    await screen(`customers/${await order(page.request, caller, "cod")}`, caller.name)(page);
    await press("Offer it no more")(page);
  },
  coupons: screen("coupons", "Coupons"),
  "a coupon": after(screen("coupons", "Coupons"), async (page) => {
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(page.getByRole("region", { name: "Try it" })).toBeVisible();
  }),
  "a new coupon": after(screen("coupons/new", "New coupon"), press("Make it")),
  policies: screen("policies", "Policies"),
  settings: screen("settings", "Settings"),
  "a new holiday": after(screen("settings", "Settings"), press("New holiday")),
  figures: async (page) => {
    await order(page.request, newCaller(), "cod");
    await screen("figures?period=today", "Figures")(page);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("table", { name: "Best sellers" })).toBeVisible({ timeout: 2_000 });
      await expect(page.getByText("Something has changed")).toBeHidden({ timeout: 100 });
    }).toPass();
    await page.getByText("All days as a table").click();
    await page.getByRole("button", { name: "Own days" }).click();
  },
  "no such screen": screen("nothing/here", "Nothing here"),
  shortcuts: after(me, (page) => page.keyboard.press("?")),
  "go to": after(me, (page) => page.keyboard.press("Control+k")),
};
