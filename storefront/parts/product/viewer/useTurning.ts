import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { hearToo } from "../../../device/hearing.ts";
import { flung, keyed, scaled, type Turn, turned } from "./turn.ts";

hearToo("pointerdown", "pointermove", "pointerup", "pointercancel");

type Point = { x: number; y: number };

/** Degrees for a pixel of dragging. */
const pace = 0.45;
/** How long a turn by keys and one that was let go take to come to rest, in milliseconds after which a third of the way is left. */
export const inertias = { key: 90, flung: 325 };
/** A finger that stood still for so many milliseconds before it was lifted flings nothing. */
const still = 80;

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });
const span = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

type Change = (next: (turn: Turn) => Turn, inertia: number) => void;

/** What pointers and keys do on the stage: one finger turns and flings, two come nearer, keys do both. `hold` stops what still turns. */
export function useTurning(change: Change, hold: () => void) {
  const down = useRef(new Map<number, Point>());
  const drag = useRef({ at: 0, azimuth: 0, elevation: 0 });
  const leave = ({ pointerId }: PointerEvent) => down.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
      drag.current = { at: event.timeStamp, azimuth: 0, elevation: 0 };
      hold();
    },
    onPointerMove(event: PointerEvent) {
      const from = down.current.get(event.pointerId);
      if (!from) return;
      const before = span([...down.current.values()]);
      const to = pointOf(event);
      down.current.set(event.pointerId, to);
      const after = span([...down.current.values()]);
      if (down.current.size > 1) return change((turn) => scaled(turn, after / Math.max(1, before)), 0);
      const [azimuth, elevation] = [(from.x - to.x) * pace, (to.y - from.y) * pace];
      const { at, ...speed } = drag.current;
      const ms = Math.max(1, event.timeStamp - at);
      const mean = (old: number, way: number) => old + (way / ms - old) * Math.min(1, ms / 40);
      drag.current = {
        at: event.timeStamp,
        azimuth: mean(speed.azimuth, azimuth),
        elevation: mean(speed.elevation, elevation),
      };
      change((turn) => turned(turn, azimuth, elevation), 0);
    },
    onPointerUp(event: PointerEvent) {
      const alone = leave(event) && down.current.size === 0;
      const { at, ...speed } = drag.current;
      if (!alone || event.timeStamp - at > still || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      change((turn) => flung(turn, speed, inertias.flung), inertias.flung);
    },
    onPointerCancel: leave,
    onKeyDown(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      change((turn) => {
        const next = keyed(turn, event.key);
        if (next) event.preventDefault();
        return next ?? turn;
      }, inertias.key);
    },
  };
}
