import { data } from "react-router";
import type { Hearing } from "../../contract/pitch.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import type { Route } from "./+types/hear";
import "./hear/hear.css";
import { Tones } from "./hear/Tones.tsx";

export async function loader({ context, params: { product_url } }: Route.LoaderArgs) {
  const { data: hearing } = await needed(
    apiOf(context)("GET /get/pitch/{product_url}", { parameters: { product_url } }),
    (slug) => `/product/${slug}/hear`,
  );
  if (hearing.pitches.length === 0 && hearing.strings.length === 0) throw data(null, { status: 404 });
  return hearing;
}

const lead = ({ product_name, voice, reference_hz }: Hearing) =>
  `Tones made in your browser, ${voice === "pipe" ? "blown" : "plucked"}, at the pitch of the ${product_name}. They are not recordings of it. A4 is ${reference_hz} Hz${reference_hz === 440 ? "" : ", as the maker tunes it"}, in equal temperament.`;

/** What there is to hear of a product. */
export default function Hear({ loaderData: hearing }: Route.ComponentProps) {
  const { product_name, product_url, image } = hearing;
  return (
    <div className="page">
      <PageHead
        title={`Hear the pitch: ${product_name}`}
        canonical={`/product/${product_url}/hear`}
        image={image}
        hidden
      />
      <Breadcrumbs crumbs={[{ name: product_name, to: `/product/${product_url}` }]} here="Hear its pitch" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">Hear its pitch</h1>
      <p className="mt-3 max-w-prose text-muted">{lead(hearing)}</p>
      <Tones hearing={hearing} />
    </div>
  );
}
