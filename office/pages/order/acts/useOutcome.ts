import type { DataOf } from "../../../api/call.ts";
import type { WriteCall } from "../../../api/write.ts";
import { useWrite } from "../../../api/write.ts";
import { say } from "../../../shell/toasts.ts";
import { listsOfOrders } from "../kept.ts";

type StepCall = Extract<WriteCall, "POST /orders/handover" | "POST /orders/deliver" | "POST /orders/undelivered">;

/** What came of a step for one order is that it was not taken: the shop's words. */
class NotDone extends Error {}

/** A step of one order by a call that takes many. Throws the shop's words where it did not take this one. */
export function useOutcome<K extends StepCall>(name: K, done: string): ReturnType<typeof useWrite<K>>["run"] {
  const write = useWrite(name, { reads: ["GET /orders/{no}", ...listsOfOrders], quiet: true });
  return async (options) => {
    const data = await write.run(options);
    const [outcome] = data as DataOf<"POST /orders/handover">;
    if (outcome && !outcome.done) throw new NotDone(outcome.why ?? "The shop did not take this step.");
    say({ kind: "done", text: done });
    return data;
  };
}
