import type { ShopDetails } from "../../contract/shop.ts";
import type { TryOutRow } from "./readTryOut.ts";

const escaped = (text: string): string =>
  text
    .replace(/\\/g, "\\\\")
    .replace(/([,;])/g, "\\$1")
    .replace(/\r?\n/g, "\\n");
const moment = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, "");

/** A line of at most 75 bytes, folded where it is longer, never in the middle of a sign (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let now = "";
  let size = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > 74) {
      lines.push(now);
      now = " ";
      size = 1;
    }
    now += sign;
    size += bytes;
  }
  return [...lines, now].join("\r\n");
}

/** A booking as a calendar file; one that is cancelled takes itself out. `link`: its page, absolute. */
export function calendarFile(row: TryOutRow, shop: ShopDetails, link: string): string {
  const cancelled = row.state === "cancelled";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(shop.name)}//Try-outs//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${cancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${row.booking_no}@${shop.email.split("@")[1]}`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${moment(new Date())}`,
    `DTSTART:${moment(row.starts_at)}`,
    `DTEND:${moment(row.ends_at)}`,
    `SUMMARY:${escaped(`Try the ${row.product_name} at ${shop.name}`)}`,
    `LOCATION:${escaped(`${shop.name}, ${shop.address.join(", ")}`)}`,
    `DESCRIPTION:${escaped(`Move or cancel: ${link}`)}`,
    `URL:${link}`,
    `ORGANIZER;CN="${shop.name.replaceAll('"', "'")}":mailto:${shop.email}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(cancelled
      ? []
      : [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          "TRIGGER:-PT2H",
          `DESCRIPTION:${escaped(`At ${shop.name} in two hours`)}`,
          "END:VALARM",
        ]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
