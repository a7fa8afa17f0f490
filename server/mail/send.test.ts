import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { accountLetters } from "./accountLetters.ts";
import { writeMail } from "./letter.ts";
import { readEml } from "./readEml.ts";
import { sendMail } from "./send.ts";

type Received = { from: string; to: string[]; source: string; user: string | undefined };
let received: Received[] = [];
let refuse = false;
let server: SMTPServer;
let port = 0;
const folder = mkdtempSync(join(tmpdir(), "swara-mail-"));

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => done(password === "p@ss" ? null : new Error("no"), { user: username }),
    onRcptTo: ({ address }, _, done) =>
      done(refuse ? Object.assign(new Error(`No such user ${address}`), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (part) => (source += String(part)));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source,
          user: session.user,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  received = [];
  refuse = false;
});

const settings = (more: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...more });
const bySmtp = (login = "") => settings({ SMTP_URL: `smtp://${login}127.0.0.1:${port}` });
const letter = (person: { name: string; email: string }) =>
  writeMail(accountLetters.verification(person, "Swara", "http://shop.test/verify-account/abc"), settings());

test("a mail server gets the mail in text and HTML, in the shop's name, once", async () => {
  await sendMail(bySmtp("shop:p%40ss@"), "mail:1", await letter({ name: "ஆஷா Raman", email: "asha@example.com" }));
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: "care@swara.example", to: ["asha@example.com"], user: "shop" });
  const mail = await readEml(received[0]?.source ?? "");
  expect(mail.subject).toBe("Confirm your e-mail address for Swara");
  expect(mail.text).toContain("Dear ஆஷா Raman,");
  expect(mail.text).toContain("http://shop.test/verify-account/abc");
  expect(mail.html).toContain('<a href="http://shop.test/verify-account/abc"');
  expect(received[0]?.source).toMatch(/^Message-ID: <[0-9a-f]{24}@swara\.example>\r$/m);
});

test("a server that refuses is an error for the outbox, which names nobody", async () => {
  refuse = true;
  const mail = await letter({ name: "Asha", email: "asha@example.com" });
  await expect(sendMail(bySmtp(), "mail:2", mail)).rejects.toThrow(
    /^The mail server did not take the mail: EENVELOPE 550$/,
  );
  await expect(sendMail(bySmtp("shop:wrong@"), "mail:2", mail)).rejects.toThrow(/EAUTH/);
  await expect(sendMail(settings({ SMTP_URL: "smtp://127.0.0.1:1" }), "mail:2", mail)).rejects.toThrow(
    /ECONNREFUSED|ESOCKET/,
  );
});

test.each([
  ["a name", { name: "Asha\r\nBcc: thief@evil.example\r\n\r\nhello", email: "asha@example.com" }],
  ["an address", { name: "Asha", email: "asha@example.com\r\nBcc: thief@evil.example" }],
  ["a list of addresses", { name: "Asha", email: "asha@example.com, thief@evil.example" }],
  ["an address in a name's clothes", { name: "Asha", email: '"x" <thief@evil.example>, asha@example.com' }],
])("%s can't put anything into the mail's head", async (_, person) => {
  await sendMail(bySmtp(), "mail:3", await letter(person)).catch(() => {});
  for (const { to, source } of received) {
    expect(to).toHaveLength(1);
    expect(source.slice(0, source.indexOf("\r\n\r\n"))).not.toMatch(/^bcc:/im);
  }
});

test("a name is text in the HTML as well", async () => {
  const mail = await letter({ name: '<img src=x onerror="alert(1)">', email: "asha@example.com" });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img");
});

test("without a mail server each mail is one whole file that only the shop can read, also when it is sent again", async () => {
  const mail = await letter({ name: "Asha", email: "asha@example.com" });
  await sendMail(settings(), "mail:verify:../../x", mail);
  await sendMail(settings(), "mail:verify:../../x", mail);
  const files = readdirSync(join(folder, "mail"));
  expect(files).toEqual(["mail-verify-x.eml"]);
  expect(statSync(join(folder, "mail", "mail-verify-x.eml")).mode & 0o777).toBe(0o600);
  const kept = await readEml(readFileSync(join(folder, "mail", "mail-verify-x.eml"), "utf8"));
  expect(kept).toMatchObject({ to: "asha@example.com", subject: mail.subject });
  expect(kept.text.replaceAll("\r\n", "\n").trim()).toBe(mail.text.trim());
});
