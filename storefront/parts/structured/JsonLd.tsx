/** As JSON that no text in it can end: a `<` is written as its code. */
const written = (facts: object) =>
  JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c");

/**
 * A page's facts in the words of schema.org, for programs. These load every page whole, so only the server writes them:
 * `facts` is null in the browser, and what makes them is not sent there.
 */
export const JsonLd = ({ facts }: { facts: object | null }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts ? written(facts) : "" }} />
);
