import { useNavigate, useParams } from "react-router";
import { client } from "../../api/client.ts";
import { keyOf, useRead } from "../../api/read.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { keepProduct } from "./kept.ts";
import { ProductForm } from "./ProductForm.tsx";

/** A product, to be looked at and changed. */
export default function Product() {
  const { id = "" } = useParams();
  const product = useRead("GET /products/{id}", { parameters: { id } });
  const choices = useRead("GET /products/choices");
  return (
    <Loaded read={choices} rows={10}>
      {(has) => (
        <Loaded read={product} rows={10}>
          {(one) => <ProductForm key={one.id} product={one} choices={has} onSaved={keepProduct} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** A product that is not there yet. */
export function NewProduct() {
  const navigate = useNavigate();
  const choices = useRead("GET /products/choices");
  return (
    <Loaded read={choices} rows={10}>
      {(has) => (
        <ProductForm
          choices={has}
          onSaved={(product) => {
            keepProduct(product);
            void client.invalidateQueries({ queryKey: keyOf("GET /products/choices") });
            setTimeout(() => void navigate(`/products/${product.id}`, { replace: true }));
          }}
        />
      )}
    </Loaded>
  );
}
