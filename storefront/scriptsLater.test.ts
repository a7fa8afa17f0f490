import { expect, test } from "vitest";
import { scriptsLater } from "./scriptsLater.ts";

/** A page's end as the router writes it. */
const page = `<link rel="canonical" href="/"/></head><body><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/framework-1.js"/><link rel="modulepreload" href="/assets/home-1.js"/><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  window.__reactRouterModules;
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-1.js");</script></body>`;

test("nothing is fetched beside the page: files and routes are named in the script that begins the app, the entry last, the manifest apart", () => {
  const later = scriptsLater(page, "/assets/begin-1.js", false);
  expect(later).not.toContain('modulepreload" href');
  expect(later).not.toContain('type="module"');
  expect(later).toContain('<link rel="canonical" href="/"/>');
  expect(later).toContain('<link rel="canonical" href="/"/><script>window.__reactRouterContext = {};((f,r,now,m,p)=>');
  expect(later).toContain(
    '(["/assets/framework-1.js","/assets/home-1.js","/assets/entry-1.js"],{"root":"/assets/root-1.js","pages/home":"/assets/home-1.js"},false,"/assets/manifest-1.js");</script>',
  );
  expect(later).toContain("</script></head><body><script></script><script></script></body>");
  expect(scriptsLater(page, "/assets/begin-1.js", true, "brands/:brand_slug")).toContain(
    ',true,"/assets/manifest-1.js","brands/:brand_slug");</script></head>',
  );
});

test("a router that writes its scripts in another way is told at once", () => {
  expect(() => scriptsLater("<body></body>", "", false)).toThrow("scriptsLater.ts is to be mended");
});
