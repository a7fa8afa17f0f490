import { useEffect } from "react";
import type { ShopState } from "../../../contract/office/state.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Copy } from "../../parts/Copy.tsx";
import { When } from "../../parts/When.tsx";
import { sizeOf } from "./words.ts";

/** How often it is asked whether a backup is done, in milliseconds. */
const every = 3_000;

/** The last backup, and one now: by a press where the shop has a folder for it, else by a command. */
export function Backup({ backup: { last, rehearsed_at, nightly, running } }: Pick<ShopState, "backup">) {
  const begin = useWrite("POST /state/backup", {
    reads: ["GET /state"],
    optimistic: () =>
      client.setQueryData<ShopState>(
        keyOf("GET /state"),
        (now) => now && { ...now, backup: { ...now.backup, running: true } },
      ),
    done: "The backup has begun. The shop goes on selling meanwhile.",
  });
  useEffect(() => {
    if (!running) return;
    const clock = setInterval(() => void client.invalidateQueries({ queryKey: ["GET /state"] }), every);
    return () => clearInterval(clock);
  }, [running]);
  const mayBegin = may(useStaff(), "backup") && nightly;
  return (
    <Card
      title="Backup"
      aside={
        mayBegin && (
          <Button small busy={running || begin.busy} onClick={() => begin.start({})}>
            {running ? "One is being made" : "Make one now"}
          </Button>
        )
      }
    >
      <div className="grid gap-2">
        {last ? (
          <p>
            The last one <When time={last.at} span />, {sizeOf(last.bytes)}
            <span className="block text-xs break-all text-muted">{last.file}</span>
          </p>
        ) : (
          <p>There is none yet.</p>
        )}
        {rehearsed_at && (
          <p className="text-muted">
            Restored beside the shop, to see that it can be: <When time={rehearsed_at} />
          </p>
        )}
        {nightly ? (
          <p className="text-muted">
            One is made each night. Keep copies elsewhere: they hold all that the shop knows.
          </p>
        ) : (
          <>
            <p className="text-muted">
              None is made by itself: BACKUP_DIR is not set. With it one is made each night, and by a press here. Until
              then, on the shop's machine:
            </p>
            <Copy label="The command for a backup" text="bin/shop backup swara.tar.zst" />
          </>
        )}
      </div>
    </Card>
  );
}
