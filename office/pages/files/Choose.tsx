import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { type FileKind, fileKinds, fileLimits } from "../../../contract/office/fileKinds.ts";
import { sendFile } from "../../api/sendFile.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { useFiles } from "../../parts/useFiles.ts";
import { kindWords, likelyKind } from "./words.ts";

/** A file that is chosen, and what is taken of it; how much of it has gone, and why it did not. */
type Chosen = { file: File; part: number | undefined; problem: string };

/** The first line tells what a file is likely to be about. */
const kindOf = async (file: File) => likelyKind((await file.slice(0, 4_096).text()).split(/\r|\n/)[0] ?? "");

/** Why a file need not be sent at all. */
function whyNot({ name, size }: File): string | undefined {
  if (size === 0) return "There is nothing in the file.";
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return "This is a workbook. Save it as CSV (UTF-8) and drop that.";
  if (size > fileLimits.bytes)
    return `The file is larger than ${fileLimits.bytes / 1024 / 1024} MB. Send it in parts, or load it with bin/shop import.`;
  return undefined;
}

/** Where a file comes in: dropped anywhere on the screen, pasted or chosen; what is to be taken of it; and its way to the shop. */
export function Choose({ sent }: { sent: (id: string) => void }) {
  const [what, setWhat] = useState<FileKind>("products");
  const [chosen, setChosen] = useState<Chosen>();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file || chosen?.part !== undefined) return;
    setChosen({ file, part: undefined, problem: whyNot(file) ?? "" });
    void kindOf(file).then((kind) => kind && setWhat(kind));
  };
  const over = useFiles(take);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  const send = async () => {
    if (!chosen || chosen.problem || chosen.part !== undefined) return;
    const { file } = chosen;
    const end = new AbortController();
    sending.current = end;
    setChosen({ file, part: 0, problem: "" });
    try {
      const { id } = await sendFile("POST /imports", file, {
        query: { name: file.name || "goods.csv", what, written: new Date(file.lastModified).toISOString() },
        type: "text/csv",
        signal: end.signal,
        onSent: (part) => setChosen({ file, part, problem: "" }),
      });
      sent(id);
    } catch (error) {
      if (!end.signal.aborted) setChosen({ file, part: undefined, problem: (error as Error).message });
    }
  };
  const choose = () => input.current?.click();
  useKeys("Files", [{ keys: "u", what: "Choose a file", act: choose }]);
  const busy = chosen?.part !== undefined;
  return (
    <>
      <div className="drop-place" data-over={over || undefined}>
        <p className="min-w-0 text-muted">
          {over ? "Let go to take it." : chosen ? <FileName file={chosen.file} /> : "Drop a CSV file anywhere here."}
          <span className="block text-xs">
            As Shopify and WooCommerce write it, as the shop's own exports, or a sheet of SKUs; up to 20 MB
          </span>
        </p>
        <Button icon="plus" onClick={choose} aria-disabled={busy}>
          {chosen ? "Another file" : "Choose a file"}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          tabIndex={-1}
          onChange={picked}
          aria-label="A file of goods"
        />
      </div>
      <fieldset disabled={busy}>
        <legend className="mb-2 text-menu font-[550]">What is taken of it</legend>
        <div className="file-kinds">
          {fileKinds.map((kind) => (
            <Kind key={kind} kind={kind} checked={what === kind} choose={() => setWhat(kind)} />
          ))}
        </div>
      </fieldset>
      {chosen?.problem && (
        <p role="alert" className="mb-3 text-menu text-error">
          {chosen.problem}
        </p>
      )}
      {busy && (
        <progress className="picture-progress mb-3" value={chosen.part} max={1} aria-label="How much has gone" />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" busy={busy} aria-disabled={!chosen || chosen.problem !== ""} onClick={() => void send()}>
          Show what it would do
        </Button>
        <p className="text-xs text-muted">Nothing changes until you have seen it and said yes.</p>
      </div>
    </>
  );
}

function Kind({ kind, checked, choose }: { kind: FileKind; checked: boolean; choose: () => void }) {
  const id = useId();
  const { name, hint } = kindWords[kind];
  return (
    <label htmlFor={id} className="file-kind">
      <input id={id} type="radio" name="what" checked={checked} onChange={choose} />
      <span className="font-[550]">{name}</span>
      <span className="text-xs text-muted">{hint}</span>
    </label>
  );
}

const FileName = ({ file }: { file: File }) => (
  <span className="font-[550] break-all text-ink">
    {file.name} <span className="font-[400] text-muted">{Math.max(1, Math.round(file.size / 1024))} KB</span>
  </span>
);
