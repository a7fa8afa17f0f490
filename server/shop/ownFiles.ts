import { existsSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { serveFile } from "../http/files.ts";
import type { Settings } from "../settings.ts";
import { faviconSvg } from "./drawn.ts";

const dayKept = "public, max-age=86400, stale-while-revalidate=604800";

/** The path of the owner's logo, `logo.svg` in his folder; undefined: the shop's name in the display type is the logo. */
export const logoOf = ({ SHOP_FOLDER }: Pick<Settings, "SHOP_FOLDER">): string | undefined =>
  existsSync(join(SHOP_FOLDER, "logo.svg")) ? "/logo.svg" : undefined;

/** What a phone needs to keep the shop beside its apps. */
const manifestOf = ({ shop, colours }: Pick<Settings, "shop" | "colours">) => ({
  name: shop.name,
  short_name: shop.name,
  description: shop.description ?? shop.tagline,
  lang: "en-IN",
  start_url: "/",
  display: "minimal-ui",
  theme_color: colours.light.paper,
  background_color: colours.light.paper,
  icons: [{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" }],
});

/** The files of the owner's `public/` folder, his logo, his type, and a mark and a manifest where he has none. */
export function ownFiles(settings: Pick<Settings, "SHOP_FOLDER" | "shop" | "colours" | "fonts">): Hono {
  const { SHOP_FOLDER, fonts } = settings;
  const routes = new Hono();
  routes.get("*", async ({ req }, next) => {
    const file = await serveFile(join(SHOP_FOLDER, "public"), req.path, dayKept, req.raw);
    return file ?? next();
  });
  routes.get("/logo.svg", async (c, next) => (await serveFile(SHOP_FOLDER, "/logo.svg", dayKept, c.req.raw)) ?? next());
  routes.get("/fonts/:file", async (c, next) => {
    const name = c.req.param("file");
    const file = fonts.files.has(name) && (await serveFile(join(SHOP_FOLDER, "fonts"), name, dayKept, c.req.raw));
    return file || next();
  });
  routes.get("/favicon.svg", (c) =>
    c.body(faviconSvg(settings), 200, { "Content-Type": "image/svg+xml", "Cache-Control": dayKept }),
  );
  routes.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(manifestOf(settings)), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": dayKept,
    }),
  );
  return routes;
}
