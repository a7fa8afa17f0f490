import type { DataOf } from "../../api/call.ts";

/** Whom an invitation is for, and what its link carries. */
export type Invited = DataOf<"GET /invite/{token}"> & { token: string };
