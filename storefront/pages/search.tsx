import { memo } from "react";
import { apiOf, personalApiOf } from "../api/context.ts";
import { ListPage } from "../parts/list/ListPage.tsx";
import { loadListWith, type ShownList } from "../parts/list/loadList.ts";
import { thisWeek } from "../parts/list/thisWeek.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { usePacked } from "../parts/packed.ts";
import { paged } from "../parts/query.ts";
import { sameData } from "../parts/sameData.ts";
import { scriptLang } from "../parts/scriptLang.ts";
import type { Route } from "./+types/search";

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get("search")?.trim() ?? "";
  const { list, answer } = await loadListWith(apiOf(context), request);
  // What is free changes by the minute: such a list is kept for nobody.
  const asksTimes = answer.applied.some(({ parameter, value }) => parameter === "booking" && value === "demo");
  const lang = scriptLang(search);
  return {
    list,
    search,
    ...(lang && { lang }),
    week: asksTimes ? await thisWeek(personalApiOf(context), answer) : undefined,
  };
}

/** How much of a search its page's title repeats, in signs. */
const longest = 48;

/** The words searched for, as its page's title repeats them; undefined for a list of something else. */
function wordsOf(search: string, { ignored }: ShownList): string | undefined {
  if (search === "" || ignored.some(({ parameter }) => parameter === "search")) return;
  return search.length > longest ? `${search.slice(0, longest)}…` : search;
}

/** What a list is a list of: the words searched for, else the category, else the department. */
function titleOf(words: string | undefined, { applied }: ShownList): string {
  if (words !== undefined) return `Results for “${words}”`;
  const named = (parameter: string) => applied.find((one) => one.parameter === parameter)?.label;
  return named("scategory") ?? named("category") ?? "All products";
}

/** Its category, whatever narrows and orders it. */
const categoryOf = ({ applied }: ShownList) =>
  new URLSearchParams(
    applied.flatMap(({ parameter, value }) =>
      ["category", "scategory"].includes(parameter) ? [[parameter, value]] : [],
    ),
  );

/** The department that the list is a part of, when it is not the whole of it. */
function crumbsOf(title: string, { applied }: ShownList): { name: string; to: string }[] {
  const department = applied.find(({ parameter }) => parameter === "category");
  if (!department || department.label === title) return [];
  return [{ name: department.label, to: `/category/${department.value}` }];
}

function Search({ loaderData }: Route.ComponentProps) {
  const { search, lang } = loaderData;
  const list = usePacked(loaderData.list);
  const words = wordsOf(search, list);
  const title = titleOf(words, list);
  const heading = lang && words !== undefined && (
    <>
      Results for “<span lang={lang}>{words}</span>”
    </>
  );
  return (
    <>
      <PageHead
        title={title}
        description={`${title}: ${list.total} products, with prices and stock.`}
        canonical={paged("/products/search", list.page, categoryOf(list))}
        hidden={search !== ""}
      />
      <ListPage title={title} {...(heading && { heading })} list={list} fixed="search" crumbs={crumbsOf(title, list)}>
        {loaderData.week && <p className="mt-3 max-w-prose text-muted">{loaderData.week}</p>}
      </ListPage>
    </>
  );
}

export default memo(Search, sameData);
