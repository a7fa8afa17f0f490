import type { Packing } from "../../../contract/office/orders.ts";
import { Icon } from "../../parts/Icon.tsx";
import { IsWrong } from "../customers/WrongAddress.tsx";
import { Gift } from "../order/Gift.tsx";
import { formatWeight } from "../parcels/states.ts";

/** Whom the parcel goes to, as on its label, and what is to be known of it. */
export function Aside({ packing }: { packing: Packing }) {
  const { name, address, mobile, note, gift, weight_g, invoice, parcel, address_wrong } = packing;
  const weight = formatWeight(weight_g);
  const several = packing.parcels.length > 1 ? packing.parcels : [];
  const nameOf = (id: number) => packing.lines.find((line) => line.id === id)?.product_name ?? "";
  return (
    <div className="grid gap-4">
      {note && (
        <div className="notice notice-warn">
          <p className="text-xs text-muted">The customer says</p>
          <p className="font-[550]">{note}</p>
        </div>
      )}
      {gift && <Gift gift={gift} />}
      <address className="not-italic">
        <p className="font-[550]">{name}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {mobile && <p className="figures">{mobile}</p>}
        {address_wrong && <IsWrong wrong={address_wrong} />}
      </address>
      <dl className="facts">
        {weight && (
          <div>
            <dt>Goods weigh</dt>
            <dd>{weight}</dd>
          </div>
        )}
        {invoice && (
          <div>
            <dt>Invoice</dt>
            <dd className="figures">{invoice}</dd>
          </div>
        )}
        {several.map(({ number, lines: held, weight_g: grams }) => (
          <div key={number}>
            <dt className="whitespace-nowrap">
              Parcel {number} of {several.length}
            </dt>
            <dd>
              {held.map(({ id, quantity }) => `${quantity} × ${nameOf(id)}`).join(", ")}
              {grams !== null && `, ${formatWeight(grams)}`}
            </dd>
          </div>
        ))}
        {parcel && several.length === 0 && (
          <div>
            <dt>
              <Icon name="truck" className="size-4" label="Courier" />
            </dt>
            <dd>
              {parcel.courier} {parcel.number}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
