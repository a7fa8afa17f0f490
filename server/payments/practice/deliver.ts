import type { Sql } from "../../database/connect.ts";
import { step } from "../../steps.ts";
import { practiceSignature } from "./service.ts";

type Due = { id: string; url: string; body: string; times: number; attempts: number };

/** Sends an event to the shop over HTTP as any gateway would, until it has been answered as often as it is to be sent. */
async function send(origin: string, secret: string, { id, url, body }: Due): Promise<boolean> {
  const headers = {
    "Content-Type": "application/json",
    "X-Practice-Event-Id": id,
    "X-Practice-Signature": practiceSignature(secret, body),
  };
  try {
    return (await fetch(new URL(url, origin), { method: "POST", headers, body, signal: AbortSignal.timeout(5_000) }))
      .ok;
  } catch {
    return false; // tried again later
  }
}

/** Delivers the practice gateway's due events. `origin`: where this shop listens. */
export async function deliverEvents(sql: Sql, secret: string, origin: string): Promise<number> {
  const due = await sql<Due[]>`
    update practice.delivery set attempts = attempts + 1, deliver_at = now() + least(power(2, attempts), 600) * interval '5 seconds'
    where id in (select id from practice.delivery where done_at is null and deliver_at <= now() order by deliver_at limit 20 for update skip locked)
    returning id, url, body, times, attempts`;
  for (const event of due) {
    let answered = true;
    for (let i = 0; i < event.times && answered; i++) answered = await send(origin, secret, event);
    await step("practice: delivered");
    if (answered) await sql`update practice.delivery set done_at = now() where id = ${event.id}`;
  }
  return due.length;
}
