import { useState } from "react";
import type { BankFile } from "../../../contract/office/bankFiles.ts";
import { useRead } from "../../api/read.ts";
import { Money } from "../../parts/Money.tsx";
import { When } from "../../parts/When.tsx";
import { counted } from "../order/words.ts";
import { FileActs } from "./FileActs.tsx";

/** How many files are shown of which nothing waits. */
const doneShown = 3;

/** The files that were made for the bank: those of which something waits, and the last that are settled. */
export function BankFiles() {
  const { data } = useRead("GET /refunds/files");
  const files = data?.files ?? [];
  const waits = files.filter(({ waiting }) => waiting > 0);
  const done = files.filter(({ waiting }) => waiting === 0).slice(0, doneShown);
  if (files.length === 0) return null;
  return (
    <section aria-label="Files for the bank" className="mb-6 grid gap-3">
      {[...waits, ...done].map((file) => (
        <OneFile key={file.id} file={file} />
      ))}
    </section>
  );
}

const stateWords = { waiting: "waits", paid: "settled", back: "taken back" } as const;

function OneFile({ file }: { file: BankFile }) {
  const { id, at, by, waiting, amount, rows } = file;
  const [open, setOpen] = useState(false);
  const left = rows.filter(({ state }) => state !== "back");
  return (
    <article className="card" aria-label={`File ${id}`}>
      <div className="card-head flex-wrap gap-y-2">
        <h2 className="font-[600]">
          File {id},{" "}
          <span className="font-[400] text-muted">{waiting > 0 ? `${waiting} of ${left.length} wait` : "done"}</span>
        </h2>
        <FileActs file={file} />
      </div>
      <p className="text-muted">
        {counted(left.length, "transfer")}, <Money paise={amount} exact />, made by {by}, <When time={at} />.{" "}
        <button type="button" className="underline" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show less" : "Show them"}
        </button>
      </p>
      {open && (
        <ul className="mt-3 grid gap-2 text-menu">
          {rows.map(({ refund, order_no, amount, account, state, reference, said }) => (
            <li key={refund} className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="figures">{order_no}</span>, {account.name || "deleted"} ••{account.ending}{" "}
                <span className={state === "back" && said ? "text-error" : "text-muted"}>
                  {stateWords[state]}
                  {reference && `, ${reference}`}
                  {said && `: ${said}`}
                </span>
              </span>
              <Money paise={amount} exact />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
