import type { Shop } from "../../rooms.ts";

/** The options of all actions, as they were typed. */
export type Options = {
  state?: string | undefined;
  method?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
  due?: string | undefined;
  limit?: string | undefined;
  courier?: string | undefined;
  tracking?: string | undefined;
  link?: string | undefined;
  utr?: string | undefined;
  "no-shelf"?: boolean | undefined;
};

/** What an action needs; it gives the exit status. */
export type Action = (shop: Pick<Shop, "sql" | "settings">, words: string[], options: Options) => Promise<number>;

/** The staff has called something in a way that can't be understood; the message says what. */
export class WrongCall extends Error {}

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

export function complain(text: string): 1 {
  process.stderr.write(`${text}\n`);
  return 1;
}

/** The order's number among the words; however it is typed. */
export function orderNoOf([word]: string[]): string {
  if (!word) throw new WrongCall("Which order?");
  return word.toUpperCase();
}

export const local = (time: Date | string): string =>
  new Date(time).toLocaleString("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "medium", timeStyle: "short" });
