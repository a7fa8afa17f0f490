import { useShell } from "./shellData.ts";

type Props = {
  title: string;
  description?: string;
  /** The page's one address, from the root. */
  canonical?: string;
  /** Not for search engines. */
  hidden?: boolean;
};

/** A page's title, description and canonical address; React moves them into the document's head. */
export function PageHead({ title, description, canonical, hidden = false }: Props) {
  const name = useShell()?.shop.name;
  return (
    <>
      <title>{name && !title.startsWith(name) ? `${title} – ${name}` : title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
