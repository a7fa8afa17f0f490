import { z } from "zod";

/** A whole number in the given range, written in digits. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `a whole number from ${least} to ${most}`);

/** Yes or no, in these words. */
export const yesNo = z.enum(["yes", "no"], "yes or no").transform((word) => word === "yes");
/** An address with one of the given protocols, each with its colon. */
export const address = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `an address starting ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );

/** Headers that another service asks for, by their names. */
export const sentHeaders = z
  .string()
  .regex(/^[\w-]+=[^,\s]+(,[\w-]+=[^,\s]+)*$|^$/, "name=value with commas between")
  .transform((pairs) =>
    Object.fromEntries(
      pairs
        .split(",")
        .filter((pair) => pair !== "")
        .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
    ),
  );

/** The address of a host of one's own, `https://shop.example`: nothing stands behind it but one of the paths. */
export const origin = (...paths: string[]) =>
  address(["http:", "https:"]).refine((text) => {
    if (!URL.canParse(text)) return true; // said already
    const { pathname, search, hash, username, password } = new URL(text);
    return ["/", ...paths].includes(pathname) && search + hash + username + password === "";
  }, "an address without a path, a query or a password, such as https://shop.example");

/** The address of a mail server, which has a host. */
export const mailServer = address(["smtp:", "smtps:"]).refine(
  (text) => !URL.canParse(text) || new URL(text).hostname !== "",
  "an address with the mail server's host, such as smtps://user:password@mail.example:465",
);

const mailbox = /^[^\s@<>,]+@[^\s@<>,]+$/;

/** The sender of mails: one address, with a name before it or without. */
export const sender = z
  .string()
  .regex(/^[^\r\n]+$/, "one line")
  .refine((text) => {
    const [, inBrackets] = /^[^<>]*<([^<>]*)>$/.exec(text.trim()) ?? [];
    return mailbox.test(inBrackets ?? text.trim());
  }, "an e-mail address, or a name and an address: Swara <hello@shop.example>");

/** Where mails for the shop go: an e-mail address, or nowhere. */
export const addressee = z
  .string()
  .refine((text) => text === "off" || z.email().safeParse(text).success, "an e-mail address, or off");
