import { useEffect } from "react";
import { writeDown, writtenDown } from "../device.ts";

/** After so long without a touch or a key in any of its tabs the screen is locked, in milliseconds. */
const patience = 30 * 60_000;
/** How often a touch is written down, and looked whether there was one, in milliseconds. */
const often = 10_000;

/** Calls `act` when nobody has done anything in this browser's office for half an hour. */
export function useIdle(act: () => void): void {
  useEffect(() => {
    let written = 0;
    const touch = () => {
      const now = Date.now();
      if (now - written < often) return;
      written = now;
      writeDown("touched", String(now));
    };
    const look = () => {
      const touched = Math.max(written, Number(writtenDown("touched") ?? 0));
      if (Date.now() - touched > patience) act();
    };
    touch();
    const events = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
    for (const event of events) addEventListener(event, touch, { passive: true });
    // A laptop that was closed wakes up with its timers late.
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(look, often);
    return () => {
      for (const event of events) removeEventListener(event, touch);
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
    };
  }, [act]);
}
