import type { TodayGroup } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";
import { counted, firstOf } from "./group.ts";

type Row = { ticket: string; name: string; text: string; received_at: Date; due: Date; is_late: boolean };

/** Open complaints by the legal clock that runs out next: 48 hours until acknowledged, then a month until settled. */
export async function complaintGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<Row[]>`
    select *, due < now() as is_late from (
      select ticket, name, left(text, 120) as text, received_at, case state when 'received' then acknowledge_by else resolve_by end as due
      from grievance where state not in ('resolved', 'closed')) open
    order by due, ticket limit ${counted}`;
  return {
    kind: "complaints",
    count: rows.length,
    late: rows.filter(({ is_late }) => is_late).length,
    items: firstOf(rows).map(({ ticket, name, text, received_at, due, is_late }) => ({
      id: ticket,
      title: name,
      words: text.replace(/\s+/g, " "),
      since: received_at.toISOString(),
      due: due.toISOString(),
      is_late,
      amount: null,
    })),
  };
}
