import type { Sql } from "../../database/connect.ts";
import type { Sought } from "./sought.ts";

/** So many of a kind are looked at: a longer word finds the others. */
const most = 500;

/** A range of the texts that begin so, for an index in any order of letters: behind it come capitals, digits and dashes only. */
const upTo = (prefix: string) => `${prefix}${"Z".repeat(11)}`;
const mirrored = (digits: string) => digits.split("").reverse().join("");

/**
 * The orders whose numbers or addresses begin (a mobile number: end) with what is sought, by index alone, each kind by its
 * own. Names are not looked at.
 */
export async function findBySign(sql: Sql, { order, mobile, email, invoice, tracking }: Sought): Promise<number[]> {
  const kinds = [
    order !== undefined &&
      sql`select id from orders where order_no >= ${order} and order_no <= ${upTo(order)} limit ${most}`,
    mobile !== undefined &&
      sql`
      select id from orders where reverse(mobile) >= ${mirrored(mobile)} and reverse(mobile) <= ${mirrored(mobile).padEnd(10, "9")} limit ${most}`,
    mobile !== undefined &&
      sql`
      select id from orders where address ->> 'mobile' <> mobile and reverse(address ->> 'mobile') >= ${mirrored(mobile)}
        and reverse(address ->> 'mobile') <= ${mirrored(mobile).padEnd(10, "9")} limit ${most}`,
    email !== undefined &&
      sql`select id from orders where email ~>=~ ${email} and email ~<=~ ${`${email}\u{10ffff}`} limit ${most}`,
    invoice &&
      sql`select order_id as id from tax_document where translate(number, '/-', '') = ${invoice.number} limit ${most}`,
    invoice?.serial && sql`select order_id as id from tax_document where serial = ${invoice.serial} limit ${most}`,
    tracking !== undefined &&
      sql`
      select order_id as id from parcel where upper(translate(tracking_no, ' /-', '')) ~>=~ ${tracking}
        and upper(translate(tracking_no, ' /-', '')) ~<=~ ${upTo(tracking)} limit ${most}`,
    tracking !== undefined &&
      sql`
      select order_id as id from shipment where upper(translate(awb, ' /-', '')) ~>=~ ${tracking}
        and upper(translate(awb, ' /-', '')) ~<=~ ${upTo(tracking)} limit ${most}`,
  ].filter((kind) => !!kind && typeof kind === "object");
  const [first, ...rest] = kinds;
  if (!first) return [];
  const all = rest.reduce((union, kind) => sql`${union} union (${kind})`, sql`(${first})`);
  return (await sql<{ id: number }[]>`select id from (${all}) found`).map(({ id }) => id);
}
