import { useNavigate, useParams, useSearchParams } from "react-router";
import { useRead } from "../../api/read.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { CouponForm } from "./CouponForm.tsx";
import { emptyFields, fieldsOf } from "./fields.ts";
import { keepCoupon } from "./words.ts";

/** A coupon, to be looked at, tried and changed. */
export default function Coupon() {
  const { code = "" } = useParams();
  const coupon = useRead("GET /coupons/{code}", { parameters: { code } });
  const choices = useRead("GET /products/choices");
  return (
    <Loaded read={choices} rows={10}>
      {(has) => (
        <Loaded read={coupon} rows={10}>
          {(one) => <CouponForm key={one.code} coupon={one} choices={has} onSaved={keepCoupon} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** A coupon that is not there yet; `from` in the address names one that it is like. */
export function NewCoupon() {
  const [parameters] = useSearchParams();
  const from = parameters.get("from");
  return from ? <Like code={from} /> : <Fresh />;
}

/** What another coupon does, without its days. */
function Like({ code }: { code: string }) {
  const coupon = useRead("GET /coupons/{code}", { parameters: { code } });
  return (
    <Loaded read={coupon} rows={10}>
      {(one) => <Fresh like={{ ...fieldsOf(one), starts_at: "", ends_at: "" }} />}
    </Loaded>
  );
}

function Fresh({ like = emptyFields }: { like?: typeof emptyFields }) {
  const navigate = useNavigate();
  const choices = useRead("GET /products/choices");
  return (
    <Loaded read={choices} rows={10}>
      {(has) => (
        <CouponForm
          like={like}
          choices={has}
          onSaved={(coupon) => {
            keepCoupon(coupon);
            setTimeout(() => void navigate(`/coupons/${coupon.code}`, { replace: true }));
          }}
        />
      )}
    </Loaded>
  );
}
