import { randomUUID } from "node:crypto";
import type { tryOutCalls } from "../../../contract/office/tryOuts.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

let rooms = 100;

/** A visit that began a moment ago; its number. */
async function visit({ sql }: Pick<TestOffice, "sql">): Promise<string> {
  const no = randomUUID().slice(0, 12).toUpperCase();
  await sql`
    insert into try_out (booking_no, state, room, during, name, email)
    values (${no}, 'booked', ${++rooms}, tstzrange(now() - interval '1 minute', now() + interval '29 minutes'), 'Asha', 'asha@example.com')`;
  return no;
}

export const tryOutExamples: OfficeExamples<typeof tryOutCalls> = {
  "GET /tryouts": () => ({}),
  "POST /tryouts/block": () => {
    const day = new Date(Date.UTC(2032, 0, ++rooms)).toISOString().slice(0, 10);
    return { body: { day, from: "10:00", until: "12:00", reason: "The piano is tuned" } };
  },
  "POST /tryouts/{no}": async (office) => ({ path: `/tryouts/${await visit(office)}`, body: { state: "no_show" } }),
};
