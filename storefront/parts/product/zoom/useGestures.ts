import { type MouseEvent, type PointerEvent, useRef, type WheelEvent } from "react";
import { hearToo } from "../../../device/hearing.ts";
import { moved, type View, whole, zoomed } from "./view.ts";

hearToo("pointerdown", "pointermove", "pointerup", "pointercancel", "wheel", "dblclick");

type Point = { x: number; y: number };

/** A finger moved so far over the whole picture turns to the next one. Pixels. */
const swipe = 60;

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

type Change = (change: (view: View, side: number) => View) => void;

/** What pointers do with the picture on a stage: drag, pinch, wheel, double click; a swipe turns it over by ±1. */
export function useGestures(scale: number, change: Change, turn: (by: number) => void) {
  const down = useRef(new Map<number, Point>());
  const began = useRef<Point>({ x: 0, y: 0 });

  const fromMiddle = (stage: Element, { x, y }: Point): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });

  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
      began.current = pointOf(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!down.current.has(event.pointerId)) return;
      const before = [...down.current.values()];
      down.current.set(event.pointerId, pointOf(event));
      const now = [...down.current.values()];
      const [from, to] = [middle(before), middle(now)];
      const factor = now.length === 2 ? distance(now) / Math.max(1, distance(before)) : 1;
      const at = fromMiddle(event.currentTarget, to);
      change((view, side) => moved(zoomed(view, factor, at, side), { x: to.x - from.x, y: to.y - from.y }, side));
    },
    onPointerUp(event: PointerEvent) {
      const alone = down.current.size === 1;
      down.current.delete(event.pointerId);
      const over = event.clientX - began.current.x;
      if (alone && scale === 1 && Math.abs(over) > swipe) turn(over < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent) => void down.current.delete(event.pointerId),
    onWheel(event: WheelEvent) {
      const at = fromMiddle(event.currentTarget, pointOf(event));
      change((view, side) => zoomed(view, 2 ** (-event.deltaY / 300), at, side));
    },
    onDoubleClick(event: MouseEvent) {
      const at = fromMiddle(event.currentTarget, pointOf(event));
      change((view, side) => (view.scale > 1 ? whole : zoomed(view, 2.5, at, side)));
    },
  };
}
