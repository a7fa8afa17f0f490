import type { Group } from "three";
import { group, placed } from "./mesh.ts";
import { lamp } from "./socket.ts";
import { times, v } from "./vector.ts";

/** A column of lamps on a face at z 0 from y 0 up: green, then yellow, the last two red; `lit` of them shine. */
export const levelMeter = (count: number, step: number, lit = count): Group =>
  group(
    ...times(count, (n) => {
      const colour = n > count - 3 ? "#d8352c" : n > count - 6 ? "#e8b93a" : "#4fbf5e";
      return placed(lamp(step * 0.34, n < lit ? colour : "#3a3b3e"), { at: v(0, n * step, 0), scale: [1.3, 0.8, 1] });
    }),
  );
