import type { Sql, Transaction } from "../../database/connect.ts";
import { ApiError } from "../../http/reply.ts";
import { BreakerOpen } from "../../limits/circuitBreaker.ts";
import { countAttempt } from "../../limits/rateLimit.ts";
import type { Settings } from "../../settings.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Terms } from "../terms.ts";
import { type Parcel, weigh } from "../weigh.ts";
import { shiprocketAccount } from "./ask.ts";
import { askServiceability } from "./askServiceability.ts";
import { courierBreaker, isCouriersFault } from "./courierBreaker.ts";

/** What was told is asked for again after six hours and believed for an hour longer, so that a quote outlives it. */
const fresh = 6;
const believed = fresh + 1;

/** After a failure the rate table serves for so long before the courier is asked again, in seconds. */
const rest = 60;

/** How often one network may have the courier asked about what nobody has asked before; after that the rate table answers it. */
const asking = { name: "courier asked", burst: 120, every: 5 };

/** Whether the courier may be asked for this network, once more. */
async function mayAsk(shop: Shop, network: string): Promise<boolean> {
  try {
    await countAttempt(shop, asking, network);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Terms go by steps of 500 g, as couriers charge: the step of these parcels together, in grams. */
export const termsStep = (parcels: Parcel[]) => Math.ceil(Math.max(weigh(parcels), 1) / 500) * 500;

/**
 * The courier's terms for these parcels, from the database alone, so that an order is priced as its quote was.
 * Undefined: without an account, or when it has told nothing lately; then the rate table answers.
 */
export async function readCourierTerms(
  sql: Sql | Transaction,
  settings: Settings,
  pincode: string,
  parcels: Parcel[],
): Promise<Terms | undefined> {
  if (!shiprocketAccount(settings) || parcels.length === 0) return undefined;
  const [told] = await sql<{ serviceable: boolean; cod: boolean; charge: number; days: number }[]>`
    select serviceable, cod, charge, days from courier_rate
    where pincode = ${pincode} and grams = ${termsStep(parcels)} and told_at > now() - ${believed} * interval '1 hour'`;
  return told && { ...told, days: [told.days, told.days + 1] };
}

/**
 * Asks the courier where its terms for these parcels are not known or old, and writes them down; waits two seconds at
 * most, and not at all while the breaker is open or when it was asked too often for this network (undefined: the staff's). True: there is something new.
 * When it fails, the failure is logged and what was known stays.
 */
export async function refreshCourierTerms(
  shop: Shop,
  pincode: string,
  parcels: Parcel[],
  network: string | undefined,
): Promise<boolean> {
  const account = shiprocketAccount(shop.settings);
  if (!account || parcels.length === 0) return false;
  const breaker = courierBreaker(shop, account);
  if (!breaker.lets) return false;
  const grams = termsStep(parcels);
  const known = await shop.sql`
    select from courier_rate where pincode = ${pincode} and grams = ${grams} and ask_at > now()`;
  if (known.length > 0) return false;
  if (network !== undefined && !(await mayAsk(shop, network))) return false;
  try {
    const ask = () => askServiceability(account, shop.settings, pincode, grams);
    const told = await breaker.run(ask, isCouriersFault);
    await shop.sql`
      insert into courier_rate (pincode, grams, serviceable, cod, charge, days, told_at, ask_at)
      values (${pincode}, ${grams}, ${told.serviceable}, ${told.cod}, ${told.charge}, ${told.days}, now(), now() + ${fresh} * interval '1 hour')
      on conflict (pincode, grams) do update set serviceable = excluded.serviceable, cod = excluded.cod, charge = excluded.charge,
        days = excluded.days, told_at = excluded.told_at, ask_at = excluded.ask_at`;
    return true;
  } catch (error) {
    if (error instanceof BreakerOpen) return false;
    shop.log.warn({ err: error, pincode }, "courier not asked; the rate table answers");
    await shop.sql`
      insert into courier_rate (pincode, grams, ask_at) values (${pincode}, ${grams}, now() + ${rest} * interval '1 second')
      on conflict (pincode, grams) do update set ask_at = excluded.ask_at`;
    return false;
  }
}
