import { AskReturn } from "./AskReturn.tsx";
import { Cancel } from "./Cancel.tsx";
import { Decide } from "./Decide.tsx";
import type { ActProps, Opened } from "./opened.ts";
import { PutRight } from "./PutRight.tsx";
import { Receive } from "./Receive.tsx";
import { Refund } from "./Refund.tsx";
import { SendMail } from "./SendMail.tsx";
import { Deliver, HandOver, Undelivered } from "./Steps.tsx";

const dialogs = {
  ship: HandOver,
  deliver: Deliver,
  undelivered: Undelivered,
  parcel: PutRight,
  cancel: Cancel,
  refund: Refund,
  return: AskReturn,
  mail: SendMail,
} as const;

/** The dialog of an order that is open. */
export function Acts({ opened, order, onClose }: ActProps & { opened: Opened | undefined }) {
  if (!opened) return null;
  if (!("number" in opened)) {
    const Act = dialogs[opened.act];
    return <Act order={order} onClose={onClose} parcel={"parcel" in opened ? opened.parcel : undefined} />;
  }
  const asked = order.returns.find(({ number }) => number === opened.number);
  if (!asked) return null;
  if (opened.act === "receive") return <Receive order={order} asked={asked} onClose={onClose} />;
  return <Decide orderNo={order.order_no} asked={asked} decision={opened.act} onClose={onClose} />;
}
