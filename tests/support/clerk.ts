import type { Staff } from "../../server/staff/actor.ts";

/** Somebody of the staff, for tests of what the staff does. */
export const clerk: Staff = { door: "machine", staffId: null, name: "clerk" };
