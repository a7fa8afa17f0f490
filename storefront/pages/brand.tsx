import { memo } from "react";
import { apiOf } from "../api/context.ts";
import { ListPage } from "../parts/list/ListPage.tsx";
import { loadList } from "../parts/list/loadList.ts";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { usePacked } from "../parts/packed.ts";
import { paged } from "../parts/query.ts";
import { sameData } from "../parts/sameData.ts";
import type { Route } from "./+types/brand";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const slug = params.brand_slug.toLowerCase();
  const [brand, list] = await Promise.all([
    needed(api("GET /get/brand/{slug}", { parameters: { slug } }), (now) => `/brands/${now}`),
    loadList(api, request, { brand: slug }),
  ]);
  return { brand: brand.data, list };
}

function Brand({ loaderData }: Route.ComponentProps) {
  const { brand } = loaderData;
  const list = usePacked(loaderData.list);
  return (
    <>
      <PageHead title={brand.name} description={brand.text} canonical={paged(`/brands/${brand.slug}`, list.page)} />
      <ListPage
        title={brand.name}
        list={list}
        fixed="brand"
        crumbs={[{ name: "Brands", to: "/brand" }]}
        picture={brand.image}
      >
        <p className="mt-3 max-w-prose text-muted md:text-lg">{brand.text}</p>
      </ListPage>
    </>
  );
}

export default memo(Brand, sameData);
