/**
 * Named moments inside operations, where tests let a competing action run or let the process die. Nothing happens
 * there in the shop itself.
 */
type Visitor = (name: string) => Promise<void> | void;
let visitor: Visitor | undefined;

export const step = async (name: string): Promise<void> => visitor?.(name);

/** For tests: who is called at each step, until the returned function ends it. */
export function visitSteps(visit: Visitor): () => void {
  visitor = visit;
  return () => {
    visitor = undefined;
  };
}
