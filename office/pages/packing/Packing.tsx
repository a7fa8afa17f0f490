import { useParams } from "react-router";
import { useRead } from "../../api/read.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Table } from "./Table.tsx";

/** One order on the packing table. */
export default function Packing() {
  const { no = "" } = useParams();
  const read = useRead("GET /orders/{no}/packing", { parameters: { no } });
  return <Loaded read={read}>{(packing) => <Table key={packing.order_no} known={packing} />}</Loaded>;
}
