import { auditCalls } from "./audit.ts";
import { boardCalls } from "./board.ts";
import { orderListCalls } from "./orders.ts";
import { printCalls } from "./print.ts";
import { sessionCalls } from "./session.ts";
import { staffCalls } from "./staff.ts";
import { todayCalls } from "./today.ts";

/** Every call of the office by method and path below `/office/api`. */
export const officeCalls = {
  ...sessionCalls,
  ...staffCalls,
  ...auditCalls,
  ...todayCalls,
  ...orderListCalls,
  ...boardCalls,
  ...printCalls,
};

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;
