import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type BodyOf, call, type DataOf } from "../../api/call.ts";
import { useSettled } from "../../parts/useSettled.ts";

type Asked = BodyOf<"POST /quote">;
export type Quoted = { data: DataOf<"POST /quote"> | undefined; error: Error | null; asking: boolean };

/** What a caller's goods cost, as the shop tells it: asked anew as they, the place or the way to pay change. */
export function useQuote(asked: Asked): Quoted {
  const text = useSettled(JSON.stringify(asked));
  const enabled = asked.lines.length > 0 && text !== "";
  const quote = useQuery({
    queryKey: ["POST /quote", text],
    enabled: enabled && (JSON.parse(text) as Asked).lines.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call("POST /quote", { body: JSON.parse(text) as Asked, signal }),
  });
  const stale = text !== JSON.stringify(asked) || quote.isPlaceholderData;
  return { data: enabled ? quote.data : undefined, error: quote.error, asking: enabled && (stale || quote.isPending) };
}
