import { accountLetters as letters } from "../mail/accountLetters.ts";
import { type Letter, writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import { issueToken } from "./token.ts";

/** What is to be told to whoever has this address, found out when it is sent. `name` where the account is gone by then. */
export type AccountMail = {
  template:
    | "registered"
    | "resend"
    | "reset"
    | "welcome"
    | "password_changed"
    | "email_change"
    | "email_change_notice"
    | "deleted";
  email: string;
  name?: string;
};

type Known = {
  id: number;
  name: string;
  email: string;
  email_verified: boolean;
  pending_email: string | null;
  pending_taken: boolean;
  kept_order: string | null;
};

/** The letter, or undefined when there is nobody to write to. Links lead to the shop's own address and nowhere else. */
async function letterFor(shop: Shop, { template, email, name = "" }: AccountMail): Promise<Letter | undefined> {
  const shopName = shop.settings.shop.name;
  const link = (path: string) => new URL(path, shop.address()).href;
  if (template === "deleted") return letters.deleted({ name, email }, shopName);
  const [known] = await shop.sql<Known[]>`
    select id, name, email, email_verified, pending_email,
      exists (select from customer other where other.email = customer.pending_email and other.email_verified) as pending_taken,
      (select order_no from orders where id = customer.kept_order_id) as kept_order
    from customer where email = ${email}`;
  if (!known) return undefined;
  const tokenLink = async (page: string, purpose: "verify" | "reset" | "email", to: string) =>
    link(`/${page}/${await issueToken(shop.sql, known.id, purpose, to)}`);
  switch (template) {
    case "registered":
    case "resend":
      if (!known.email_verified)
        return letters.verification(known, shopName, await tokenLink("verify-account", "verify", email));
      return template === "registered" ? letters.knownAlready(known, shopName, link("/login")) : undefined;
    case "reset":
      return letters.reset(known, shopName, await tokenLink("reset-password", "reset", email));
    case "welcome":
      return letters.welcome(known, shopName, link("/profile"));
    case "password_changed":
      return letters.passwordChanged(known, shopName, link("/forgotpassword"));
    case "email_change":
      if (known.pending_email === null || known.pending_taken) return undefined;
      return letters.emailChange(
        { name: known.name, email: known.pending_email },
        shopName,
        await tokenLink("verify-account", "email", known.pending_email),
      );
    default:
      return letters.emailChangeNotice(known, shopName, link("/forgotpassword"));
  }
}

/** Writes and sends a mail about an account. Its link is made now, so that its secret is never kept anywhere. */
export async function sendAccountMail(shop: Shop, key: string, mail: AccountMail): Promise<void> {
  const letter = await letterFor(shop, mail);
  if (letter) await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
