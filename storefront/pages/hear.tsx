import { data } from "react-router";
import type { Hearing } from "../../contract/pitch.ts";
import { apiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import type { Route } from "./+types/hear";
import sheet from "./hear/hear.css?url";
import { Recorded } from "./hear/Recorded.tsx";
import { Tones } from "./hear/Tones.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ context, params: { product_url } }: Route.LoaderArgs) {
  const api = apiOf(context);
  const parameters = { product_url };
  const place = (slug: string) => `/product/${slug}/hear`;
  const [{ data: hearing }, { data: media }] = await Promise.all([
    needed(api("GET /get/pitch/{product_url}", { parameters }), place),
    needed(api("GET /get/media/{product_url}", { parameters }), place),
  ]);
  if (hearing.pitches.length + hearing.strings.length + media.length === 0) throw data(null, { status: 404 });
  return { hearing, media };
}

const lead = ({ product_name, voice, reference_hz }: Hearing) =>
  `Tones made in your browser, ${voice === "pipe" ? "blown" : "plucked"}, at the pitch of the ${product_name}. They are not recordings of it. A4 is ${reference_hz} Hz${reference_hz === 440 ? "" : ", as the maker tunes it"}, in equal temperament.`;

/** What there is to hear of a product. */
export default function Hear({ loaderData: { hearing, media } }: Route.ComponentProps) {
  const { product_name, product_url, image, pitches, strings } = hearing;
  const recorded = media.length > 0;
  const title = recorded ? "Hear and see it" : "Hear its pitch";
  return (
    <div className="page">
      <PageHead
        title={`${recorded ? "Hear and see" : "Hear the pitch"}: ${product_name}`}
        canonical={`/product/${product_url}/hear`}
        image={image}
        hidden
      />
      <Breadcrumbs crumbs={[{ name: product_name, to: `/product/${product_url}` }]} here={title} />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">{title}</h1>
      {recorded && <Recorded media={media} image={image} />}
      {pitches.length + strings.length > 0 && (
        <>
          <p className={`${recorded ? "mt-12" : "mt-3"} max-w-prose text-muted`}>{lead(hearing)}</p>
          <Tones hearing={hearing} />
        </>
      )}
    </div>
  );
}
