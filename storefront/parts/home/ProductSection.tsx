import { type CardRow, cardOfRow } from "../card.ts";
import { Link } from "../Link.tsx";
import { ProductRow } from "../ProductRow.tsx";
import { SectionHead } from "../SectionHead.tsx";

/** How many products a row shows before 'See all'. */
export const rowLength = 4;

type Section = {
  title: string;
  to: string;
  products: CardRow[];
  text?: string;
  maker?: { name: string; slug: string; story: string };
  leading: boolean;
};

/** A row of products; where it leads and is full, the first one is twice as large on a wide screen, and title and words stand above the others. */
export function ProductSection({ section }: { section: Section }) {
  const { title, to, products, text, maker } = section;
  if (products.length === 0) return null;
  const leading = section.leading && products.length === rowLength;
  return (
    <section className={leading ? "section leading" : "section"}>
      <div>
        <SectionHead title={title} to={to} />
        {leading && (text || maker) && (
          <p className={`max-w-140 pb-3 text-muted max-sm:hidden${text ? " text-lg" : ""}`}>
            {text ?? maker?.story}
            {maker && (
              <>
                {" "}
                <Link to={`/brands/${maker.slug}`} className="text-brand underline">
                  {`More about ${maker.name}`}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      <ProductRow cards={products.map(cardOfRow)} label={title} leads={leading} />
    </section>
  );
}
