import { expect, test } from "vitest";
import { firstScreen } from "./firstScreen.ts";

const fetched = '@font-face{font-family:Kaveri;src:url(/fonts/kaveri.woff2)format("woff2")}';
const standIn = "@font-face{font-family:Kaveri fallback;src:local(Arial);size-adjust:101%}";
const page = (picture: string) =>
  `<head><style id="look">${standIn}${fetched}a{color:red}@font-face{font-family:"Own";src:url(/fonts/own.woff2?v=1) format("woff2")}</style><link rel="preload" as="font" type="font/woff2" href="/fonts/kaveri.woff2" crossorigin="anonymous"/><link rel="icon" href="/favicon.svg"/></head>${picture}`;

/** What stands before a page's own rules where no type waits. */
const farOff = firstScreen('<style id="look"></style>', []).slice('<style id="look">'.length, -"</style>".length);

test("what is far off waits for the app, in browsers that run it", () => {
  expect(farOff).toContain(
    "@media (scripting:enabled){html:not([data-all]) .section,html:not([data-all]) .far{content-visibility:auto",
  );
});

test("where a large picture comes first, type is declared for who runs no script, and nothing of it is fetched beside the page, nor are other pictures", () => {
  const picture = '<img src="/pictures/veena.webp" alt="Veena" loading="eager" fetchPriority="high" decoding="sync"/>';
  expect(firstScreen(page(picture), ["/theme.css", "/rest.css"])).toBe(
    `<head><style id="look">@media (scripting:none){${fetched}@font-face{font-family:"Own";src:url(/fonts/own.woff2?v=1) format("woff2")}}${farOff}html[data-waits] picture:has(>[loading=lazy]){clip-path:inset(50%)}${standIn}a{color:red}</style><link rel="later" href="/theme.css" media="not all"/><link rel="later" href="/rest.css" media="not all"/><link rel="later" as="font" type="font/woff2" href="/fonts/kaveri.woff2" crossorigin="anonymous"/><link rel="icon" href="/favicon.svg"/></head>${picture}`,
  );
});

test("a page without one has its type at once, and the whole look after its load", () => {
  const picture = '<img src="/pictures/veena.webp" alt="" loading="lazy" fetchPriority="low"/>';
  expect(firstScreen(page(picture), ["/theme.css"])).toBe(
    page(picture)
      .replace(standIn, farOff + standIn)
      .replace("</style>", '</style><link rel="after" href="/theme.css" media="not all"/>'),
  );
});
