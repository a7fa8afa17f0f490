import { openDatabase, type Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { advanceGrievance, isAdvance } from "../grievances/advanceGrievance.ts";
import { loadSettings } from "../settings.ts";
import type { Command } from "./command.ts";

const usage = `Usage: bin/shop grievance list
       bin/shop grievance show TICKET
       bin/shop grievance acknowledged | in_progress | resolved | closed TICKET [NOTE]

  list     the complaints that are open, the one that is due first on top
  show     a complaint with its history
  acknowledged, in_progress, resolved, closed
           takes it there; the complainant is told by mail, with the note

By law a complaint is acknowledged within 48 hours and settled within a month.
Exit status: 0 done, 1 the complaint was not in a state for that, 2 wrong call.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const local = (time: Date) => time.toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });

async function list(sql: Sql): Promise<number> {
  const open = await sql<{ ticket: string; state: string; name: string; resolve_by: Date }[]>`
    select ticket, state, name, resolve_by from grievance where state not in ('resolved', 'closed') order by resolve_by`;
  for (const { ticket, state, name, resolve_by } of open)
    say(`${ticket}  ${state.padEnd(12)}  due ${local(resolve_by)}  ${name}`);
  return 0;
}

async function show(sql: Sql, ticket: string): Promise<number> {
  const [known] = await sql<
    { id: number; state: string; name: string; email: string; mobile: string; order_no: string | null; text: string }[]
  >`select id, state, name, email, mobile, order_no, text from grievance where ticket = ${ticket}`;
  if (!known) {
    process.stderr.write(`There is no complaint ${ticket}.\n`);
    return 1;
  }
  say(`${ticket}  ${known.state}\n${known.name}, ${known.email}, +91 ${known.mobile}`);
  if (known.order_no) say(`Order ${known.order_no}`);
  say(`\n${known.text}\n`);
  const events = await sql<{ state: string; note: string; at: Date }[]>`
    select state, note, at from grievance_event where grievance_id = ${known.id} order by at`;
  for (const { state, note, at } of events) say(`  ${local(at)}  ${state}${note && `: ${note}`}`);
  return 0;
}

export const grievanceCommand: Command = {
  summary: "list and show complaints, take them step by step to their end",
  usage,
  async run([action = "", typed, ...note]) {
    const advance = isAdvance(action) ? action : undefined;
    if (action !== "list" && (!typed || (action !== "show" && !advance))) {
      process.stderr.write(usage);
      return 2;
    }
    const ticket = typed?.toUpperCase() ?? "";
    const { sql, close } = await openDatabase({ ...loadSettings(), DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      if (action === "list") return await list(sql);
      if (!advance) return await show(sql, ticket);
      const done = await advanceGrievance({ sql }, ticket, advance, note.join(" "));
      say(done ? `${ticket} is ${advance} now.` : `${ticket} can't be ${advance} from where it is.`);
      return done ? 0 : 1;
    } finally {
      await close();
    }
  },
};
