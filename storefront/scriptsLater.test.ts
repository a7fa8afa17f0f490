import { expect, test } from "vitest";
import { scriptsLater } from "./scriptsLater.ts";

/** A page's end as the router writes it. */
const page = `<style id="look"></style><link rel="stylesheet" href="/assets/own.css"/><link rel="preload" as="font" type="font/woff2" href="/assets/sans-1.woff2" crossorigin="anonymous"/><link rel="preload" as="font" href="/fonts/own.ttf" crossorigin="anonymous"/><link rel="canonical" href="/"/></head><body><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/framework-1.js"/><link rel="modulepreload" href="/assets/home-1.js"/><script>scroll()</script><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  window.__reactRouterModules;
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-1.js");</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[]");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body>`;
const faces = "@font-face{font-family:Sans;src:url(/assets/sans-1.woff2)}";

test("nothing is fetched beside the page: files and routes are named in the script that begins the app, the entry last", () => {
  const later = scriptsLater(page, false, faces);
  expect(later).not.toContain('modulepreload" href');
  expect(later).not.toContain('type="module"');
  expect(later).toContain('<link rel="canonical" href="/"/>');
  expect(later).toContain("<script>window.__reactRouterContext = {};</script>");
  expect(later).toContain(
    '(["/assets/manifest-1.js","/assets/framework-1.js","/assets/home-1.js","/assets/entry-1.js"],{"root":"/assets/root-1.js","pages/home":"/assets/home-1.js"},false)</script><link rel="stylesheet" href="/assets/own.css"/>',
  );
  expect(scriptsLater(page, true, faces)).toContain(",true)</script>");
});

test("what declares the type stands before the script, the type is fetched beside the page", () => {
  const later = scriptsLater(page, false, faces);
  expect(later).toContain('as="font"');
  expect(later).toContain(`<style id="faces">${faces}</style><script>`);
});

test("the data and their end are one script, all others fail by themselves, and the elements stay as many as hydration counts", () => {
  const later = scriptsLater(page, false, faces);
  expect(later).toContain(
    '<body><script>scroll()</script><script>window.__reactRouterContext = {};</script><script></script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[]");\nwindow.__reactRouterContext.streamController.close();</script><!--$--><script></script><!--/$--><!--/$--></body>',
  );
});

test("a router that writes its scripts in another way is told at once", () => {
  expect(() => scriptsLater("<body></body>", false, faces)).toThrow("scriptsLater.ts is to be mended");
});
