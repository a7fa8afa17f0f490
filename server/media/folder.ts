import { join } from "node:path";
import type { Settings } from "../settings.ts";

/** Where films and sounds lie that are still coming in or being made small; what is left there by a stop is swept. */
export const comingIn = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">): string => join(DATA_DIR, "media");
