import { apiOf } from "../api/context.ts";
import { ListPage } from "../parts/list/ListPage.tsx";
import { loadList, type ShownList } from "../parts/list/loadList.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { usePacked } from "../parts/packed.ts";
import { address } from "../parts/query.ts";
import type { Route } from "./+types/search";

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = ["category", "scategory", "page"].flatMap((name) =>
    query.get(name) ? [[name, query.get(name) ?? ""]] : [],
  );
  return {
    list: await loadList(apiOf(context), request),
    search: query.get("search")?.trim() ?? "",
    canonical: address("/products/search", new URLSearchParams(asked).toString()),
  };
}

/** What a list is a list of: the words searched for, else the shelf, else the department. */
function titleOf(search: string, { applied }: ShownList): string {
  if (search !== "") return `Results for “${search}”`;
  const named = (parameter: string) => applied.find((one) => one.parameter === parameter)?.label;
  return named("scategory") ?? named("category") ?? "All products";
}

/** The department that the list is a part of, when it is not the whole of it. */
function crumbsOf(title: string, { applied }: ShownList): { name: string; to: string }[] {
  const department = applied.find(({ parameter }) => parameter === "category");
  if (!department || department.label === title) return [];
  return [{ name: department.label, to: `/category/${department.value}` }];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, canonical } = loaderData;
  const list = usePacked(loaderData.list);
  const title = titleOf(search, list);
  return (
    <>
      <PageHead
        title={title}
        description={`${title}: ${list.total} products, with prices and stock.`}
        canonical={canonical}
        hidden={search !== ""}
      />
      <ListPage title={title} list={list} fixed="search" crumbs={crumbsOf(title, list)} />
    </>
  );
}
