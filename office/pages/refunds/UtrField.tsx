import { useState } from "react";
import { useWrite } from "../../api/write.ts";
import { formatPaise } from "../../parts/money.ts";
import { useUnsaved } from "../../shell/leaving.ts";
import { say } from "../../shell/toasts.ts";
import { listsOfRefunds } from "./kept.ts";

/** Puts the focus into the next row's field, or the first that is still empty. */
function next(from: HTMLInputElement): void {
  const all = [...document.querySelectorAll<HTMLInputElement>("[data-utr]")];
  const after = all.slice(all.indexOf(from) + 1);
  (after.find(({ value, readOnly }) => value === "" && !readOnly) ?? after[0])?.focus();
}

/** The bank's reference of one transfer. Enter keeps it and leads to the next row; what is wrong is said below. */
export function UtrField({ orderNo, n, amount }: { orderNo: string; n: number; amount: number }) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState(false);
  useUnsaved(typed.trim() !== "" && !done);
  const paid = useWrite("POST /refunds/paid", {
    quiet: true,
    reads: [...listsOfRefunds],
  });
  const save = async () => {
    const utr = typed.trim();
    if (utr === "" || done) return;
    setWrong(undefined);
    setDone(true);
    try {
      const { rows } = await paid.run({ body: { rows: [{ order_no: orderNo, n, utr }] } });
      const [row] = rows;
      if (!row?.done) throw new Error(row?.message ?? "The shop did not take it.");
      say({ kind: "done", text: `${formatPaise(row.amount ?? amount)} for ${orderNo} are given back.` });
    } catch (error) {
      setDone(false);
      setWrong(error instanceof Error ? error.message : "It could not be kept.");
    }
  };
  const id = `utr-${orderNo}-${n}`;
  return (
    <span className="relative z-1 block w-full min-w-32">
      <input
        data-utr
        className="field figures"
        aria-label={`Bank's reference for ${orderNo}${n > 1 ? `, refund ${n}` : ""}`}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        placeholder="UTR"
        autoComplete="off"
        readOnly={done}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void save();
          next(event.currentTarget);
        }}
        onBlur={() => void save()}
      />
      {wrong && (
        <span id={id} role="alert" className="mt-1 block text-xs text-error">
          {wrong}
        </span>
      )}
    </span>
  );
}
