import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Guide } from "../contract/guides.ts";
import { readGuides } from "./guides/readGuides.ts";
import { isInProc, notAFolder } from "./notAFolder.ts";
import { productionTexts } from "./production.ts";
import { address, addressee, mailServer, origin, sender, sentHeaders, whole, yesNo } from "./settingFields.ts";
import { standardRates } from "./shipping/rates.ts";
import { type Colours, readColours } from "./shop/colours.ts";
import type { KeptFacts } from "./shop/facts/facts.ts";
import { type Fonts, readFonts } from "./shop/fonts/readFonts.ts";
import { readShop } from "./shop/readShop.ts";
import { SettingsError } from "./shop/settingsError.ts";

/**
 * Every setting: its name in the environment, its default and its check. `.env.example` tells their meanings; a test
 * holds the two together. Money is in paise.
 */
export const settingsSchema = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "a host name or an address")
    .default("localhost"),
  PORT: whole(0, 65_535).prefault("3000"),
  DATA_DIR: z.string().min(1, "a folder").default("var"),
  DATABASE_URL: address(["postgres:", "postgresql:"]).optional(),
  DATABASE_POOL: whole(2, 200).prefault("16"),
  PUBLIC_URL: origin().optional(),
  OFFICE_URL: origin("/office", "/office/").optional(),
  API_BASE_URL: address(["http:", "https:"]).optional(),
  API_PATIENCE_MS: whole(100, 60_000).prefault("5000"),
  TRUST_PROXY: yesNo.prefault("no"),
  CONNECTIONS_PER_ADDRESS: whole(8, 100_000).prefault("128"),
  REQUESTS_AT_ONCE: whole(8, 100_000).prefault("1000"),
  SHOP_MODE: z.enum(["demo", "production"], "demo or production").default("demo"),
  SHOP_FOLDER: z.string().min(1, "a folder").default("shop"),
  SHOP_FILE: z.string().min(1, "a file").optional(),
  SECRET: z.string().min(32, "at least 32 characters").optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"], "silent, error, warn, info or debug").default("info"),
  PAGE_CACHE_MB: whole(0, 4_096).prefault("48"),
  PRACTICE_GATEWAY: z.enum(["auto", "on", "off"], "auto, on or off").default("auto"),
  PRACTICE_SETTLE_SECONDS: whole(0, 3_600).prefault("5"),
  HOLD_MINUTES: whole(1, 1_440).prefault("30"),
  HOLD_MINUTES_SEVERAL: whole(1, 1_440).prefault("15"),
  ORDER_LIMITS: yesNo.prefault("yes"),
  UNPAID_ORDERS: whole(1, 1_000).prefault("3"),
  UNPAID_PIECES: whole(1, 999).prefault("10"),
  QUOTE_MINUTES: whole(1, 120).prefault("15"),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, "rzp_test_… or rzp_live_…")
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET_OLD: z.string().optional(),
  RAZORPAY_UPI_QR: yesNo.prefault("no"),
  RAZORPAY_API_URL: address(["https:", "http:"]).default("https://api.razorpay.com"),
  SHIPROCKET_EMAIL: z.email("an e-mail address").optional(),
  SHIPROCKET_PASSWORD: z.string().optional(),
  SHIPROCKET_PICKUP_PINCODE: z
    .string()
    .regex(/^[1-9]\d{5}$/, "six digits")
    .optional(),
  SHIPROCKET_PICKUP_LOCATION: z.string().min(1).default("Primary"),
  SHIPROCKET_WEBHOOK_KEY: z.string().min(16, "at least 16 characters").optional(),
  SHIPROCKET_API_URL: address(["https:", "http:"]).default("https://apiv2.shiprocket.in"),
  COD_LIMIT: whole(0, 100_000_000).prefault("1500000"),
  COD_NOT_FOR: z
    .string()
    .regex(/^[\w-]*(,[\w-]+)*$/, "categories' slugs with commas between")
    .transform((slugs) => slugs.split(",").filter((slug) => slug !== ""))
    .prefault("acoustic-pianos,digital-pianos"),
  COD_FEE: whole(0, 100_000).prefault("4900"),
  FREE_DELIVERY_FROM: whole(0, 1_000_000_000).prefault("500000"),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Z0-9-]{1,3}$/, "one to three capital letters, digits or hyphens")
    .optional(),
  INVOICE_COPIES: whole(1, 3).prefault("2"),
  HSN_DIGITS: z.enum(["4", "6"], "4 or 6").transform(Number).prefault("4"),
  SETTLEMENT_DAYS: whole(1, 60).prefault("5"),
  REMITTANCE_DAYS: whole(1, 90).prefault("15"),
  SETTLEMENTS_FROM: z.iso.date("a day as 2026-11-24").optional(),
  MAIL_FROM: sender.optional(),
  SMTP_URL: mailServer.optional(),
  NOTIFY_MAIL: addressee.optional(),
  METRICS_TOKEN: z.string().min(16, "at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(["http:", "https:"]).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: sentHeaders.prefault(""),
  OTEL_SERVICE_NAME: z.string().min(1).default("swara"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "a share from 0 to 1")
    .transform(Number)
    .prefault("1"),
  CDN_PURGE_URL: address(["http:", "https:"]).optional(),
  CDN_PURGE_HEADERS: sentHeaders.prefault(""),
  SCHEDULING_TOKEN: z.string().optional(),
  SCHEDULING_URL: address(["https:", "http:"]).optional(),
  PICTURES_BUCKET: address(["https:", "http:"])
    .refine(
      (text) => !URL.canParse(text) || /^\/[\w.-]+(\/[\w.-]+)*\/?$/.test(new URL(text).pathname),
      "an address with the bucket's name as its path",
    )
    .optional(),
  PICTURES_BUCKET_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, "a region's name")
    .default("us-east-1"),
  PICTURES_BUCKET_KEY_ID: z.string().optional(),
  PICTURES_BUCKET_SECRET: z.string().optional(),
  FFMPEG: z.string().min(1).optional(),
  PICTURE_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]*(,[\w.:[\]-]+)*$/, "hosts (nas.local:8080) with commas between")
    .transform((hosts) => hosts.split(",").filter((host) => host !== ""))
    .prefault(""),
  BACKUP_DIR: z.string().min(1, "a folder").optional(),
  BACKUP_KEEP: whole(1, 1_000).prefault("14"),
  AUTH_BACKGROUND: z.string().regex(/^\//, "a path starting with /").optional(),
});

/** The settings of a process. Its facts of the shop are kept up to date in place: read them when they are needed. */
export type Settings = z.output<typeof settingsSchema> &
  KeptFacts & {
    SHOP_FILE: string;
    colours: Colours;
    fonts: Fonts;
    guides: Guide[];
  };

export { SettingsError };

/** Settings of which one is worth nothing without the others. */
function checkTogether(settings: z.output<typeof settingsSchema>, names: (keyof typeof settings)[]): void {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new SettingsError(`${missing.join(", ")}=: expected a value, as ${names.join(" and ")} belong together`);
}

/** A folder that can't be there, as a file stands in its place or above it, or as it is one of the system's own: to make it there, Node would try for ever. */
function checkFolder(settings: z.output<typeof settingsSchema>, name: "DATA_DIR" | "BACKUP_DIR"): void {
  const path = settings[name];
  const file = path === undefined ? undefined : notAFolder(path);
  if (file !== undefined) throw new SettingsError(`${name}=${path}: expected a folder, and ${file} is a file`);
  if (path !== undefined && isInProc(path))
    throw new SettingsError(`${name}=${path}: expected a folder on a disk, and below /proc none can be made`);
}

/** Reads and checks every setting. An empty value counts as absent. Throws a SettingsError that names what is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = /SECRET|TOKEN|URL|PASSWORD|_KEY|HEADERS/.test(name)
        ? "(value not shown)"
        : JSON.stringify(given[name]);
      return `${name}=${shown}: expected ${issue.message}`;
    });
    throw new SettingsError(lines.join("\n"));
  }
  const settings = parsed.data;
  checkFolder(settings, "DATA_DIR");
  checkFolder(settings, "BACKUP_DIR");
  checkTogether(settings, ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"]);
  checkTogether(settings, ["PICTURES_BUCKET", "PICTURES_BUCKET_KEY_ID", "PICTURES_BUCKET_SECRET"]);
  checkTogether(settings, ["SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD"]);
  if (settings.SCHEDULING_URL !== undefined && settings.SCHEDULING_TOKEN === undefined)
    throw new SettingsError("SCHEDULING_TOKEN=: expected a value, as the service at SCHEDULING_URL asks for one");
  const real = settings.SHOP_MODE === "production" || settings.RAZORPAY_KEY_ID !== undefined;
  if (real && settings.PRACTICE_GATEWAY === "auto") settings.PRACTICE_GATEWAY = "off";
  const refused = productionTexts(settings, "refused");
  if (refused.length > 0) throw new SettingsError(refused.join("\n"));
  const SHOP_FOLDER = resolve(settings.SHOP_FOLDER);
  const SHOP_FILE = settings.SHOP_FILE ?? join(settings.SHOP_FOLDER, "shop.json");
  const shop = readShop(SHOP_FILE, settings.SHOP_FILE ? undefined : `SHOP_FOLDER=${settings.SHOP_FOLDER}`);
  const { COD_LIMIT, COD_FEE, COD_NOT_FOR, FREE_DELIVERY_FROM } = settings;
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    SHOP_FOLDER,
    SHOP_FILE,
    shop,
    policies: {},
    RATES: standardRates,
    inFile: { shop, COD_LIMIT, COD_FEE, COD_NOT_FOR, FREE_DELIVERY_FROM, RATES: standardRates },
    colours: readColours(SHOP_FOLDER),
    fonts: readFonts(SHOP_FOLDER),
    guides: readGuides(SHOP_FOLDER, settings.SHOP_MODE),
  };
}

/** The settings of this process: `.env` where there is one, the environment above it. */
export function loadSettings(): Settings {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return readSettings(process.env);
}
