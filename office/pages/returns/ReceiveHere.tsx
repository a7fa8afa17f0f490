import { useRead } from "../../api/read.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Receive } from "../order/acts/Receive.tsx";

/** Receives a return from the list: its order is read first, for what its pieces look like. */
export function ReceiveHere({ orderNo, number, onClose }: { orderNo: string; number: number; onClose: () => void }) {
  const read = useRead("GET /orders/{no}", { parameters: { no: orderNo } });
  const asked = read.data?.returns.find((one) => one.number === number);
  if (read.data && asked) return <Receive order={read.data} asked={asked} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="What came back?" wide>
      <Loaded read={read}>{() => <p>This return is gone. Load the list anew.</p>}</Loaded>
    </Dialog>
  );
}
