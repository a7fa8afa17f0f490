import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";

/** What untaxed products are taken for where nothing is really sold, in basis points. */
const practiceRate = "1800";

/**
 * A demo may practise with products whose tax nobody has told yet; a shop in production sells none of them. Kept in the
 * database, where prices and cards ask for it; a change makes all cards anew.
 */
export async function keepPracticeRate(sql: Sql, mode: "demo" | "production"): Promise<void> {
  await transaction(sql, async (tx) => {
    const changed =
      mode === "demo"
        ? await tx`
            insert into shop_state (name, value) values ('practice_gst_bp', ${practiceRate})
            on conflict (name) do update set value = excluded.value where shop_state.value <> excluded.value returning name`
        : await tx`delete from shop_state where name = 'practice_gst_bp' returning name`;
    if (changed.length === 0) return;
    await tx`select refresh_card(array(select id from product order by id))`;
    await tx`select pg_notify('catalogue', 'all')`;
  });
}
