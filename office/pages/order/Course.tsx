import { When } from "../../parts/When.tsx";
import { courseOf } from "./course.ts";
import type { Order } from "./words.ts";

/** An order's way as stations on a string, the one where it is plucked out. */
export const Course = ({ order }: { order: Order }) => (
  <ol className="course" aria-label="The order's way">
    {courseOf(order).map(({ name, at, is }) => (
      <li key={name} className={`station station-${is}`} aria-current={is === "here" ? "step" : undefined}>
        <span className="block font-[550]">{name}</span>
        <span className="block text-xs text-muted">
          {is === "ahead" || !at ? <span aria-hidden="true">–</span> : <When time={at} />}
          {is === "ahead" && <span className="sr-only">not yet</span>}
        </span>
      </li>
    ))}
  </ol>
);
