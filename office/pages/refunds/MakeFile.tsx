import { useState } from "react";
import { useList } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { CheckField } from "../../parts/Field.tsx";
import { Failure } from "../../parts/Form.tsx";
import { Money } from "../../parts/Money.tsx";
import { counted } from "../order/words.ts";
import { listsOfRefunds } from "./kept.ts";

/** Asks which transfers go into a file for the bank: all that have an account, less those that are taken out. */
export function MakeFile({ onClose }: { onClose: () => void }) {
  const { rows, query } = useList("GET /refunds", { due: "transfer" });
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const make = useWrite("POST /refunds/files", {
    quiet: true,
    reads: [...listsOfRefunds],
    done: ({ id }) => `File ${id} is made. Fetch it and give it to the bank.`,
    after: onClose,
  });
  const due = rows.filter(({ file }) => file === null);
  const ready = due.filter(({ account }) => account);
  const chosen = ready.filter(({ id }) => !without.has(id));
  const toggle = (id: number) =>
    setWithout((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const lacking = due.length - ready.length;
  const inAll = chosen.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title="A file for the bank"
      acts={
        ready.length > 0 && (
          <Button
            look="primary"
            busy={make.busy || chosen.length === 0}
            onClick={() => make.start({ body: { refunds: chosen.map(({ id }) => id) } })}
          >
            Make it: {counted(chosen.length, "transfer")}, <Money paise={inAll} exact />
          </Button>
        )
      }
    >
      {ready.length === 0 ? (
        <p className="text-muted">{query.isPending ? "One moment …" : "No transfer that is due has an account yet."}</p>
      ) : (
        <ul className="grid gap-3">
          {ready.map(({ id, order_no, amount, account }) => (
            <li key={id}>
              <CheckField
                checked={!without.has(id)}
                onChange={() => toggle(id)}
                label={
                  <>
                    <span className="figures">{order_no}</span> · <Money paise={amount} exact />
                  </>
                }
                hint={account && `${account.name}, ${account.ifsc} ••${account.ending}`}
              />
            </li>
          ))}
        </ul>
      )}
      {lacking > 0 && (
        <p className="mt-4 text-xs text-muted">
          {counted(lacking, ready.length === 0 ? "transfer" : "more transfer")} {lacking === 1 ? "has" : "have"} no
          account: enter it in the list.
        </p>
      )}
      <Failure text={make.error?.message} />
    </Dialog>
  );
}
