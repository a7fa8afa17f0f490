import type { Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { type Advance, advanceGrievance, isAdvance } from "../grievances/advanceGrievance.ts";
import { onMachine } from "../staff/actor.ts";
import type { Command } from "./command.ts";
import { openShop } from "./openShop.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop grievance list
       bin/shop grievance show TICKET
       bin/shop grievance acknowledged | in_progress | resolved | closed TICKET [NOTE]

  list     the complaints that are open, the one that is due first on top
  show     a complaint with its history
  acknowledged, in_progress, resolved, closed
           takes it there; the complainant is told by mail, with the note

By law a complaint is acknowledged within 48 hours and settled within a month.
Exit status: 0 done, 1 there is no such complaint or it was not in a state for that, 2 wrong call.
`;

/** A ticket as people type it: "g-abcde23456" is G-ABCDE-23456. */
function typedTicket(typed: string): string {
  const [, first, last] = /^G(\w{5})(\w{5})$/.exec(typed.toUpperCase().replace(/[\s-]/g, "")) ?? [];
  return first && last ? `G-${first}-${last}` : typed.toUpperCase();
}

const local = (time: Date) => time.toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });

async function list(sql: Sql): Promise<number> {
  const open = await sql<{ ticket: string; state: string; name: string; resolve_by: Date }[]>`
    select ticket, state, name, resolve_by from grievance where state not in ('resolved', 'closed') order by resolve_by`;
  for (const { ticket, state, name, resolve_by } of open)
    say(`${ticket}  ${state.padEnd(12)}  due ${local(resolve_by)}  ${name}`);
  return 0;
}

function unknown(ticket: string): 1 {
  process.stderr.write(`There is no complaint ${ticket}.\n`);
  return 1;
}

async function show(sql: Sql, ticket: string): Promise<number> {
  const [known] = await sql<
    { id: number; state: string; name: string; email: string; mobile: string; order_no: string | null; text: string }[]
  >`select id, state, name, email, mobile, order_no, text from grievance where ticket = ${ticket}`;
  if (!known) return unknown(ticket);
  say(`${ticket}  ${known.state}\n${known.name}, ${known.email}, +91 ${known.mobile}`);
  if (known.order_no) say(`Order ${known.order_no}`);
  say(`\n${known.text}\n`);
  const events = await sql<{ state: string; note: string; at: Date }[]>`
    select state, note, at from grievance_event where grievance_id = ${known.id} order by at`;
  for (const { state, note, at } of events) say(`  ${local(at)}  ${state}${note && `: ${note}`}`);
  return 0;
}

async function advanceTo(sql: Sql, ticket: string, state: Advance, note: string): Promise<number> {
  const outcome = await advanceGrievance({ sql }, ticket, state, note, onMachine());
  if (outcome === "unknown") return unknown(ticket);
  if (outcome === "moved") say(`${ticket} is ${state} now.`);
  else process.stderr.write(`${ticket} can't be ${state} from where it is.\n`);
  return outcome === "moved" ? 0 : 1;
}

/** What is wrong with words that mean nothing to it. */
function wrongCall(action: string, typed: string | undefined, note: string[]): string {
  if (!isAdvance(action) && action !== "list" && action !== "show") return `There is no "grievance ${action}".`;
  if (typed === undefined) return "The complaint's number is missing.";
  return `"${action === "list" ? typed : note[0]}" is one word too many.`;
}

export const grievanceCommand: Command = {
  summary: "list and show complaints, take them step by step to their end",
  usage,
  takes: { words: ["What to do (list, show, …)"], more: Number.POSITIVE_INFINITY },
  async run([action = "", typed, ...note]) {
    const advance = isAdvance(action) ? action : undefined;
    const isList = action === "list" && typed === undefined;
    const isShow = action === "show" && typed !== undefined && note.length === 0;
    if (!isList && !isShow && !(advance && typed)) {
      process.stderr.write(`${wrongCall(action, typed, note)}\n\n${usage}`);
      return 2;
    }
    // The note goes to the complainant: a second ticket is no note.
    if (note[0] && /^G-\w{5}-\w{5}$/.test(typedTicket(note[0]))) {
      process.stderr.write(`One complaint at a time: after ${typed} comes the note.\n`);
      return 2;
    }
    const ticket = typedTicket(typed ?? "");
    const { sql, close } = await openShop();
    try {
      await migrate(sql);
      if (isList) return await list(sql);
      return advance ? await advanceTo(sql, ticket, advance, note.join(" ")) : await show(sql, ticket);
    } finally {
      await close();
    }
  },
};
