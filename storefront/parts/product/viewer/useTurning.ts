import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { keyed, scaled, type Turn, turned } from "./turn.ts";

type Point = { x: number; y: number };

/** Degrees for a pixel of dragging. */
const pace = 0.45;

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });
const span = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** What pointers and keys do on the stage: one finger turns, two come nearer, keys do both. */
export function useTurning(change: (next: (turn: Turn) => Turn, atOnce: boolean) => void) {
  const down = useRef(new Map<number, Point>());
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const from = down.current.get(event.pointerId);
      if (!from) return;
      const before = span([...down.current.values()]);
      const to = pointOf(event);
      down.current.set(event.pointerId, to);
      const after = span([...down.current.values()]);
      if (down.current.size > 1) change((turn) => scaled(turn, after / Math.max(1, before)), true);
      else change((turn) => turned(turn, (from.x - to.x) * pace, (to.y - from.y) * pace), true);
    },
    onPointerUp: (event: PointerEvent) => void down.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void down.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      change((turn) => {
        const next = keyed(turn, event.key);
        if (next) event.preventDefault();
        return next ?? turn;
      }, false);
    },
  };
}
