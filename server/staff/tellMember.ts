import { deviceOf } from "../customers/device.ts";
import type { Transaction } from "../database/connect.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { StaffMail } from "./staffMail.ts";

/** Has a member told by mail what was done with his access, and from which device. `key` names the event. */
export const tellMember = (
  tx: Transaction,
  request: Request | undefined,
  staffId: number,
  template: StaffMail["template"],
  key: string,
): Promise<void> => {
  const device = deviceOf(request?.headers.get("User-Agent") ?? "");
  const payload = { template, staff_id: staffId, device };
  return enqueue(tx, { topic: "staff_mail", key: `mail:staff:${template}:${key}`, payload });
};
