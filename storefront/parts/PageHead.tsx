import { ourPicture, shopPicture } from "./picture.ts";
import { useShell } from "./shellData.ts";

type Props = {
  title: string;
  /** What the page is about; without it the title and the shop's tagline. */
  description?: string;
  /** The page's one address, from the root. */
  canonical?: string;
  /** What a link to the page shows elsewhere: one of our pictures. */
  image?: string | null;
  /** Not for search engines. */
  hidden?: boolean;
};

/** A page's title, description and canonical address; React moves them into the document's head. */
export function PageHead({ title, description, canonical, image, hidden = false }: Props) {
  const shop = useShell()?.shop;
  const said = description || (shop && `${title}: ${shop.name}, ${shop.tagline}.`);
  const at = (path: string) => (shop ? new URL(path, shop.url).href : path);
  return (
    <>
      <title>{shop && !title.startsWith(shop.name) ? `${title} – ${shop.name}` : title}</title>
      {said && <meta name="description" content={said} />}
      {canonical && <link rel="canonical" href={at(canonical)} />}
      {canonical && <meta property="og:title" content={title} />}
      {canonical && <meta property="og:image" content={at(`${ourPicture(image ?? shopPicture)}-800.webp`)} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
