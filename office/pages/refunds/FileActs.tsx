import { type ChangeEvent, useRef, useState } from "react";
import type { BankFile } from "../../../contract/office/bankFiles.ts";
import { addressOf } from "../../api/call.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { counted } from "../order/words.ts";
import { listsOfRefunds } from "./kept.ts";
import { answerTold, SettleFile } from "./SettleFile.tsx";

/** What can be done with a file: fetched, settled by the bank's answer or by one reference, taken back. */
export function FileActs({ file }: { file: BankFile }) {
  const { id, waiting } = file;
  const parameters = { id: String(id) };
  const [asks, setAsks] = useState<"paid" | "back">();
  const input = useRef<HTMLInputElement>(null);
  const answer = useWrite("POST /refunds/files/{id}/answer", {
    reads: [...listsOfRefunds],
    done: answerTold,
  });
  const [odd, setOdd] = useState<readonly { line: number; message: string }[]>([]);
  const back = useWrite("POST /refunds/files/{id}/back", {
    reads: [...listsOfRefunds],
    done: (data) => `${counted(data.back, "transfer")} of file ${id} due again.`,
  });
  const picked = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (!chosen || answer.busy) return;
    setOdd([]);
    const text = await chosen.text();
    const said = await answer.run({ parameters, body: { text } }).catch(() => undefined);
    setOdd(said?.odd ?? []);
  };
  const fetched = (
    <a
      href={addressOf("/refunds/files/{id}/csv", { parameters })}
      download
      className="button button-secondary button-small"
    >
      Fetch CSV
    </a>
  );
  if (waiting === 0) return fetched;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {fetched}
        <Button small busy={answer.busy} onClick={() => input.current?.click()}>
          Bank's answer
        </Button>
        <Button small onClick={() => setAsks("paid")}>
          All transferred
        </Button>
        <Menu
          label={`More for file ${id}`}
          acts={[{ name: "Take it back", do: () => setAsks("back"), danger: true }]}
        />
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void picked(event)}
          aria-label={`The bank's answer to file ${id}`}
        />
      </div>
      {odd.length > 0 && (
        <div role="alert" className="notice notice-warn w-full">
          Left as it was:
          <ul>
            {odd.map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {asks === "paid" && <SettleFile file={file} onClose={() => setAsks(undefined)} />}
      <Dialog
        open={asks === "back"}
        onClose={() => setAsks(undefined)}
        title={`Take file ${id} back`}
        acts={
          <Button
            look="danger"
            onClick={() => {
              back.start({ parameters, body: {} });
              setAsks(undefined);
            }}
          >
            The bank has not got it: take it back
          </Button>
        }
      >
        <p>
          What waits of it is due again, and another file may have it. Where the bank has got the file already, it would
          be transferred twice.
        </p>
      </Dialog>
    </>
  );
}
