import { data } from "react-router";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Blocks } from "../parts/policy/Blocks.tsx";
import { policyAt } from "../parts/policy/policies.ts";
import type { Route } from "./+types/policy";

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await needed(apiOf(context)("GET /get/shop"));
  const policy = policyAt(url.pathname, shop.data);
  if (!policy) throw data(null, { status: 404 });
  return policy;
}

export default function Policy({ loaderData: { path, title, blocks } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHead title={title} description={`${title} of the shop, in plain words.`} canonical={path} />
      <Breadcrumbs crumbs={[]} here={title} />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">{title}</h1>
      <div className="prose prose-sheet mt-8">
        <Blocks blocks={blocks} />
      </div>
    </div>
  );
}
