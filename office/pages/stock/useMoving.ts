import { useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { may, useStaff } from "../../api/session.ts";
import { sound } from "../../scanner/sounds.ts";
import { useScanner } from "../../scanner/useScanner.ts";
import { say } from "../../shell/toasts.ts";
import { countOf, wayOf } from "./typed.ts";
import { goesBy, type Item, nameOf, type Way } from "./words.ts";

/**
 * What is being moved: the variant, whether pieces come or go, and how many, as it is typed. A sign in what is typed goes before
 * `way`: a scanner whose code has a dash in it types that into the field too, until it is known for a scan and taken out again.
 */
export type Moving = { item: Item; way: Way; count: string; told?: string };

/**
 * The variant whose stock is being moved: opened by a press, or by a scan anywhere on the screen. The same scanned again is one
 * piece more; another one is told and changes nothing. Scans are taken one after the other, so that none overtakes the first.
 */
export function useMoving() {
  const [moving, show] = useState<Moving>();
  const now = useRef<Moving>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const set = (next: Moving | undefined) => {
    now.current = next;
    show(next);
  };
  const open = (item: Item, way: Way) => set({ item, way, count: item.counted ? "1" : "" });
  const change = (part: Partial<Pick<Moving, "way" | "count">>) =>
    now.current && set({ item: now.current.item, way: now.current.way, count: now.current.count, ...part });
  const take = async (code: string) => {
    const before = now.current;
    if (before && goesBy(before.item, code)) {
      sound("right");
      return change({ way: wayOf(before), count: String((countOf(before) || 0) + 1) });
    }
    const { rows } = await call("GET /stock", { query: { code } });
    const [item] = rows;
    if (item && rows.length === 1 && !now.current) {
      sound("right");
      return open(item, "in");
    }
    sound("wrong");
    if (now.current && item)
      return set({ ...now.current, told: `You scanned ${nameOf(item)}. Finish this one first.` });
    const text = item
      ? `${code} stands on several variants. Find the right one by its name.`
      : `${code} is no SKU or barcode of ours.`;
    return now.current ? set({ ...now.current, told: text }) : say({ kind: "error", text });
  };
  useScanner((code) => {
    turn.current = turn.current
      .then(() => take(code))
      .catch((error: Error) => {
        sound("wrong");
        say({ kind: "error", text: error.message });
      });
  });
  const mayReceive = may(useStaff(), "stock.receive");
  return { moving, open, change, close: () => set(undefined), mayReceive };
}
