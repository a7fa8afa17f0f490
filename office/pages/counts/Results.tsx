import { useState } from "react";
import { Refused } from "../../api/call.ts";
import { may, useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { Keycaps } from "../../keys/Keycaps.tsx";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Table } from "../../parts/Table.tsx";
import { readsOfStock } from "../stock/words.ts";
import { columnsOf } from "./columns.tsx";
import { hasResult, type Result, readsOfCounts, states, variants, type Whole } from "./words.ts";

const reads = [...readsOfCounts, ...readsOfStock];

/** Whether somebody has to look at it: it differs, moved, or nobody knows yet. */
const isOdd = ({ result }: Result): boolean => result.difference !== 0 || result.moved;

/** What came of a count: what differs, and what becomes of it. All that is chosen is put right; the rest stays as the books have it. */
export function Results({ count }: { count: Whole }) {
  const session = useStaff();
  const lines = count.lines.filter(hasResult);
  const odd = lines.filter(isOdd);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const parameters = { id: count.id };
  const told = (data: Whole) =>
    data.state === "waiting"
      ? "What is worth more than your role may correct waits for somebody who may approve it."
      : "Closed: stock is as it was counted.";
  const close = useWrite("POST /counts/{id}/close", { reads, done: told });
  const approve = useWrite("POST /counts/{id}/approve", { reads, done: told });
  const again = useWrite("POST /counts/{id}/again", { reads });
  const drop = useWrite("POST /counts/{id}/drop", { reads, done: "Given up: nothing was moved." });

  const isOpen = count.state === "counted" || (count.state === "waiting" && may(session, "stock.approve"));
  const candidates = odd.filter(({ result }) => count.state !== "waiting" || result.outcome === "waiting");
  const chosen = new Set(candidates.map(({ sku }) => sku).filter((sku) => !left.has(sku)));
  const toggle = ({ sku }: Result) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(sku)) next.add(sku);
      return next;
    });
  const put = () => {
    if (!isOpen) return;
    const without = candidates.filter(({ sku }) => left.has(sku)).map(({ id }) => id);
    const write = count.state === "waiting" ? approve : close;
    setErrors({});
    write.run({ parameters, body: { without } }).catch((error: unknown) => {
      if (error instanceof Refused) setErrors(error.errors);
    });
  };
  const countAgain = () =>
    again.start({
      parameters,
      body: { variants: candidates.filter(({ sku }) => chosen.has(sku)).map(({ id }) => id) },
    });
  useKeys(
    "Count",
    isOpen
      ? [
          { keys: "Ctrl+s", what: "Put right what is chosen and close", act: put },
          ...(count.state === "counted" && chosen.size > 0
            ? [{ keys: "c", what: "Count the chosen once more", act: countAgain }]
            : []),
        ]
      : [],
  );
  const { name, tone } = states[count.state];
  return (
    <>
      <PageHead title={count.words} aside={<Badge tone={tone}>{name}</Badge>}>
        {count.state === "counted" && (
          <Button look="quiet" onClick={() => drop.start({ parameters })} busy={drop.busy}>
            Give it up
          </Button>
        )}
        {count.state === "counted" && chosen.size > 0 && (
          <Button icon="scan" busy={again.busy} onClick={countAgain}>
            Count again
          </Button>
        )}
        {isOpen ? (
          <Button look="primary" icon="check" busy={close.busy || approve.busy} onClick={put}>
            {chosen.size === 0 ? "Close" : `Put ${chosen.size} right`}
            <Keycaps keys="Ctrl+s" className="max-md:hidden" />
          </Button>
        ) : (
          <ButtonLink to="/counts">All counts</ButtonLink>
        )}
      </PageHead>
      <p className="mb-4 text-muted" role="status">
        {count.state === "dropped"
          ? "Nothing was moved."
          : odd.length === 0
            ? `All ${variants(lines.length)} are as they should be.`
            : `${variants(odd.length)} of ${lines.length.toLocaleString("en-IN")} differ. What should be there is what the books had as it was scanned, less what lay packed.`}
      </p>
      {odd.length > 0 && count.state !== "dropped" && (
        <Table
          caption="What differs"
          columns={columnsOf(errors)}
          rows={odd}
          keyOf={({ sku }) => sku}
          to={({ id }) => `/stock/${id}`}
          rowClass={() => "product-row"}
          {...(isOpen && { chosen: { keys: chosen, toggle } })}
        />
      )}
    </>
  );
}
