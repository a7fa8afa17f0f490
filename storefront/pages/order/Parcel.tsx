import type { Order } from "../../../contract/orders.ts";

/** Who has the parcel, its number, and where it can be followed. */
export const Parcel = ({ courier, number, url }: NonNullable<Order["tracking"]>) => (
  <p>
    With {courier}
    {number && (
      <>
        , tracking number <strong className="figures break-words">{number}</strong>
      </>
    )}
    .{" "}
    {url && (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-block py-2 text-link underline print:hidden"
      >
        Track the parcel
      </a>
    )}
  </p>
);
