import { Link } from "../../parts/Link.tsx";
import { telephone } from "../../parts/phone.ts";
import { useShell } from "../../parts/shellData.ts";

/** What the shop does not know, it says; who knows it may. */
export function NothingFits({ name, product_url }: { name: string; product_url: string }) {
  const shell = useShell();
  const [phone] = shell?.shop.phones ?? [];
  const accessories = shell?.allMenu.find(({ slug }) => slug === "accessories");
  return (
    <div className="mt-6 max-w-prose">
      <p>
        We know of nothing in the shop of which we could say for certain that it fits the {name}. That does not mean
        that there is nothing: only that its sizes are not written down.
      </p>
      <p className="mt-4">
        Ask someone who knows it:{" "}
        <Link
          to={`/product/${product_url}/questions`}
          className="text-link inline-flex min-h-11 items-center underline"
        >
          write to us
        </Link>
        {phone && (
          <>
            {" "}
            or call{" "}
            <a href={telephone(phone)} className="text-link inline-flex min-h-11 items-center underline">
              {phone}
            </a>
          </>
        )}
        .
      </p>
      {accessories && (
        <p>
          <Link to={`/category/${accessories.slug}`} className="text-link inline-flex min-h-11 items-center">
            See all {accessories.name.toLowerCase()}
          </Link>
        </p>
      )}
    </div>
  );
}
