import type { PolicyRow } from "../../../contract/office/policies.ts";
import { useRead } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, Table } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";

const columns: readonly Column<PolicyRow>[] = [
  { head: "Policy", phone: "lead", cell: ({ title }) => title },
  {
    head: "Shoppers read",
    cell: ({ by_file, shown }) =>
      shown && !by_file ? (
        <span>
          what {shown.name} wrote, since <When time={shown.from} />
        </span>
      ) : (
        <span className="text-muted">what its file says</span>
      ),
  },
  {
    head: "To come",
    cell: ({ planned }) =>
      planned && (
        <Badge tone="info">
          from <When time={planned.from} span />
        </Badge>
      ),
  },
  { head: "Draft", cell: ({ draft }) => draft && <Badge tone="warn">{draft.name} is writing</Badge> },
];

/** The policies that the law and the shop's customers ask for. */
export default function Policies() {
  const read = useRead("GET /policies");
  return (
    <>
      <PageHead title="Policies" aside="Orders keep the text that was agreed to with them" />
      <Loaded read={read} rows={4}>
        {({ rows }) => (
          <Table
            caption="The shop's policies"
            columns={columns}
            rows={rows}
            keyOf={({ policy }) => policy}
            to={({ policy }) => `/policies/${policy}`}
          />
        )}
      </Loaded>
    </>
  );
}
