import type { ShopDetails } from "../../contract/shop.ts";
import { type Letter, writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import { calendarFile } from "./calendarFile.ts";
import { readRow, type TryOutRow } from "./readTryOut.ts";
import { tryOutLink } from "./tryOutLink.ts";
import type { TryOutMail } from "./tryOutMail.ts";
import { whenInWords } from "./whenInWords.ts";

type Words = Pick<Letter, "subject" | "paragraphs">;

const words: Record<TryOutMail["about"], (row: TryOutRow, shop: ShopDetails) => Words> = {
  booked: ({ product_name }) => ({
    subject: `Your time with the ${product_name}`,
    paragraphs: [
      "The showroom’s room is yours for half an hour, with somebody who plays. Bring your own bow, plectrum or tuner if you like.",
    ],
  }),
  moved: ({ product_name }) => ({
    subject: `Your new time with the ${product_name}`,
    paragraphs: ["Your booking has moved. The calendar file puts it right in your calendar too."],
  }),
  cancelled: ({ product_name }) => ({
    subject: `Cancelled: your time with the ${product_name}`,
    paragraphs: ["This booking is cancelled. The product’s page has other times, whenever you like."],
  }),
  reminder: ({ product_name }) => ({
    subject: `Tomorrow: your time with the ${product_name}`,
    paragraphs: ["Do you still come? Please tell us by the link, or give the time to somebody else there."],
  }),
};

/** Tells whoever booked how his booking stands, with a calendar file. What does not hold any more is not said. */
export async function sendTryOutMail(shop: Shop, key: string, { booking_no, about }: TryOutMail): Promise<void> {
  const row = await readRow(shop.sql, booking_no);
  if (!row || row.email === "" || row.product_name === "") return;
  if ((about === "cancelled") !== (row.state === "cancelled")) return;
  const { shop: details } = shop.settings;
  const url = new URL(tryOutLink(shop.secret, booking_no), shop.address()).href;
  const letter: Letter = {
    to: row.email,
    greeting: `Dear ${row.name},`,
    ...words[about](row, details),
    rows: [
      ["When", whenInWords(row)],
      ["Booking", booking_no],
    ],
    action:
      about === "cancelled"
        ? { label: "Choose another time", url: new URL(`/tryout/${row.product_url}`, shop.address()).href }
        : { label: about === "reminder" ? "I come, or not" : "Confirm, move or cancel", url },
    note: `${details.name}, ${details.address.join(", ")}: ${details.map_url}`,
  };
  const mail = await writeMail(letter, shop.settings);
  const attachment = {
    filename: "visit.ics",
    content: Buffer.from(calendarFile(row, details, url)),
    contentType: `text/calendar; charset=utf-8; method=${about === "cancelled" ? "CANCEL" : "PUBLISH"}`,
  };
  await sendMail(shop.settings, key, { ...mail, attachments: [attachment] });
}
