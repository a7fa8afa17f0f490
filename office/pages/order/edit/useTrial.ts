import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, type DataOf } from "../../../api/call.ts";
import { useSettled } from "../../../parts/useSettled.ts";
import type { Patch } from "./fields.ts";

type Trial = { data: DataOf<"PATCH /orders/{no}"> | undefined; error: Error | null; asking: boolean };

/** What would come of a change of what costs: goods, or where they go. Nothing is asked while neither changes. */
export function useTrial(orderNo: string, version: number, patch: Patch): Trial {
  const asked = useSettled(JSON.stringify({ lines: patch.lines, address: patch.address }));
  const enabled = asked !== "{}";
  const trial = useQuery({
    queryKey: ["PATCH /orders/{no}", orderNo, version, asked],
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call("PATCH /orders/{no}", {
        parameters: { no: orderNo },
        body: { ...(JSON.parse(asked) as Patch), version, trial: true },
        signal,
      }),
  });
  return enabled
    ? { data: trial.data, error: trial.error, asking: trial.isFetching }
    : { data: undefined, error: null, asking: false };
}
