import type { Takes } from "./takes.ts";

/**
 * A command of `bin/shop`. `run` gets what stands after the command's name and returns the exit status; what `takes` says is held
 * against it before.
 */
export type Command = { summary: string; usage: string; takes?: Takes; run(args: string[]): Promise<number> };
