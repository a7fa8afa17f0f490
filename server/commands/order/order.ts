import { parseArgs } from "node:util";
import { migrate } from "../../database/migrate.ts";
import type { Command } from "../command.ts";
import { openShop } from "../openShop.ts";
import { refusedWords } from "../takes.ts";
import { checked } from "./checked.ts";
import { invoice } from "./invoice.ts";
import { listOrders } from "./listOrders.ts";
import { paidBack } from "./paidBack.ts";
import { refund } from "./refund.ts";
import { resend } from "./resend.ts";
import { returned } from "./returned.ts";
import { type Action, type Options, WrongCall } from "./say.ts";
import { showOrder } from "./showOrder.ts";
import { split } from "./split.ts";
import { cancel, deliver, pack, ship, undelivered } from "./steps.ts";
import { track } from "./track.ts";
import { usage } from "./usage.ts";

const many = Number.POSITIVE_INFINITY;

/** The actions, how many words each takes at most, and the options that mean something to it. */
const actions: Record<string, { act: Action; words: number; options: (keyof Options)[] }> = {
  list: { act: listOrders, words: 1, options: ["state", "method", "since", "search", "due", "limit"] },
  show: { act: showOrder, words: many, options: [] },
  pack: { act: pack, words: many, options: [] },
  invoice: { act: invoice, words: 1, options: ["out", "mail"] },
  split: { act: split, words: many, options: [] },
  ship: { act: ship, words: many, options: ["courier", "tracking", "link", "parcel"] },
  track: { act: track, words: 1, options: ["courier", "tracking", "link", "mail", "parcel"] },
  deliver: { act: deliver, words: many, options: ["parcel"] },
  undelivered: { act: undelivered, words: many, options: ["no-shelf", "parcel"] },
  cancel: { act: cancel, words: many, options: [] },
  refund: { act: refund, words: many, options: ["utr"] },
  "paid-back": { act: paidBack, words: 2, options: ["refund"] },
  checked: { act: checked, words: many, options: [] },
  resend: { act: resend, words: 2, options: [] },
  return: { act: returned, words: many, options: ["no-shelf", "exchange"] },
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
  refund: { type: "string" },
  parcel: { type: "string" },
  "no-shelf": { type: "boolean" },
  exchange: { type: "string" },
  mail: { type: "boolean" },
  out: { type: "string" },
} as const;

const isOption = (name: string): name is keyof Options => Object.hasOwn(options, name);

/** Nothing that was typed is passed over in silence. Throws for words and options that mean nothing to this action. */
function refuseSurplus(name: string, words: string[], values: Options): void {
  const action = actions[name];
  if (!action) return;
  const surplus = words.slice(action.words);
  if (surplus.length > 0) throw new WrongCall(`order ${name} does not take "${surplus.join(" ")}".`);
  const foreign = Object.keys(values).find((option) => isOption(option) && !action.options.includes(option));
  if (foreign) throw new WrongCall(`order ${name} does not take --${foreign}.`);
}

function read(args: string[]): { words: string[]; values: Options } {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, values };
  } catch (error) {
    throw new WrongCall(refusedWords(error));
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
      if (!action) throw new WrongCall(name ? `There is no "order ${name}".` : `What to do is missing.\n\n${usage}`);
      refuseSurplus(name, rest, values);
      const { sql, settings, close } = await openShop();
      try {
        await migrate(sql);
        return await action.act({ sql, settings }, rest, values);
      } finally {
        await close();
      }
    } catch (error) {
      if (!(error instanceof WrongCall)) throw error;
      process.stderr.write(`${error.message}\nbin/shop order --help tells how.\n`);
      return 2;
    }
  },
};
