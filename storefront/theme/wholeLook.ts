import { earlyOf } from "../device/early.ts";
import address from "./theme.css?url";

/** Headers of a page that shows next to nothing before its script has run: the sheet that the script waits for comes beside it. */
export const lookAhead = { Link: `<${address}>; rel=preload; as=style; fetchpriority=low` };

/** For how long the page may wait for its sheet, in milliseconds: it is painted already, and should come alive. */
const patience = 3_000;

function fetchSheet(): Promise<void> {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address;
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) sheet.addEventListener(end, () => resolve());
    document.head.append(sheet);
  });
}

/**
 * The whole style sheet, once for all pages: what stood in the first page was only what that page needed. Done when it is
 * there, or can't be had.
 */
export const wholeLook = (): Promise<void> =>
  Promise.race([
    earlyOf(window)?.look?.catch(console.warn) ?? fetchSheet(),
    new Promise<void>((resolve) => void setTimeout(resolve, patience)),
  ]);
