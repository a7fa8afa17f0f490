import type { stateCalls } from "../../../contract/office/state.ts";
import { startBackup } from "../../backup/nightly.ts";
import { ApiError, data } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { readState } from "./readState.ts";

/** The shop itself: how it does, and its backup. */
export const stateRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof stateCalls> => ({
  "GET /state": async () => data(await readState(shop)),
  async "POST /state/backup"({ staff }) {
    const { BACKUP_DIR } = shop.settings;
    if (!BACKUP_DIR)
      throw new ApiError(409, "The shop has no folder for backups: set BACKUP_DIR, or run bin/shop backup FILE.");
    const came = await startBackup(shop, { ...shop.settings, BACKUP_DIR }, staff.actor);
    if (came === "running") throw new ApiError(409, "A backup is being made already, or was just now.");
    return { body: { error: 0, message: "The backup has begun." } };
  },
});
