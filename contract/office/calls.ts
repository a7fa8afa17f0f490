import { auditCalls } from "./audit.ts";
import { printCalls } from "./print.ts";
import { sessionCalls } from "./session.ts";
import { staffCalls } from "./staff.ts";

/** Every call of the office by method and path below `/office/api`. */
export const officeCalls = {
  ...sessionCalls,
  ...staffCalls,
  ...auditCalls,
  ...printCalls,
};

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;
