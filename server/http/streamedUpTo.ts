import type { Call } from "../../contract/answer.ts";
import { calls } from "../../contract/calls.ts";
import { officeCalls } from "../../contract/office/calls.ts";
import { reviewFormBytes } from "../../contract/pictureProblems.ts";
import { officePath } from "../office/where.ts";
import { apiBase } from "./api.ts";

const streamedOf = (base: string, calls: Record<string, Call>) =>
  Object.entries(calls).flatMap(([name, { stream, most = stream?.most }]) =>
    most === undefined
      ? []
      : [{ most, call: new RegExp(`^${name.replace(" ", ` ${base}`).replace(/\{\w+\}/g, "[^/]+")}$`) }],
  );

const streamed = [
  ...streamedOf(`${officePath}/api`, officeCalls),
  ...streamedOf(apiBase, calls),
  { most: reviewFormBytes, call: /^POST \/review\/[^/]+\/pictures$/ },
];

/**
 * Of how many bytes a body may be that is sent there, where it is a file, or long, and is not to be read before it is known who
 * sends it; undefined: it is like others.
 */
export const streamedUpTo = (method: string, path: string): number | undefined =>
  streamed.find(({ call }) => call.test(`${method} ${path}`))?.most;
