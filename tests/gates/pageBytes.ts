import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Response } from "@playwright/test";
import { announcer } from "../support/announcer.ts";

/** What a page loads before anything is touched, in bytes: texts as brotli sends them, the rest as it is; `head`: the headers with which the page itself comes. */
export type PageBytes = { script: number; css: number; html: number; head: number; fonts: number; images: number };

const kinds: Record<string, keyof PageBytes> = {
  script: "script",
  stylesheet: "css",
  document: "html",
  font: "fonts",
  image: "images",
};

/** How many bytes the answer's body took on the way; a text that came uncompressed counts as brotli would send it. */
async function weight(response: Response): Promise<number> {
  const encoding = response.headers()["content-encoding"];
  const isText = /text|javascript|json|svg/.test(response.headers()["content-type"] ?? "");
  if (encoding !== "br" && isText) return brotliCompressSync(await response.body()).length;
  return (await response.request().sizes()).responseBodySize;
}

/** Asks for a page until it weighs the same: what is asked for again is compressed harder (server/http/pageCache.ts). */
async function askedBefore(url: string): Promise<void> {
  const weigh = async () => {
    const answer = await fetch(url, { headers: { "Accept-Encoding": "br" }, redirect: "manual" });
    await answer.arrayBuffer();
    return answer.headers.get("Content-Length");
  };
  await weigh();
  for (let was = await weigh(); ; ) {
    await pause(300);
    const is = await weigh();
    if (is === was) return;
    was = is;
  }
}

/**
 * Opens `path` of the shop at `url` in the browser as on a phone with an empty cache, waits until the network is quiet, and weighs what
 * came. `alive`: what is there once the scripts, which come after the page, have run. Nothing is touched and nothing scrolled. `remembered`: cookies and what the device has kept, else nothing.
 */
export async function pageBytes(
  browser: Browser,
  url: string,
  path: string,
  remembered?: BrowserContextOptions["storageState"],
  alive = announcer,
): Promise<PageBytes> {
  await askedBefore(new URL(path, url).href);
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    ...(remembered && { storageState: remembered }),
  });
  try {
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    await page.goto(new URL(path, url).href);
    await page.locator(alive).waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const bytes: PageBytes = { script: 0, css: 0, html: 0, head: 0, fonts: 0, images: 0 };
    for (const answer of answers) {
      const kind = kinds[answer.request().resourceType()];
      if (kind && answer.url().startsWith("http")) bytes[kind] += await weight(answer);
      if (kind === "html") bytes.head += (await answer.request().sizes()).responseHeadersSize;
    }
    return bytes;
  } finally {
    await page.close();
  }
}
