import { z } from "zod";
import type { AnswerOf } from "../../contract/calls.ts";
import type { Sql } from "../database/connect.ts";
import { EmiOffer, instalmentsOf } from "./instalment.ts";

const Offers = z.array(z.object({ bank: z.string(), offers: z.array(EmiOffer) }));
/** Banks with what they offer, as the gateway told. */
export type BankOffers = z.infer<typeof Offers>;

/** Where the offers are kept between two askings. */
const name = "emi_offers";

/** Keeps what the gateway offers now; where it is something else than before, every node makes all its pages anew. Gives whether it was. */
export async function keepOffers(sql: Sql, offers: BankOffers): Promise<boolean> {
  const told = await sql`
    with kept as (
      insert into shop_state (name, value) values (${name}, ${JSON.stringify(offers)})
      on conflict (name) do update set value = excluded.value where shop_state.value <> excluded.value returning name)
    select pg_notify('catalogue', 'all') from kept`;
  return told.length > 0;
}

/** What a price (paise) comes to by the month at each bank, shortest plan first. No banks where none offers anything for it. */
export async function readEmi(sql: Sql, price: number): Promise<AnswerOf<"GET /get/emi">["data"]> {
  const [row] = await sql<{ value: string }[]>`select value from shop_state where name = ${name}`;
  const kept = row ? Offers.parse(JSON.parse(row.value)) : [];
  const banks = kept
    .map(({ bank, offers }) => ({
      bank,
      plans: offers
        .filter(({ min_amount }) => price >= min_amount)
        .map((offer) => instalmentsOf(price, offer))
        .toSorted((a, b) => a.months - b.months),
    }))
    .filter(({ plans }) => plans.length > 0);
  const all = banks.flatMap(({ bank, plans }) => plans.map((plan) => ({ ...plan, bank })));
  const [least = null] = all.toSorted((a, b) => a.monthly - b.monthly);
  return { least, banks };
}
