import type { auditCalls } from "../../contract/office/audit.ts";
import type { staffCalls } from "../../contract/office/staff.ts";
import { ApiError } from "../http/reply.ts";
import type { OfficeHandlers } from "./handler.ts";

const later = () => Promise.reject(new ApiError(503, "This is not built yet."));

/** Who may enter, and who did what. */
export const staffRoutes = (): Pick<OfficeHandlers, keyof typeof staffCalls | keyof typeof auditCalls> => ({
  "GET /staff": later,
  "POST /staff/invite": later,
  "POST /staff/invite/end": later,
  "PATCH /staff/{id}": later,
  "POST /staff/{id}/end-sessions": later,
  "GET /keys": later,
  "POST /keys": later,
  "DELETE /keys/{id}": later,
  "GET /audit": later,
});
