import { parseArgs } from "node:util";
import { openDatabase } from "../../database/connect.ts";
import { migrate } from "../../database/migrate.ts";
import { loadSettings } from "../../settings.ts";
import type { Command } from "../command.ts";
import { listOrders } from "./listOrders.ts";
import { paidBack } from "./paidBack.ts";
import { refund } from "./refund.ts";
import { resend } from "./resend.ts";
import { returned } from "./returned.ts";
import { type Action, type Options, WrongCall } from "./say.ts";
import { showOrder } from "./showOrder.ts";
import { cancel, deliver, pack, ship, undelivered } from "./steps.ts";
import { usage } from "./usage.ts";

const actions: Record<string, Action> = {
  list: listOrders,
  show: showOrder,
  pack,
  ship,
  deliver,
  undelivered,
  cancel,
  refund,
  "paid-back": paidBack,
  resend,
  return: returned,
};

const options = {
  state: { type: "string" },
  method: { type: "string" },
  since: { type: "string" },
  search: { type: "string" },
  due: { type: "string" },
  limit: { type: "string" },
  courier: { type: "string" },
  tracking: { type: "string" },
  link: { type: "string" },
  utr: { type: "string" },
  "no-shelf": { type: "boolean" },
} as const;

function read(args: string[]): { words: string[]; values: Options } {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, values };
  } catch (error) {
    throw new WrongCall(error instanceof Error ? (error.message.split(". ")[0] ?? "") : "");
  }
}

export const orderCommand: Command = {
  summary: "list and show orders, take them to the customer and back",
  usage,
  async run(args) {
    try {
      const { words, values } = read(args);
      const [name = "", ...rest] = words;
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) throw new WrongCall(name ? `There is no "order ${name}".` : "");
      const settings = loadSettings();
      const { sql, close } = await openDatabase({ ...settings, DATABASE_POOL: 2 });
      try {
        await migrate(sql);
        return await action({ sql, settings }, rest, values);
      } finally {
        await close();
      }
    } catch (error) {
      if (!(error instanceof WrongCall)) throw error;
      process.stderr.write(error.message ? `${error.message}\nbin/shop order --help tells how.\n` : usage);
      return 2;
    }
  },
};
