import { existsSync } from "node:fs";
import { join } from "node:path";
import { sign } from "../secret.ts";
import type { Settings } from "../settings.ts";
import type { Storefront } from "./pages.ts";
import { understands } from "./understands.ts";

type CreateStorefront = (
  apiBase: string,
  patience: number,
  cookieKey: string,
  look: string,
  understands?: (call: string, answer: unknown) => boolean,
) => Storefront;

/** Loads the storefront as it was built, with React as it ships. Throws when it is not built. */
export async function loadStorefront(settings: Settings, secret: string): Promise<Storefront> {
  const file = join(import.meta.dirname, "..", "..", "build", "server", "index.js");
  if (!existsSync(file)) throw new Error("The storefront is not built. Run bin/start, or: react-router build");
  // React reads this once, when it is loaded; without it, it takes what is for its developers and makes a page in twice the time.
  process.env.NODE_ENV = "production";
  const { createStorefront } = (await import(file)) as { createStorefront: CreateStorefront };
  const { API_BASE_URL, API_PATIENCE_MS } = settings;
  return createStorefront(
    `${API_BASE_URL ?? "http://shop.internal"}/public/api`,
    API_PATIENCE_MS,
    sign(secret, "storefront", "cookies"),
    settings.fonts.sheet + settings.colours.sheet,
    API_BASE_URL ? understands : undefined,
  );
}
