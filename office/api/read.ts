import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { call, type DataOf, type OfficeCall, type Options } from "./call.ts";

type ReadCall = Extract<OfficeCall, `GET ${string}`>;
type Asked<K extends ReadCall> = {} extends Options<K> ? [Options<K>?] : [Options<K>];

/**
 * Under which key an answer is kept: its call, then what was asked. `[call]` alone names all answers of a call. A parameter has the
 * same key as a number, as answers have it, and as text, as addresses do.
 */
export const keyOf = <K extends ReadCall>(name: K, ...[options]: Asked<K>): readonly unknown[] => {
  const parameters = Object.entries(options?.parameters ?? {}).map(([key, value]) => [key, String(value)]);
  return [name, { ...options, ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }) }];
};

/** What a call of the shop answers, kept, shown at once when it is asked again, and read anew behind that. */
export const useRead = <K extends ReadCall>(name: K, ...asked: Asked<K>): UseQueryResult<DataOf<K>> =>
  useQuery({
    queryKey: keyOf(name, ...asked),
    queryFn: ({ signal }) => call(name, ...([{ ...asked[0], signal }] as unknown as Asked<K>)),
  });

/** A list that comes 50 rows at a time: `rows` so far, and how to get the next ones. */
export type List<Row, Page = unknown> = {
  rows: Row[];
  /** The first answer, with what it says beside its rows. */
  first: Page | undefined;
  more: (() => void) | undefined;
  busy: boolean;
  query: Pick<UseInfiniteQueryResult, "isPending" | "error" | "refetch">;
};

type RowOf<K extends ReadCall> = DataOf<K> extends { rows: (infer R)[] } ? R : never;

/** A list of the shop, read page by page with `after`. The former rows stay until those of another filter have come. */
export function useList<K extends ReadCall>(
  name: K,
  query: Record<string, string | undefined> = {},
  parameters: Record<string, string> = {},
): List<RowOf<K>, DataOf<K>> {
  const read = useInfiniteQuery({
    queryKey: [name, { ...query, ...parameters }],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const options = { query: { ...query, after: pageParam }, parameters, signal };
      return (await call(name, ...([options] as unknown as Asked<K>))) as unknown as DataOf<K> & {
        rows: RowOf<K>[];
        next: string | null;
      };
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    rows: read.data?.pages.flatMap(({ rows }) => rows) ?? [],
    first: read.data?.pages[0],
    more: read.hasNextPage ? () => void read.fetchNextPage() : undefined,
    busy: read.isFetchingNextPage,
    query: read,
  };
}
