import type { Sql } from "../database/connect.ts";

/** A statement as postgres.js keeps it: it is sent once, when somebody first waits for it. */
type Query = {
  executed: boolean;
  strings: readonly string[];
  resolve(rows: unknown): void;
  reject(error: unknown): void;
};

/** Hears of a statement's end: its name, when it began (`performance.now`), and whether it failed. */
type Ended = (name: string, began: number, failed: boolean) => void;

const names = new WeakMap<readonly string[], string>();

const writes = /\b(insert)\s+into\s+"?(\w+)|\b(update)\s+"?(\w+)"?(?:\s+\w+){0,2}\s+set\b|\b(delete)\s+from\s+"?(\w+)/;

/** A statement by what it does and to which table first, as "insert orders": nothing of its values, and few names for many statements. */
export function statementName(strings: readonly string[]): string {
  const known = names.get(strings);
  if (known !== undefined) return known;
  const text = strings.join(" ").toLowerCase();
  const words = writes.exec(text)?.slice(1) ?? [/\w+/.exec(text)?.[0], /\bfrom\s+"?([a-z_]\w*)/.exec(text)?.[1]];
  const name = words.filter((word) => word !== undefined).join(" ");
  names.set(strings, name);
  return name;
}

/** Has `begins` called before each statement of all connections is sent; what it answers hears of the end. For as long as the process lives. */
export function watchStatements(sql: Sql, begins: () => Ended | undefined): void {
  // One that nobody waits for is never sent.
  const prototype = Object.getPrototypeOf(sql`select`) as { handle(this: Query): Promise<void> };
  const send = prototype.handle;
  prototype.handle = function handle() {
    const ended = this.executed ? undefined : begins();
    if (ended) {
      const began = performance.now();
      const { resolve, reject } = this;
      this.resolve = (rows) => {
        ended(statementName(this.strings), began, false);
        resolve(rows);
      };
      this.reject = (error) => {
        ended(statementName(this.strings), began, true);
        reject(error);
      };
    }
    return send.call(this);
  };
}
