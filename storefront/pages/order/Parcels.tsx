import type { ParcelWords } from "./orderWords.ts";
import { Parcel } from "./Parcel.tsx";

/** Each parcel of an order that leaves in several: where it is, what is in it, who brings it, what he collects. */
export const Parcels = ({ parcels }: { parcels: ParcelWords[] }) => (
  <ul aria-label="Parcels" className="space-y-4">
    {parcels.map(({ state, holds, tracking, collects }) => (
      <li key={state} className="border-l-4 border-brand bg-card px-5 py-4">
        <p className="font-semibold">{state}</p>
        <p className="text-muted">{holds}</p>
        {tracking && <Parcel {...tracking} />}
        {collects && <p>{collects}</p>}
      </li>
    ))}
  </ul>
);
