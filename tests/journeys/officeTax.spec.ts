import { readFileSync } from "node:fs";
import { asOwner, menu, officeUrl, refusals, title } from "./office.ts";
import { expect, test } from "./shop.ts";
import { issueFaulty, issueMonth } from "./taxMonth.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

test("a month is seen, its files fetched, and closed by keys with all that this means", async ({ shopper: page }) => {
  await issueMonth("2021-05");
  await asOwner(page, "tax");
  await page.getByRole("link", { name: "May 2021" }).click();
  await expect(title(page)).toHaveText("May 2021");
  await expect(page.getByRole("heading", { name: "Checked: all is well" })).toBeVisible();
  const parts = page.getByRole("table", { name: "Parts of GSTR-1" }).getByRole("row");
  const amountsOf = async (name: string) =>
    (await parts.filter({ hasText: name }).getByRole("cell").allInnerTexts()).slice(1);
  expect(await amountsOf("Parts together")).toEqual(await amountsOf("The documents themselves"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "GSTR-1, all sheets" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("gstr1-2021-05.zip");
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");

  await page.locator("body").press("c");
  const dialog = page.getByRole("dialog", { name: "Close May 2021?" });
  await expect(dialog).toContainText("It can't be opened again.");
  await dialog.getByRole("button", { name: "Close for good" }).click();
  await expect(page.getByText("May 2021 is closed.")).toBeVisible();
  await expect(page.getByText("Its documents are what they were then")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close the month" })).toHaveCount(0);
  await menu(page).getByText("Tax", { exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "May 2021" })).toContainText("closed");
});

test("a month with faults says what to do, leads to the order, and is closed for a written reason alone", async ({
  shopper: page,
}) => {
  await issueFaulty("2021-09");
  await asOwner(page, "tax/2021-09");
  const fault = page.getByRole("region", { name: "Every line has its HSN" });
  await expect(fault).toContainText("1 fault");
  await expect(page.getByText("what can be mended is mended before it is closed")).toBeVisible();
  await expect(fault.getByRole("link", { name: "Order" })).toHaveAttribute("href", /\/office\/orders\/T-/);
  await page.locator("body").press("c");
  const dialog = page.getByRole("dialog", { name: "Close September 2021?" });
  await dialog.getByRole("button", { name: "Close for good" }).click();
  await expect(dialog.getByLabel("Why it is closed all the same")).toBeFocused();
  await dialog.getByLabel("Why it is closed all the same").fill("Declared by hand, on 11 October.");
  await dialog.getByRole("button", { name: "Close for good" }).click();
  await expect(page.getByText("“Declared by hand, on 11 October.”")).toBeVisible();
  await page.goto(officeUrl("tax/2021-02"));
  await expect(page.getByText("Nothing was issued in February 2021")).toBeVisible();
});
