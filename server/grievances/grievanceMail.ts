import type { GrievanceState } from "../../contract/grievances.ts";

/** A mail that is due to a complainant: his complaint came to this state. An acknowledgement is a mail itself. */
export type GrievanceMail = { ticket: string; state: Exclude<GrievanceState, "acknowledged"> };
