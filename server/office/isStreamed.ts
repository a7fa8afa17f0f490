import type { Call } from "../../contract/answer.ts";
import { officeCalls } from "../../contract/office/calls.ts";
import { officePath } from "./where.ts";

const streamed = Object.entries<Call>(officeCalls)
  .filter(([, { stream, most }]) => stream ?? most)
  .map(([name]) => new RegExp(`^${name.replace(" ", ` ${officePath}/api`).replace(/\{\w+\}/g, "[^/]+")}$`));

/** Whether what is sent there is a file, or long, which is not to be read before it is known who sends it. */
export const isStreamed = (method: string, path: string): boolean =>
  streamed.some((call) => call.test(`${method} ${path}`));
