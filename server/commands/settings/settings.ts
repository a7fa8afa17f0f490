import { parseArgs } from "node:util";
import { type SectionName, sectionNames, settingSections } from "../../../contract/office/settings.ts";
import type { Database } from "../../database/connect.ts";
import { migrate } from "../../database/migrate.ts";
import { issueWords } from "../../http/issueWords.ts";
import { ApiError } from "../../http/reply.ts";
import { readSettings } from "../../office/settings/readSettings.ts";
import type { Settings } from "../../settings.ts";
import { changeSetting } from "../../shop/facts/changeSetting.ts";
import type { Staff } from "../../staff/actor.ts";
import type { Command } from "../command.ts";
import { openShop } from "../openShop.ts";
import { refusedWords } from "../takes.ts";
import { say } from "../terminal.ts";
import { shown, typedValue } from "./typedValue.ts";
import { whoActs } from "./whoActs.ts";

const usage = `Usage: bin/shop settings [SECTION] [--json]
       bin/shop settings set SECTION.FIELD VALUE … [--as EMAIL]
       bin/shop settings back SECTION [--as EMAIL]

What the shop says of itself, as "Settings" in the office has it (docs/office.md). Running shops follow within two seconds.

  bin/shop settings         every setting; * is what was changed here or in the office, with what the files say
  bin/shop settings hours   one section
  set      changes one: bin/shop settings set delivery.cod_fee 99
           amounts are in rupees; a list of texts has a VALUE each (contact.phones "044 2852 7373" "98765 43210"), '[]' is an
           empty one, '' an empty text; what is shown as JSON is typed as JSON, amounts in it in paise
  back     returns a section to what the files say
  --as     the member of the staff who does it; else it is kept under the login on this machine
  --json   as GET /office/api/settings answers, for programs; money in paise

Sections: ${sectionNames.join(", ")}.
Exit status: 0 done, 1 it can't be so, and why, 2 wrong call, or no shop has been opened there yet.
`;

type Asked = { words: string[]; json: boolean; as: string | undefined };
type Opened = Pick<Database, "sql"> & { settings: Settings };

/** The command was given in a way that can't be understood; the message says what. */
class WrongCall extends Error {}

function complain(text: string): 1 {
  process.stderr.write(`${text}\n`);
  return 1;
}

function sectionOf(word: string): SectionName {
  const section = sectionNames.find((name) => name === word);
  if (!section) throw new WrongCall(`There is no section "${word}". There are: ${sectionNames.join(", ")}.`);
  return section;
}

async function list({ sql, settings }: Opened, only: SectionName | undefined): Promise<number> {
  const { sections } = await readSettings(sql, settings);
  for (const name of only ? [only] : sectionNames) {
    const { value, file, different, changed } = sections[name];
    const inFile = new Map<string, unknown>(Object.entries(file));
    for (const [field, now] of Object.entries(value)) {
      const isChanged = different.includes(field);
      const files = isChanged ? `   (files: ${shown(field, inFile.get(field))}; ${changed?.name ?? ""})` : "";
      say(`${isChanged ? "*" : " "} ${`${name}.${field}`.padEnd(28)} ${shown(field, now)}${files}`);
    }
  }
  return 0;
}

async function change(
  opened: Opened,
  { section, typed, by }: { section: SectionName; typed: object | null; by: Staff },
): Promise<number> {
  const { sql, settings } = opened;
  const parsed = typed && settingSections[section].safeParse(typed, { error: issueWords });
  if (parsed && !parsed.success)
    return complain(
      parsed.error.issues.map(({ path, message }) => `${[section, ...path].join(".")}: ${message}`).join("\n"),
    );
  const seen = (await readSettings(sql, settings)).sections[section].version;
  const outcome = await changeSetting(sql, settings, { section, seen, typed: parsed ? parsed.data : null }, by);
  if (outcome === "changed") return complain("Somebody has changed this section just now. Please look, and try again.");
  return list(opened, section);
}

/** What was asked for. Throws a WrongCall for what can't be read. */
function read(args: string[]): Asked {
  try {
    const options = { json: { type: "boolean" }, as: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, json: values.json ?? false, as: values.as };
  } catch (error) {
    throw new WrongCall(refusedWords(error));
  }
}

/** Shows all settings or a section of them. */
async function show(opened: Opened, { words: [word, ...more], json, as }: Asked): Promise<number> {
  if (as !== undefined || more.length > 0)
    throw new WrongCall("To change one: bin/shop settings set SECTION.FIELD VALUE.");
  const only = word === undefined ? undefined : sectionOf(word);
  if (!json) return list(opened, only);
  const all = await readSettings(opened.sql, opened.settings);
  say(JSON.stringify(only ? all.sections[only] : all, null, 2));
  return 0;
}

/** What a section's fields are to be: with the one that was typed. Throws a WrongCall for a field that there is not. */
function withTyped(section: SectionName, value: object, [name = "", ...words]: string[]): object {
  const fields = new Map<string, unknown>(Object.entries(value));
  const field = name.slice(section.length + 1);
  if (!fields.has(field)) {
    const all = [...fields.keys()].map((key) => `${section}.${key}`).join(", ");
    throw new WrongCall(`There is no "${name}". There are: ${all}.`);
  }
  if (words.length === 0) throw new WrongCall("Which value? '' is an empty text, '[]' an empty list.");
  try {
    return { ...value, [field]: typedValue(field, fields.get(field), words) };
  } catch (error) {
    throw new ApiError(422, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Changes a setting, or returns a section to the files. */
async function set(opened: Opened, { words: [action, ...words], json, as }: Asked): Promise<number> {
  if (json) throw new WrongCall(`settings ${action} does not take --json.`);
  const section = sectionOf(words[0]?.split(".")[0] ?? "");
  const isBack = action === "back";
  if (isBack && (words.length > 1 || words[0] !== section))
    throw new WrongCall(`back takes a section alone: bin/shop settings back ${section}.`);
  const { value } = (await readSettings(opened.sql, opened.settings)).sections[section];
  const typed = isBack ? null : withTyped(section, value, words);
  const by = await whoActs(opened.sql, opened.settings, as);
  if (!by) return complain(`${as} is nobody who may change the shop's settings: bin/shop staff list`);
  return change(opened, { section, typed, by });
}

export const settingsCommand: Command = {
  summary: "show the shop's settings and change one, as the office does",
  usage,
  async run(args) {
    try {
      const asked = read(args);
      const { sql, settings, close } = await openShop();
      try {
        await migrate(sql);
        const [action] = asked.words;
        const act = action === "set" || action === "back" ? set : show;
        return await act({ sql, settings }, asked);
      } finally {
        await close();
      }
    } catch (error) {
      if (error instanceof ApiError) return complain(error.message);
      if (!(error instanceof WrongCall)) throw error;
      process.stderr.write(`${error.message}\nbin/shop settings --help tells how.\n`);
      return 2;
    }
  },
};
