import { resolve } from "node:path";

/** Says something to whoever gave the command, on a line of its own. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The path of a file as it is meant from where the command was given: `bin/shop` itself goes to the project's folder. */
export const whereGiven = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);
