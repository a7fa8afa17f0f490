import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "../settings.ts";
import { traced } from "../tracing/trace.ts";
import type { Mail } from "./letter.ts";

/** Whether mails reach people. In a demo those in the folder are meant to be read there. */
export const reachesPeople = ({ SMTP_URL, SHOP_MODE }: Pick<Settings, "SMTP_URL" | "SHOP_MODE">): boolean =>
  SMTP_URL !== undefined || SHOP_MODE !== "production";

type Sending = Pick<Settings, "DATA_DIR" | "MAIL_FROM" | "SMTP_URL" | "shop">;

/** For how long a mail server may keep us waiting at each step, in milliseconds: all of them stay below the outbox's lease. */
const patience = 10_000;

export const mailFolder = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">): string => join(DATA_DIR, "mail");

async function keepAsFile(settings: Sending, key: string, message: Buffer): Promise<void> {
  const folder = mailFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${key.replace(/[^\w-]+/g, "-")}.eml`);
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** The mail as it is sent. The same `key` gives the same Message-ID. */
function compose(settings: Sending, key: string, mail: Mail) {
  const id = createHash("sha256").update(key).digest("hex").slice(0, 24);
  return {
    from: settings.MAIL_FROM ?? { name: settings.shop.name, address: settings.shop.email },
    // As an object it is one address, whatever it holds, and never a list.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments ?? [],
    messageId: `<${id}@${settings.shop.email.split("@")[1]}>`,
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    textEncoding: "base64" as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Gives a mail to the server of SMTP_URL and tells in its own words what it answered. Throws nodemailer's error, whose
 * `response` is what the server said instead.
 */
export async function sendBySmtp(
  settings: Sending & { SMTP_URL: string },
  key: string,
  mail: Mail,
): Promise<{ response: string }> {
  const transport = createTransport({
    url: settings.SMTP_URL,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    return await transport.sendMail(compose(settings, key, mail));
  } finally {
    transport.close();
  }
}

/**
 * Sends a mail by the server of SMTP_URL; without one it is kept as an `.eml` file below DATA_DIR/mail, complete or not
 * at all. `key` names the mail: the same one sent again after a crash has the same Message-ID. Throws when the server
 * does not take it.
 */
export const sendMail = (settings: Sending, key: string, mail: Mail): Promise<void> =>
  traced({ name: "send mail", kind: "client" }, () => send(settings, key, mail));

async function send(settings: Sending, key: string, mail: Mail): Promise<void> {
  const { SMTP_URL } = settings;
  if (!SMTP_URL) {
    const composed = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(
      compose(settings, key, mail),
    );
    if (!Buffer.isBuffer(composed.message)) throw new Error("The mail could not be composed.");
    return keepAsFile(settings, key, composed.message);
  }
  // The server's own words may name the person; the log and the outbox get by with its codes.
  await sendBySmtp({ ...settings, SMTP_URL }, key, mail).catch(
    ({ code = "", responseCode = 0 }: { code?: string; responseCode?: number }) => {
      throw new Error(`The mail server did not take the mail: ${code} ${responseCode}`.trim());
    },
  );
}
