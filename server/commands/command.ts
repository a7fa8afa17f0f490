/** A command of `bin/shop`. `run` gets what stands after the command's name and returns the exit status. */
export type Command = { summary: string; usage: string; run(args: string[]): Promise<number> };
