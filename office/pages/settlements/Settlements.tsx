import { useState } from "react";
import { useSearchParams } from "react-router";
import type { SettlementList } from "../../../contract/office/settlementLists.ts";
import type { SettlementRow } from "../../../contract/office/settlements.ts";
import { addressOf } from "../../api/call.ts";
import { useList, useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { ListTable } from "../../parts/Table.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { nameOf } from "../tax/words.ts";
import { ByHand, TakeBack } from "./ByHand.tsx";
import { lineColumns, transferColumns } from "./columns.tsx";
import { Drop } from "./Drop.tsx";
import { Strip } from "./Strip.tsx";
import { empty, monthBeside, tabs } from "./words.ts";

/** What came to the bank, held against orders: a month in numbers, reports that come in, and what is odd. */
export default function Settlements() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("month") ?? undefined;
  const read = useRead("GET /settlements", { query: { month: asked } });
  const tab = useTab(tabs);
  const enters = may(useStaff(), "refunds.paid");
  const month = read.data?.month ?? asked;
  const go = (by: number) =>
    month &&
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("month", monthBeside(month, by));
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead title="Settlements" aside={month && nameOf(month)}>
        <Button small look="quiet" onClick={() => go(-1)}>
          Month before
        </Button>
        <Button small look="quiet" onClick={() => go(1)}>
          Month after
        </Button>
      </PageHead>
      <Loaded read={read} rows={3}>
        {(settlements) => <Strip settlements={settlements} />}
      </Loaded>
      {enters && <Drop />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Tabs label="Which lines" {...tabs} />
        {tab !== "transfers" && (
          <a
            href={addressOf("/settlements/lists/{list}/csv", { parameters: { list: tab } })}
            download
            className="button button-secondary button-small"
          >
            CSV
          </a>
        )}
      </div>
      {tab === "transfers" ? <Transfers /> : <Lines key={tab} list={tab} enters={enters} odd={read.data} />}
    </>
  );
}

function Lines({
  list,
  enters,
  odd,
}: {
  list: SettlementList;
  enters: boolean;
  odd: { differs: number; unknown: number } | undefined;
}) {
  const Act = list === "by_hand" ? TakeBack : ByHand;
  const [settling, setSettling] = useState<SettlementRow>();
  const rows = useList("GET /settlements/lists/{list}", {}, { list });
  const { title, text } = empty[list];
  return (
    <>
      {odd && odd.differs + odd.unknown > 0 && list === "waiting" && (
        <p className="notice notice-warn mb-4">
          Of what has come, {odd.differs} {odd.differs === 1 ? "line differs" : "lines differ"} and {odd.unknown}{" "}
          {odd.unknown === 1 ? "is" : "are"} unknown to us.
        </p>
      )}
      <ListTable
        caption="Settlements"
        list={rows}
        columns={lineColumns(enters && list !== "right" ? setSettling : undefined)}
        keyOf={({ of, id }) => `${of} ${id}`}
        empty={
          <Empty icon="money" title={title}>
            {text}
          </Empty>
        }
      />
      {settling && <Act row={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}

/** What came by each reference of the bank. */
function Transfers() {
  const list = useList("GET /settlements/transfers");
  const { title, text } = empty.right;
  return (
    <ListTable
      caption="By the bank's reference; the sum is what its statement has"
      list={list}
      columns={transferColumns}
      keyOf={({ source, reference }) => `${source} ${reference}`}
      empty={
        <Empty icon="money" title={title}>
          {text}
        </Empty>
      }
    />
  );
}
