import { telephone } from "../../parts/phone.ts";
import { useShell } from "../../parts/shellData.ts";

/** In the place of the button where no way to pay is open: what the shopper can do instead. */
export function NoWayToPay() {
  const shop = useShell()?.shop;
  const [phone] = shop?.phones ?? [];
  return (
    <p className="mt-5 border-l-4 border-brand bg-card px-5 py-4">
      This order can’t be paid here as it stands, and nothing is ordered yet. We gladly arrange it with you:{" "}
      {phone && (
        <>
          <a href={telephone(phone)} className="text-link inline-flex min-h-11 items-center underline">
            {phone}
          </a>{" "}
          or{" "}
        </>
      )}
      {shop && (
        <a href={`mailto:${shop.email}`} className="text-link inline-flex min-h-11 items-center underline">
          {shop.email}
        </a>
      )}
    </p>
  );
}
