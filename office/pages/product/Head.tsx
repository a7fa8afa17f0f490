import { useNavigate } from "react-router";
import { useWrite } from "../../api/write.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { listsOfProducts } from "./kept.ts";
import { type Product, stateNames } from "./words.ts";

const stateOf = ({ published, variants }: Product) =>
  variants.every(({ retired }) => retired) ? "retired" : published ? "published" : "hidden";

type Props = {
  product: Product | undefined;
  rights: { edit: boolean; price: boolean };
  preview: { shown: boolean; toggle: () => void };
  busy: boolean;
  changed: boolean;
};

/** What is done with the whole of a product: preview, save, see it in the shop, duplicate. */
export function Head({ product, rights, preview, busy, changed }: Props) {
  const navigate = useNavigate();
  const duplicate = useWrite("POST /products/{id}/duplicate", {
    reads: listsOfProducts,
    done: "A hidden copy, without stock.",
    after: (copy) => setTimeout(() => void navigate(`/products/${copy.id}`)),
  });
  const state = product && stateOf(product);
  const acts = product
    ? [
        ...(product.page ? [{ name: "See it in the shop", do: () => void window.open(product.page ?? "") }] : []),
        ...(rights.edit && rights.price
          ? [
              {
                name: "Duplicate",
                icon: "copy" as const,
                do: () => duplicate.start({ parameters: { id: String(product.id) } }),
              },
            ]
          : []),
      ]
    : [];
  return (
    <PageHead
      title={product?.name ?? "New product"}
      aside={state && <Badge tone={state === "published" ? "good" : "plain"}>{stateNames[state]}</Badge>}
    >
      {rights.edit && (
        <Button aria-pressed={preview.shown} onClick={preview.toggle}>
          {preview.shown ? "Hide the preview" : "Preview"}
        </Button>
      )}
      {(rights.edit || rights.price) && (
        <Button type="submit" look="primary" busy={busy || !changed}>
          {product ? "Save" : "Make it"}
        </Button>
      )}
      {acts.length > 0 && <Menu label="More about this product" acts={acts} />}
    </PageHead>
  );
}
