import { writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import { staffLetter } from "../mail/staffLetters.ts";
import { officeUrl } from "../office/where.ts";
import type { Shop } from "../shop/shop.ts";
import { demoEmail } from "./demoOwner.ts";
import type { StaffMail } from "./staffMail.ts";

/** Writes and sends a mail to a member about his access; a demo's owner has no mailbox. */
export async function sendStaffMail(shop: Shop, key: string, { template, staff_id, device }: StaffMail): Promise<void> {
  const [member] = await shop.sql<
    { name: string; email: string }[]
  >`select name, email from staff where id = ${staff_id}`;
  if (!member || member.email === demoEmail) return;
  const letter = staffLetter(template, { ...member, device }, shop.settings.shop.name, officeUrl(shop, "me"));
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
