import type { Call } from "../../contract/answer.ts";
import { officeCalls } from "../../contract/office/calls.ts";
import { officePath } from "./where.ts";

const streamed = Object.entries<Call>(officeCalls).flatMap(([name, { stream, most = stream?.most }]) =>
  most === undefined
    ? []
    : [{ most, call: new RegExp(`^${name.replace(" ", ` ${officePath}/api`).replace(/\{\w+\}/g, "[^/]+")}$`) }],
);

/**
 * Of how many bytes a body may be that is sent there, where it is a file, or long, and is not to be read before it is known who
 * sends it; undefined: it is like others.
 */
export const streamedUpTo = (method: string, path: string): number | undefined =>
  streamed.find(({ call }) => call.test(`${method} ${path}`))?.most;
