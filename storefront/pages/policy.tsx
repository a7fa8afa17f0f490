import { data } from "react-router";
import { policyPaths } from "../../contract/policyPaths.ts";
import type { PolicyName } from "../../contract/shop.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import type { Route } from "./+types/policy";

const policies = new Map(Object.entries(policyPaths).map(([policy, path]) => [path as string, policy as PolicyName]));

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.toLowerCase().replace(/\/+$/, "");
  const policy = policies.get(path);
  if (!policy) throw data(null, { status: 404 });
  const text = await needed(apiOf(context)("GET /get/policy/{policy}", { parameters: { policy } }));
  return { path, ...text.data };
}

export default function Policy({ loaderData: { path, title, html } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHead title={title} description={`${title} of the shop, in plain words.`} canonical={path} />
      <Breadcrumbs crumbs={[]} here={title} />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">{title}</h1>
      <div className="prose prose-sheet mt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
