import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { readEml } from "../../server/mail/readEml.ts";

/** The mails that the shop has sent to an address, the oldest first. */
async function mailsTo(address: string) {
  const folder = join(process.env.SHOP_DATA_DIR ?? "", "mail");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => ({
        at: statSync(join(folder, name)).mtimeMs,
        mail: await readEml(readFileSync(join(folder, name), "utf8")),
      })),
  );
  return mails
    .filter(({ mail }) => mail.to.includes(address))
    .sort((one, other) => one.at - other.at)
    .map(({ mail }) => mail);
}

/** Waits for a mail to an address with a link to this page, and gives the latest such link. */
export async function linkFor(address: string, page: "verify-account" | "reset-password"): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap(({ text }) => text.match(new RegExp(`http://\\S+/${page}/[\\w-]+`)) ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links()).at(-1) ?? "";
}
