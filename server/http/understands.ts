import { type Calls, calls } from "../../contract/calls.ts";

/** Issues about a value that has the right form: an address that today's rules would refuse is still an address. */
const aboutValues = new Set(["too_small", "too_big", "not_multiple_of", "invalid_format", "custom"]);

const isCall = (name: string): name is keyof Calls => Object.hasOwn(calls, name);

/** Whether an answer has the form that the contract gives it; what has changed since in a newer API's answers does not matter. */
export function understands(name: string, answer: unknown): boolean {
  if (!isCall(name)) return false;
  const { error } = calls[name].answer.safeParse(answer);
  return (error?.issues ?? []).every(({ code }) => aboutValues.has(code));
}
