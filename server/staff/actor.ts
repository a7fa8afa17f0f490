import { userInfo } from "node:os";

/**
 * Somebody of the shop who acts, and the door by which he came: the office in the browser, a command on the machine, or a
 * key that a program holds. `name` is kept as it is now with what was done; `staffId` is null where no account acts.
 */
export type Staff = {
  door: "office" | "machine" | "key";
  staffId: number | null;
  name: string;
  /** The request that asked for it, as the log names it. */
  requestId?: string;
};

/** At whose hand something changes: somebody of the staff, with his name, or one of those who have none. */
export type Actor = "shopper" | "gateway" | "courier" | "clock" | Staff;

/** Who acts by `bin/shop`: whoever is logged in on this machine. */
export function onMachine(): Staff {
  let name = "unknown";
  try {
    name = userInfo().username;
  } catch {
    // a container's user id may have no name
  }
  return { door: "machine", staffId: null, name };
}

/** How an actor stands in the history of an order: the kind, and of the staff the name and account. */
export const written = (actor: Actor): { actor: string; staffName: string | null; staffId: number | null } =>
  typeof actor === "string"
    ? { actor, staffName: null, staffId: null }
    : { actor: "staff", staffName: actor.name, staffId: actor.staffId };
