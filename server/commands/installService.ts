import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { keepsSocket } from "../database/embedded.ts";
import { loadSettings, type Settings } from "../settings.ts";
import type { Command } from "./command.ts";
import { refusedWords } from "./takes.ts";
import { whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop install-service --print [--user NAME] [--owner ADDRESS]
       bin/shop install-service --write FOLDER [--user NAME] [--owner ADDRESS]

The units for systemd of deploy/, with this checkout's folder, DATA_DIR and BACKUP_DIR in them. docs/live.md tells what to do with them.

  --print           show them
  --write FOLDER    write them there, as a rule /etc/systemd/system
  --user NAME       who the shop runs as; as a rule who asks, or swara when that is root
  --owner ADDRESS   who gets a mail when the shop needs a person; as a rule the shop's own address

Exit status: 0 done, 2 not understood or a setting can't be used.
`;

const root = resolve(import.meta.dirname, "..", "..");
const deploy = join(root, "deploy");

/** The units as they ship, by their names. */
const shipped = () => readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name));

type Place = { user: string; owner: string; settings: Pick<Settings, "DATA_DIR" | "BACKUP_DIR"> };

/** A path as a unit takes it without quotes. */
const plain = /^[\w./@+~-]+$/;

/** A unit as it ships, made that of this checkout. */
function filled(unit: string, { user, owner, settings }: Place): string {
  const { DATA_DIR, BACKUP_DIR } = settings;
  const written = [DATA_DIR, ...(BACKUP_DIR ? [resolve(BACKUP_DIR)] : [])];
  const atHome = [root, ...written].some((path) => /^\/(home|root)\//.test(path));
  return unit
    .replaceAll("/srv/swara", root)
    .replace(/^ReadWritePaths=.*$/m, `ReadWritePaths=${written.join(" ")}`)
    .replace(/^ProtectHome=.*$/m, `ProtectHome=${atHome ? "read-only" : "yes"}`)
    .replace(/^PrivateTmp=.*$/m, `PrivateTmp=${keepsSocket(DATA_DIR) ? "yes" : "no"}`)
    .replace(/^User=.*$/m, `User=${user}`)
    .replace(/^Environment=OWNER=.*$/m, `Environment=OWNER=${owner}`);
}

type Asked = { print: boolean; write?: string | undefined; user: string; owner?: string | undefined };

/** What was asked for, or what is wrong with it. */
function readArguments(args: string[]): Asked | { wrong: string } {
  const text = { type: "string" } as const;
  try {
    const options = { print: { type: "boolean", default: false }, write: text, user: text, owner: text } as const;
    const { print, write, user = userInfo().username, owner } = parseArgs({ args, options }).values;
    if (print === (write !== undefined)) return { wrong: "Either --print or --write FOLDER." };
    if (!/^[a-z_][\w-]{0,30}$/i.test(user)) return { wrong: "--user is the name of a user." };
    if (owner !== undefined && !/^[\w.+@-]+$/.test(owner)) return { wrong: "--owner is an address for mails." };
    return { print, write, user: user === "root" ? "swara" : user, owner };
  } catch (error) {
    return { wrong: refusedWords(error) };
  }
}

export const installServiceCommand: Command = {
  summary: "show or write the units for systemd",
  usage,
  async run(args) {
    const asked = readArguments(args);
    if ("wrong" in asked) {
      process.stderr.write(`${asked.wrong}\n\n${usage}`);
      return 2;
    }
    const settings = loadSettings();
    const odd = [root, settings.DATA_DIR, settings.BACKUP_DIR ?? ""].find((path) => path !== "" && !plain.test(path));
    if (odd) throw new Error(`${odd}: a service needs a path of letters, digits and ./@+~-_ only.`);
    const place = { user: asked.user, owner: asked.owner ?? settings.shop.email, settings };
    for (const name of shipped()) {
      const unit = filled(readFileSync(join(deploy, name), "utf8"), place);
      if (asked.write === undefined) process.stdout.write(`# ${name}\n${unit}\n`);
      else {
        const folder = whereGiven(asked.write);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, name), unit);
        process.stdout.write(`${join(folder, name)}\n`);
      }
    }
    return 0;
  },
};
