import { type Letter, writeMail } from "../mail/letter.ts";
import { reachesPeople, sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import { advanceGrievance } from "./advanceGrievance.ts";
import type { GrievanceMail } from "./grievanceMail.ts";

type Known = { name: string; email: string; resolve_by: Date; note: string };

const day = (time: Date) =>
  time.toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" });

function paragraphs({ ticket, state }: GrievanceMail, { resolve_by, note }: Known, officer: string): string[] {
  const said = note === "" ? [] : [note];
  switch (state) {
    case "received":
      return [
        `We have your complaint. Its number is ${ticket}.`,
        `${officer} looks into it and settles it by ${day(resolve_by)} at the latest.`,
      ];
    case "in_progress":
      return [`Your complaint ${ticket} is being worked on.`, ...said];
    case "resolved":
      return [
        `Your complaint ${ticket} is resolved.`,
        ...said,
        "If you don't agree, please answer this mail. You can also turn to the National Consumer Helpline, 1915.",
      ];
    default:
      return [`Your complaint ${ticket} is closed.`, ...said];
  }
}

/** Tells the complainant how his complaint stands. The first such mail acknowledges it; not one that only lies in a folder. */
export async function sendGrievanceMail(shop: Shop, key: string, mail: GrievanceMail): Promise<void> {
  const [known] = await shop.sql<Known[]>`
    select name, email, resolve_by, coalesce((
      select note from grievance_event where grievance_id = g.id and state = ${mail.state}), '') as note
    from grievance g where ticket = ${mail.ticket}`;
  if (!known) return;
  const { name: officer, designation } = shop.settings.shop.grievance_officer;
  const letter: Letter = {
    to: known.email,
    subject: `Your complaint ${mail.ticket}`,
    greeting: `Dear ${known.name},`,
    paragraphs: paragraphs(mail, known, `Our ${designation}, ${officer},`),
    action: { label: "See how it stands", url: new URL("/grievance", shop.address()).href },
    note: `There you need the number ${mail.ticket} and this e-mail address.`,
  };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
  if (mail.state === "received" && reachesPeople(shop.settings))
    await advanceGrievance(shop, mail.ticket, "acknowledged", "", "clock");
}
