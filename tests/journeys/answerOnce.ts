import type { Page, Route } from "@playwright/test";

/**
 * Has `answer` see to the first request to `url`; the shop answers those that follow. Not by `times`: that takes the watch on
 * requests away while others of the page are held by it, and those may never be answered.
 */
export async function answerOnce(page: Page, url: string | RegExp, answer: (route: Route) => Promise<void>) {
  let asked = 0;
  await page.route(url, (route) => (asked++ === 0 ? answer(route) : route.continue()));
}
