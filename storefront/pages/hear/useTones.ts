import { useEffect, useRef, useState } from "react";
import { openPlayer, type Voice } from "./player.ts";

/** Where a tone stands on the page, and what it is. */
export type Touched = { place: string; name: string; hz: number };

/** A drone is for a voice: an octave in which Sa lies from C3 to B3, whatever the instrument's is. */
function droneOn(hz: number): number {
  let sa = hz;
  while (sa > 254) sa /= 2;
  while (sa < 127) sa *= 2;
  return sa;
}

/**
 * The tones of a page: one at a time, and a drone beside it that follows it. Nothing of it is there before the first touch, and nothing is
 * left when the page is. `first`: on what the drone is, before a tone was touched.
 */
export function useTones(voice: Voice, first: number | undefined) {
  const player = useRef<ReturnType<typeof openPlayer>>(undefined);
  const last = useRef(first === undefined ? undefined : droneOn(first));
  const [sounding, setSounding] = useState<Touched>();
  const [drone, setDrone] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(
    () => () => {
      player.current?.close();
      player.current = undefined;
    },
    [],
  );

  /** The player, made at the first touch; undefined in a browser that makes no sound. */
  const opened = () => {
    try {
      player.current ??= openPlayer();
    } catch {
      setFailed(true);
    }
    return player.current;
  };
  const stop = () => {
    player.current?.stop();
    setSounding(undefined);
    setDrone(false);
  };

  useEffect(() => {
    if (!sounding && !drone) return;
    const byKey = (event: KeyboardEvent) => event.key === "Escape" && stop();
    document.addEventListener("keydown", byKey);
    return () => document.removeEventListener("keydown", byKey);
  });

  return {
    sounding,
    drone,
    failed,
    stop,
    play(touched: Touched) {
      const made = opened();
      if (!made) return;
      made.play(voice, touched.hz, () => setSounding(undefined));
      const [was, sa] = [last.current, droneOn(touched.hz)];
      last.current = sa;
      if (drone && sa !== was) made.drone(sa);
      setSounding(touched);
    },
    switchDrone() {
      const made = opened();
      if (!made || last.current === undefined) return;
      made.drone(drone ? null : last.current);
      setDrone(!drone);
    },
  };
}
