import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { reportLimits } from "../../../contract/office/settlementLists.ts";
import type { SettlementReport } from "../../../contract/office/settlements.ts";
import { client } from "../../api/client.ts";
import { sendFile } from "../../api/sendFile.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { formatPaise } from "../../parts/money.ts";
import { useFiles } from "../../parts/useFiles.ts";
import { counted } from "../order/words.ts";
import { listsOfSettlements } from "./kept.ts";

type State = { name: string; part?: number; problem?: string; done?: SettlementReport };

/** What became of a file, in a sentence or two. */
function told({ source, added, known, waiting, net, changed, unknown }: SettlementReport): string {
  const what = { gateway: "settlement report", courier: "remittance", freight: "courier’s bill" }[source];
  return [
    added === 0
      ? `Nothing new: all ${known} of the ${what} were here already.`
      : `${counted(added, "line")} of the ${what} taken, ${formatPaise(net, true)} ${source === "freight" ? "charged" : "to the bank"}.`,
    added > 0 && known > 0 ? `${counted(known, "line")} were here already.` : "",
    waiting > 0 ? `${counted(waiting, "line")} not settled yet: they come again when they are.` : "",
    unknown.length > 0 ? `Of no order of ours: ${unknown.join(", ")}.` : "",
    changed.length > 0 ? `Other figures than before, and left as they were: ${changed.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where a report comes in: dropped anywhere on the screen, pasted or chosen; and what became of it. */
export function Drop() {
  const [state, setState] = useState<State>();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const busy = state?.part !== undefined;
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file || busy) return;
    const { name } = file;
    if (file.size > reportLimits.bytes) {
      setState({ name, problem: "The file is larger than 16 MB. Send it by month." });
      return;
    }
    const end = new AbortController();
    sending.current = end;
    setState({ name, part: 0 });
    try {
      const done = await sendFile("POST /settlements/reports", file, {
        query: { name: name || "report.csv" },
        type: "text/csv",
        signal: end.signal,
        onSent: (part) => setState({ name, part }),
      });
      setState({ name, done });
      for (const list of listsOfSettlements) void client.invalidateQueries({ queryKey: [list] });
    } catch (error) {
      if (!end.signal.aborted) setState({ name, problem: error instanceof Error ? error.message : "It did not go." });
    }
  };
  const over = useFiles((files) => void take(files));
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  const choose = () => input.current?.click();
  useKeys("Settlements", [{ keys: "u", what: "Choose a report", act: choose }]);
  return (
    <div className="mb-6">
      <div className="drop-place" data-over={over || undefined}>
        <p className="min-w-0 text-muted">
          {over ? (
            "Let go to take it."
          ) : state ? (
            <span className="font-[550] break-all text-ink">{state.name}</span>
          ) : (
            "Drop a report anywhere here."
          )}
          <span className="block text-xs">
            CSV of the gateway's settlements, of a courier's remittance of cash, or of his bill; twice counts once
          </span>
        </p>
        <Button icon="plus" onClick={choose} busy={busy}>
          Choose a report
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          tabIndex={-1}
          onChange={picked}
          aria-label="A report"
        />
      </div>
      {busy && <progress className="picture-progress mt-3" value={state.part} max={1} aria-label="How much has gone" />}
      <div role="status">{state?.done && <p className="notice mt-3">{told(state.done)}</p>}</div>
      <div role="alert">{state?.problem && <p className="notice notice-bad mt-3 break-words">{state.problem}</p>}</div>
    </div>
  );
}
