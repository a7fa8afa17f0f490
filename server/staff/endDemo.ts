import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { onMachine } from "./actor.ts";
import { demoEmail } from "./demoOwner.ts";
import { recordAct } from "./recordAct.ts";

/**
 * As a demo becomes a shop: ends the access of its owner, as whom anybody could enter, and of everybody who was invited in
 * the office meanwhile, with all invitations and keys. Who was invited last on the machine stays. Done once; answers how
 * many lose their access, the demo's owner not counted.
 */
export const endDemo = (sql: Sql): Promise<number> =>
  transaction(sql, async (tx) => {
    const [demo] = await tx<{ id: number }[]>`
      update staff set disabled_at = now() where email = ${demoEmail} and disabled_at is null returning id`;
    if (!demo) return 0;
    const ended = await tx<{ id: number; email: string }[]>`
      update staff m set disabled_at = now(), version = version + 1
      where disabled_at is null and 'machine' is distinct from (
        select door from audit where act = 'staff.invite' and thing_id = m.email order by id desc limit 1)
      returning id, email`;
    await tx`update staff_session set ended_at = now() where ended_at is null and staff_id = any(${[demo, ...ended].map(({ id }) => id)})`;
    await tx`delete from staff_invite where used_at is null`;
    await tx`update staff_key set ended_at = now() where ended_at is null`;
    for (const { id } of [demo, ...ended])
      await recordAct(tx, onMachine(), { act: "staff.end-demo", thing: "staff", id, after: { disabled: true } });
    return ended.length;
  });
