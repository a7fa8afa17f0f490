import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { readEml } from "../../server/mail/readEml.ts";

/** The mails that the shop has sent to an address, the oldest first. */
function mailsTo(address: string) {
  const folder = join(process.env.SHOP_DATA_DIR ?? "", "mail");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => ({
      at: statSync(join(folder, name)).mtimeMs,
      mail: readEml(readFileSync(join(folder, name), "utf8")),
    }))
    .filter(({ mail }) => mail.to.includes(address))
    .sort((one, other) => one.at - other.at)
    .map(({ mail }) => mail);
}

/** Waits for a mail to an address with a link to this page, and gives the latest such link. */
export async function linkFor(address: string, page: "verify-account" | "reset-password"): Promise<string> {
  const links = () =>
    mailsTo(address).flatMap(({ text }) => text.match(new RegExp(`http://\\S+/${page}/[\\w-]+`)) ?? []);
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1) ?? "";
}
