import { useEffect, useRef, useState } from "react";
import type { CountScanned } from "../../../contract/office/counts.ts";
import { uuid } from "../../../contract/uuid.ts";
import { call } from "../../api/call.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { untilTaken } from "../../api/untilTaken.ts";
import type { Alarm } from "../../scanner/Alarms.tsx";
import { sound } from "../../scanner/sounds.ts";
import { say } from "../../shell/toasts.ts";
import { goesBy, nameOf } from "../stock/words.ts";
import type { CountLine, Whole } from "./words.ts";

type Pending = { scan: string; code: string; pieces: number; add: boolean; line: number | undefined };

/** So many are sent at once. */
const most = 50;

/**
 * Counts scans at once, sends them in their order under names of their own, and sends again what got no answer: none is lost,
 * none counts twice. What can't be counted sounds, and stays until it was seen.
 */
export function useShelfScans(known: Whole) {
  const key = keyOf("GET /counts/{id}", { parameters: { id: known.id } });
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [away, setAway] = useState(false);
  const [last, setLast] = useState<number>();
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  const queue = useRef<Pending[]>([]);
  const sending = useRef(false);
  const afterwards = useRef<() => void>(undefined);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const alarm = (code: string, text: string, add?: () => void) => {
    sound("wrong");
    afterwards.current = undefined;
    if (!open.current) return say({ kind: "error", text: `${code}: ${text}` });
    setAlarms((before) => [...before, { id: uuid(), code, text, ...(add && { add }) }]);
  };
  const take = (one: Pending | undefined, { outcome, line, message }: CountScanned) => {
    if (line)
      client.setQueryData<Whole>([...key], (count) => {
        if (!count) return count;
        const isKnown = count.lines.some(({ id }) => id === line.id);
        const lines = count.lines.map((before) => (before.id === line.id ? line : before));
        return { ...count, lines: isKnown ? lines : [...lines, line] };
      });
    if (!one) return;
    if (outcome === "counted") {
      if (one.line === undefined) sound("right");
      if (line && one === queue.current.at(-1)) setLast(line.id); // what was scanned since is the last one
    } else alarm(one.code, message, outcome === "elsewhere" ? () => scan(one.code, one.pieces, true) : undefined);
  };
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    while (queue.current.length > 0) {
      const some = queue.current.slice(0, most);
      try {
        // An answer that was asked for before these scans must not overwrite what comes of them.
        await client.cancelQueries({ queryKey: [...key] });
        const scans = some.map(({ scan: name, code, pieces, add }) => ({ scan: name, code, pieces, add }));
        const how = { parameters: { id: known.id }, body: { scans } };
        const answers = await untilTaken(() => call("POST /counts/{id}/scans", how), setAway);
        for (const answer of answers)
          take(
            some.find(({ scan: name }) => name === answer.scan),
            answer,
          );
      } catch (error) {
        for (const { code } of some)
          alarm(code, error instanceof Error ? error.message : "The shop refused this scan.");
        void client.invalidateQueries({ queryKey: [...key] });
      }
      queue.current = queue.current.slice(some.length);
      setPending(queue.current);
    }
    sending.current = false;
    const act = afterwards.current;
    afterwards.current = undefined;
    act?.();
  };
  /** Does this once all scans are at the shop; not at all when one of them turns out to need a look. */
  const whenSent = (act: () => void) => {
    if (sending.current) afterwards.current = act;
    else act();
  };
  const scan = (code: string, pieces = 1, add = false) => {
    const line = known.lines.find((one) => one.open && goesBy(one, code));
    if (line) {
      sound("right");
      setLast(line.id);
    }
    queue.current = [...queue.current, { scan: uuid(), code, pieces, add, line: line?.id }];
    setPending(queue.current);
    void send();
  };
  const seen = () => setAlarms((before) => before.slice(1));
  /** The lines with all scans, also those on their way. */
  const lines = known.lines.map((line): CountLine => {
    const more = pending.filter((one) => one.line === line.id).reduce((sum, { pieces }) => sum + pieces, 0);
    return more === 0 ? line : { ...line, counted: Math.max(0, (line.counted ?? 0) + more) };
  });
  const lastLine = lines.find(({ id }) => id === last);
  const told = lastLine ? `${nameOf(lastLine)}: ${lastLine.counted ?? 0}` : "";
  return { lines, lastLine, told, waiting: pending.length, away, alarms, seen, scan, whenSent };
}
