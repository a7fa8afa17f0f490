import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { NewProduct } from "../../../contract/office/product.ts";
import { call } from "../../api/call.ts";
import { useSettled } from "../../parts/useSettled.ts";
import type { Edit } from "./sending.ts";

/** For so long the shop shows a draft, less a minute: then it is asked for anew. In milliseconds. */
const kept = 9 * 60_000;

type Asked = { id: number; edit: Edit } | { id?: undefined; edit: NewProduct };

/** Where the shop's own page shows what is typed, some moments after the last key; undefined while there is nothing to ask for. */
export function usePreview(asked: Asked | undefined) {
  const settled = useSettled(asked === undefined ? "" : JSON.stringify(asked));
  return useQuery({
    queryKey: ["preview", settled],
    enabled: settled !== "",
    retry: false,
    staleTime: kept,
    gcTime: kept,
    refetchInterval: kept,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { id, edit } = JSON.parse(settled) as Asked;
      return id === undefined
        ? call("POST /products/preview", { body: edit, signal })
        : call("POST /products/{id}/preview", { parameters: { id: String(id) }, body: edit, signal });
    },
  });
}
