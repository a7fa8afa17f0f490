import { memo } from "react";
import { redirect } from "react-router";
import { apiOf } from "../api/context.ts";
import { ListPage } from "../parts/list/ListPage.tsx";
import { loadList } from "../parts/list/loadList.ts";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { usePacked } from "../parts/packed.ts";
import { paged } from "../parts/query.ts";
import { sameData } from "../parts/sameData.ts";
import type { Route } from "./+types/collection";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const slug = params.collection_slug.toLowerCase();
  if (slug === "home") throw redirect("/", 301); // the collection that the home page is made of
  const [collection, list] = await Promise.all([
    needed(api("GET /get/collection/{slug}", { parameters: { slug } }), (now) => `/products/${now}`),
    loadList(api, request, { collection: slug }),
  ]);
  return { collection: collection.data, list };
}

function Collection({ loaderData }: Route.ComponentProps) {
  const { collection } = loaderData;
  const list = usePacked(loaderData.list);
  return (
    <>
      <PageHead
        title={collection.name}
        description={collection.text}
        canonical={paged(`/products/${collection.slug}`, list.page)}
        image={collection.image}
      />
      <ListPage title={collection.name} list={list} fixed="collection">
        <p className="mt-3 max-w-prose text-muted md:text-lg">{collection.text}</p>
      </ListPage>
    </>
  );
}

export default memo(Collection, sameData);
