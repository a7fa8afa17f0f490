import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type BodyOf, call, type DataOf } from "../api/call.ts";
import { formatPaise } from "./money.ts";
import { useSettled } from "./useSettled.ts";

/** The shop sells at most so many of one product at once; of what is not counted too. */
const many = 99;

/** What each variant of a quote costs and how many there are, in words; who is not in its lines can't be had. */
export const offersOf = (ids: readonly number[], { lines }: Pick<DataOf<"POST /quote">, "lines">) =>
  new Map(
    ids.map((id) => {
      const line = lines.find((one) => one.id === id);
      const left = line && (line.max_quantity < many ? `${line.max_quantity} in stock` : "in stock");
      return [id, line ? `${formatPaise(line.unit_price)} · ${left}` : "sold out"] as const;
    }),
  );

/** What these variants are sold for now and how many there are, as the shop quotes them; nothing while it is asked or of none. */
export function useOffers(ids: readonly number[]): ReadonlyMap<number, string> {
  const asked = useSettled(ids.join(" "));
  const { data } = useQuery({
    queryKey: ["POST /quote", "offers", asked],
    enabled: asked !== "",
    retry: false,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const known = asked.split(" ").map(Number);
      const lines: BodyOf<"POST /quote">["lines"] = known.map((id) => ({ id, quantity: 1 }));
      return offersOf(known, await call("POST /quote", { body: { lines, payment: "cod" }, signal }));
    },
  });
  return data ?? new Map();
}
