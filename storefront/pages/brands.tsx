import { memo, useState } from "react";
import type { Brand } from "../../contract/catalogue.ts";
import { apiOf } from "../api/context.ts";
import { Bar } from "../parts/Bar.tsx";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { byLetter } from "../parts/brands/byLetter.ts";
import { Link } from "../parts/Link.tsx";
import { orLoading } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { type Packed, pack, usePacked } from "../parts/packed.ts";
import { StillLoading } from "../parts/StillLoading.tsx";
import { sameData } from "../parts/sameData.ts";
import type { Route } from "./+types/brands";

type ShownBrand = Pick<Brand, "name" | "slug" | "products">;

export async function loader({ context }: Route.LoaderArgs) {
  return orLoading(apiOf(context)("GET /get/brands"), ({ data }) =>
    pack(data.map(({ name, slug, products }): ShownBrand => ({ name, slug, products }))),
  );
}

function Brands({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AllBrands packed={loaderData} /> : <BrandsLoading />;
}

export default memo(Brands, sameData);

/** The brands have not come: the page goes on loading. */
const BrandsLoading = () => (
  <div className="page">
    <PageHead title="Shop by Brand" hidden />
    <Breadcrumbs crumbs={[]} />
    <h1 className="mt-2 font-display text-4xl md:text-5xl">Shop by Brand</h1>
    <StillLoading what="the brands" />
    <div aria-hidden="true" className="mt-8 gap-12 md:columns-2 lg:columns-3">
      {["A", "B", "C"].map((letter) => (
        <div key={letter} className="grid grid-cols-[min(4rem,15vw)_minmax(0,1fr)] border-t border-hairline py-5">
          <Bar className="h-11 w-10" />
          <div className="grid gap-3 pt-1.5">
            <Bar className="h-8 w-4/5" />
            <Bar className="h-8 w-3/5" />
            <Bar className="h-8 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  </div>
);

function AllBrands({ packed }: { packed: Packed<ShownBrand[]> }) {
  const brands = usePacked(packed);
  const [typed, setTyped] = useState("");
  const groups = byLetter(brands.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())));
  return (
    <div className="page">
      <PageHead
        title="Shop by Brand"
        description={`All ${brands.length} makers in the shop, from A to Z.`}
        canonical="/brand"
      />
      <Breadcrumbs crumbs={[]} here="Shop by Brand" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">Shop by Brand</h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <label className="w-full sm:max-w-80">
          <span className="sr-only">Find a brand</span>
          <input
            type="search"
            className="field"
            placeholder="Find a brand"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <nav aria-label="Letters">
          <ul className="flex flex-wrap gap-1">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letter-${letter}`} className="page-number text-brand">
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-8 gap-12 md:columns-2 lg:columns-3">
        {groups.map(({ letter, brands }) => (
          <Letter key={letter} letter={letter} brands={brands} />
        ))}
      </div>
      <p role="status" className="text-lg text-muted">
        {groups.length === 0 && "No records found"}
      </p>
    </div>
  );
}

const Letter = ({ letter, brands }: { letter: string; brands: ShownBrand[] }) => (
  <section
    className="grid break-inside-avoid grid-cols-[min(4rem,15vw)_minmax(0,1fr)] border-t border-hairline py-5"
    aria-labelledby={`letter-${letter}`}
  >
    <h2 id={`letter-${letter}`} className="font-display text-5xl text-brand">
      {letter}
    </h2>
    <ul>
      {brands.map(({ name, slug, products }) => (
        <li key={slug}>
          <Link to={`/brands/${slug}`} prefetch className="group flex min-h-11 flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="font-display text-2xl wrap-anywhere group-hover:text-brand group-hover:underline">
              {name}
            </span>
            <span className="text-sm text-muted figures">{products === 1 ? "1 product" : `${products} products`}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
