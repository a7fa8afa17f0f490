import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "../settings.ts";
import type { Mail } from "./compose.ts";

/**
 * Keeps a mail as one `.eml` file below DATA_DIR/mail, complete or not at all. `key` names the mail: the same one sent
 * again after a crash replaces its file.
 */
export async function sendMail(
  settings: Pick<Settings, "DATA_DIR" | "MAIL_FROM" | "shop">,
  key: string,
  mail: Mail,
): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const id = createHash("sha256").update(key).digest("hex").slice(0, 24);
  const from = settings.MAIL_FROM ?? { name: settings.shop.name, address: settings.shop.email };
  const { message } = await composer.sendMail({
    from,
    ...mail,
    messageId: `<${id}@${settings.shop.email.split("@")[1]}>`,
  });
  const folder = join(settings.DATA_DIR, "mail");
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${key.replace(/[^\w-]+/g, "-")}.eml`);
  await writeFile(`${file}.part`, message as Buffer);
  await rename(`${file}.part`, file);
}
