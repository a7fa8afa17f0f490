import { parseArgs } from "node:util";
import { email } from "../../contract/fields.ts";
import type { Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { ApiError } from "../http/reply.ts";
import { servesOffice } from "../office/where.ts";
import type { Settings } from "../settings.ts";
import { onMachine } from "../staff/actor.ts";
import { changeMember } from "../staff/changeMember.ts";
import { inviteStaff } from "../staff/invite.ts";
import { listStaff } from "../staff/listStaff.ts";
import type { Command } from "./command.ts";
import { openShop } from "./openShop.ts";
import { refusedWords } from "./takes.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop staff invite EMAIL [--role ROLE]
       bin/shop staff list
       bin/shop staff end EMAIL

Who may enter the office in the browser (docs/office.md).

  invite   makes a link for EMAIL, good once and for 30 minutes, and prints it as its last line. Who is a member already is
           signed out everywhere, and begins anew with the link: for somebody who has lost phone and keys.
           --role: owner, counter, packer, accountant, or one of your own; owner if none is named
  list     the members, what each is, and how he enters; open invitations
  end      ends a member's access and all his sessions. The last owner's stays.

Exit status: 0 done, 1 there is no such member, or it can't be, 2 wrong call.
`;

function complain(text: string): 1 {
  process.stderr.write(`${text}\n`);
  return 1;
}

/** Where links lead: OFFICE_URL, else where the shop is reached. */
const addressOf = ({ PUBLIC_URL, HOST, PORT }: Settings) => PUBLIC_URL ?? `http://${HOST}:${PORT}`;

async function invite(sql: Sql, settings: Settings, whom: string, role: string): Promise<number> {
  if (!servesOffice(settings))
    return complain(
      "There is no office yet: set OFFICE_URL=https://office.your.shop, restart the shop, and invite then; docs/office.md",
    );
  const { link, expiresAt } = await inviteStaff(
    { sql, settings, address: () => addressOf(settings) },
    onMachine(),
    whom,
    role,
  );
  const until = expiresAt.toLocaleTimeString("en-IN", { timeZone: "Asia/Kolkata", timeStyle: "short" });
  say(`${whom} may enter the office as ${role} by this link, once, until ${until}. Earlier ones are void.`);
  say(link);
  return 0;
}

async function list(sql: Sql): Promise<number> {
  const { staff, invites } = await listStaff(sql);
  for (const { email, role, name, disabled, passkeys, password } of staff) {
    const keys = passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`;
    const ways = [passkeys > 0 ? keys : "", password ? "password" : ""].filter((way) => way !== "");
    say(`${email}  ${role}  ${name}  ${disabled ? "access ended" : ways.join(", ") || "can't enter"}`);
  }
  for (const { email, role, expires_at } of invites) {
    const until = new Date(expires_at).toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });
    say(`${email}  ${role}  invited, until ${until}`);
  }
  return 0;
}

async function end(sql: Sql, settings: Settings, whom: string): Promise<number> {
  const [member] = await sql<{ id: number }[]>`select id from staff where email = ${whom}`;
  if (!member) return complain(`There is no member ${whom}.`);
  await changeMember({ sql, settings }, onMachine(), member.id, { disabled: true });
  say(`${whom} may not enter any more, and is signed out everywhere.`);
  return 0;
}

/** What was asked for; undefined, or what is wrong with it, where that can't be read. */
function readArguments(args: string[]): { action: string; whom: string; role: string } | { wrong: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { role: { type: "string" } }, allowPositionals: true });
    const [action = "", typed, ...more] = positionals;
    if (action === "") return { wrong: "What to do is missing: invite, list or end." };
    if (!["invite", "list", "end"].includes(action)) return { wrong: `There is no "staff ${action}".` };
    const [surplus] = action === "list" && typed !== undefined ? [typed] : more;
    if (surplus !== undefined) return { wrong: `"${surplus}" is one word too many.` };
    if (values.role !== undefined && action !== "invite") return { wrong: "--role goes with invite." };
    if (action === "list") return { action, whom: "", role: "" };
    const whom = email(typed ?? "");
    if (!whom.ok) return { wrong: typed === undefined ? whom.message : `“${typed}”: ${whom.message}` };
    return { action, whom: whom.value, role: values.role ?? "owner" };
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}

export const staffCommand: Command = {
  summary: "invite staff to the office, list them, end their access",
  usage,
  async run(args) {
    const asked = readArguments(args);
    if ("wrong" in asked) {
      process.stderr.write(`${asked.wrong}\n\n${usage}`);
      return 2;
    }
    const { action, whom, role } = asked;
    const { sql, settings, close } = await openShop();
    try {
      await migrate(sql);
      if (action === "list") return await list(sql);
      return await (action === "end" ? end(sql, settings, whom) : invite(sql, settings, whom, role));
    } catch (error) {
      if (error instanceof ApiError) return complain(error.message);
      throw error;
    } finally {
      await close();
    }
  },
};
