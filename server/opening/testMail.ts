import { randomUUID } from "node:crypto";
import { writeMail } from "../mail/letter.ts";
import { sendBySmtp } from "../mail/send.ts";
import type { Check } from "../production.ts";
import type { Settings } from "../settings.ts";

/** Sends a mail to `to` by the real mail server. `answered` is what that said; the address of the server is not shown, as it holds a password. */
export async function testMail(settings: Settings, to: string): Promise<Check & { answered: string }> {
  const check = { topic: "A mail sent", need: "must" as const, how: "mend SMTP_URL by what the server says" };
  const { SMTP_URL, shop } = settings;
  if (!SMTP_URL) return { ...check, problem: "SMTP_URL is missing: nothing was sent.", answered: "" };
  const letter = {
    to,
    subject: `A test of ${shop.name}'s mail`,
    greeting: "Hello,",
    paragraphs: [
      "Mail of the shop arrives here. Look at its source: Authentication-Results should say spf=pass and dkim=pass.",
    ],
  };
  const mail = await writeMail(letter, settings);
  return sendBySmtp({ ...settings, SMTP_URL }, `test:${randomUUID()}`, mail).then(
    ({ response }) => ({ ...check, problem: undefined, answered: response }),
    ({ code = "", response = "" }: { code?: string; response?: string }) => {
      const said = [code, response].filter(Boolean).join(" ");
      return { ...check, problem: `The mail server did not take it: ${said}`, answered: response };
    },
  );
}
