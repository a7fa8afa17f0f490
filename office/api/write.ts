import { useMutation } from "@tanstack/react-query";
import { say } from "../shell/toasts.ts";
import { call, type DataOf, type OfficeCall, type Options } from "./call.ts";
import { client } from "./client.ts";

/** A call that changes something. */
export type WriteCall = Exclude<OfficeCall, `GET ${string}`>;

type How<K extends WriteCall> = {
  /** Shows what will be so before the shop has answered: change kept answers by `client.setQueryData`. All of `reads` is taken back if it fails. */
  optimistic?: (options: Options<K>) => void;
  /** The calls whose answers this changes: read anew after it, whatever came of it. */
  reads?: readonly OfficeCall[];
  /** What is said when it is done. */
  done?: string | ((data: DataOf<K>, options: Options<K>) => string);
  /** Refusals that the screen shows itself, by a form's errors: nothing is said of them. */
  quiet?: boolean;
  /** What is done with its answer. */
  after?: (data: DataOf<K>, options: Options<K>) => void;
};

export type Write<K extends WriteCall> = {
  /** Begins it; what comes of it is said by a toast. */
  start: (options: Options<K>) => void;
  /** The same for who waits for the answer. Throws Refused and NoAnswer. */
  run: (options: Options<K>) => Promise<DataOf<K>>;
  busy: boolean;
  error: Error | null;
  reset: () => void;
};

/**
 * A change at the shop, shown at once where `optimistic` says how. If it fails, what was shown is taken back and a toast says
 * so, with a way to try again; it stays until it is closed.
 */
export function useWrite<K extends WriteCall>(name: K, how: How<K> = {}): Write<K> {
  const { reads = [], optimistic, done, quiet, after } = how;
  const mutation = useMutation<DataOf<K>, Error, Options<K>, [readonly unknown[], unknown][]>({
    mutationFn: (options) => (call as (name: K, options: Options<K>) => Promise<DataOf<K>>)(name, options),
    onMutate: async (options) => {
      if (!optimistic) return [];
      for (const read of reads) await client.cancelQueries({ queryKey: [read] });
      const before = reads.flatMap((read) => client.getQueriesData({ queryKey: [read] }));
      optimistic(options);
      return before;
    },
    onError: (error, options, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
      if (!quiet)
        say({ kind: "error", text: error.message, act: { name: "Try again", do: () => mutation.mutate(options) } });
    },
    onSuccess: (data, options) => {
      const text = typeof done === "function" ? done(data, options) : done;
      if (text) say({ kind: "done", text });
      after?.(data, options);
    },
    onSettled: () => Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] }))),
  });
  return {
    start: mutation.mutate,
    run: mutation.mutateAsync,
    busy: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}
