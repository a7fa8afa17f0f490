import { useCallback, useEffect, useRef, useState } from "react";
import type { Packing, Scanned } from "../../../contract/office/orders.ts";
import { uuid } from "../../../contract/uuid.ts";
import { call } from "../../api/call.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { untilTaken } from "../../api/untilTaken.ts";
import type { Alarm } from "../../scanner/Alarms.tsx";
import { sound } from "../../scanner/sounds.ts";
import { say } from "../../shell/toasts.ts";
import { lineOf, type Pending, withLine, withPending } from "./pending.ts";

type Scans = {
  /** The order with all scans, also those on their way. */
  packing: Packing;
  /** How many are on their way, and whether the shop could not be reached. */
  waiting: number;
  away: boolean;
  /** What was scanned last and counted. */
  last: string;
  alarms: readonly Alarm[];
  seen: () => void;
  scan: (code: string, pieces?: number) => void;
};

/**
 * Counts scans at once, sends them one after the other under names of their own, and sends again what got no answer: none is
 * lost, none counts twice. What does not belong into the parcel sounds, and stays until it was seen. `onWhole`: the last piece.
 */
export function useScans(known: Packing, onWhole: () => void): Scans {
  const { order_no } = known;
  const key = keyOf("GET /orders/{no}/packing", { parameters: { no: order_no } });
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [away, setAway] = useState(false);
  const [last, setLast] = useState("");
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  const queue = useRef<Pending[]>([]);
  const sending = useRef(false);
  const open = useRef(true);
  const latest = useRef(onWhole);
  useEffect(() => {
    latest.current = onWhole;
  });
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const alarm = (code: string, text: string) => {
    sound("wrong");
    // Who has gone on to another order hears of it there.
    if (!open.current) return say({ kind: "error", text: `${order_no}, ${code}: ${text}` });
    setAlarms((before) => [...before, { id: uuid(), code, text }]);
  };
  const take = (one: Pending, answer: Scanned) => {
    const { outcome, line, left, message } = answer;
    if (line) client.setQueryData<Packing>([...key], (packing) => packing && withLine(packing, line));
    if (outcome !== "counted") return alarm(one.code, message);
    if (one.line === undefined) sound("right");
    if (line) setLast(`${line.product_name}: ${line.scanned} of ${line.quantity}`);
    if (left === 0) {
      sound("whole");
      latest.current();
    }
  };
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    for (let one = queue.current[0]; one; one = queue.current[0]) {
      try {
        const { code, pieces, scan } = one;
        // An answer that was asked for before this scan must not overwrite what comes of it.
        await client.cancelQueries({ queryKey: [...key] });
        const how = { parameters: { no: order_no }, body: { code, pieces, scan } };
        take(one, await untilTaken(() => call("POST /orders/{no}/scan", how), setAway));
      } catch (error) {
        alarm(one.code, error instanceof Error ? error.message : "The shop refused this scan.");
        void client.invalidateQueries({ queryKey: [...key] });
      }
      queue.current = queue.current.slice(1);
      setPending(queue.current);
    }
    sending.current = false;
  };
  const scan = (code: string, pieces = 1) => {
    const line = lineOf(known.lines, code);
    if (line) sound("right");
    queue.current = [...queue.current, { scan: uuid(), code, pieces, line: line?.id }];
    setPending(queue.current);
    void send();
  };
  const seen = useCallback(() => setAlarms((before) => before.slice(1)), []);
  return { packing: withPending(known, pending), waiting: pending.length, away, last, alarms, seen, scan };
}
