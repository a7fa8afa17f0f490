import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { drawings } from "../parts/sizes/drawings.ts";
import type { Route } from "./+types/choose";
import { FoundProducts } from "./choose/FoundProducts.tsx";
import { Questions } from "./choose/Questions.tsx";
import { answeredIn, readFound } from "./choose/readFound.ts";
import { SizeTable } from "./choose/SizeTable.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { data: guide } = await needed(
    api("GET /get/guide/{guide}", { parameters: { guide: params.guide.toLowerCase() } }),
  );
  const query = new URL(request.url).searchParams;
  const answers = answeredIn(guide, query);
  const found = answers.length > 0 ? await readFound(api, guide, answers) : null;
  const asked = guide.questions.map(({ name }) => [name, query.get(name) ?? ""]);
  return {
    guide,
    chosen: Object.fromEntries(asked),
    found,
  };
}

export default function Choose({ loaderData: { guide, chosen, found } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHead
        title={guide.title}
        description={guide.text.slice(0, 160)}
        canonical={`/choose/${guide.slug}`}
        hidden={found !== null}
      />
      <Breadcrumbs crumbs={[]} here={guide.title} />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">{guide.title}</h1>
      <p className="mt-3 max-w-prose text-muted md:text-lg">{guide.text}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_30rem]">
        {found && <FoundProducts found={found} />}
        <div className="space-y-10">
          <Questions key={JSON.stringify(chosen)} guide={guide} chosen={chosen} />
          {guide.sizes && (
            <img
              {...drawings[guide.sizes]}
              alt="The sizes side by side, to scale"
              loading="lazy"
              className="w-full max-w-80"
            />
          )}
          {guide.table && <SizeTable table={guide.table} />}
          {guide.needs.length > 0 && (
            <section aria-labelledby="besides">
              <h2 id="besides" className="font-display text-2xl">
                What one needs besides
              </h2>
              <ul className="mt-2 list-disc pl-5">
                {guide.needs.map(({ text, category }) => (
                  <li key={text}>
                    <Link to={`/category/${category}`} className="text-link">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
