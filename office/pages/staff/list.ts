import type { DataOf } from "../../api/call.ts";

export type StaffList = DataOf<"GET /staff">;
export type Member = StaffList["staff"][number];
