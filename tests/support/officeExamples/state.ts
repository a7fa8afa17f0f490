import type { stateCalls } from "../../../contract/office/state.ts";
import type { OfficeExamples } from "./example.ts";

export const stateExamples: OfficeExamples<typeof stateCalls> = {
  "GET /state": () => ({}),
  "POST /state/backup": () => ({ status: 409 }), // the tests' shop has no folder for backups
};
