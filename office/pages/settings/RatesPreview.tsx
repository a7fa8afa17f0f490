import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { call, type DataOf, Refused } from "../../api/call.ts";
import { TextField } from "../../parts/Field.tsx";
import { formatPaise } from "../../parts/money.ts";
import { parseRupees } from "../../parts/rupees.ts";
import { useSettled } from "../../parts/useSettled.ts";
import { sectionNow, type Value } from "./change.ts";
import { dayText, zones } from "./words.ts";

type Preview = DataOf<"POST /settings/rates/preview">;
type Place = Preview["places"][number];

/** Enter in a field of the trial is not meant to save what is tried. */
const stay = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

const sentence = (delivered: Place["in_force"]) =>
  delivered
    ? `${delivered.charge === 0 ? "free" : formatPaise(delivered.charge)}, ${dayText(delivered.date_from)} – ${dayText(delivered.date_to)}`
    : "not delivered to";
const zoneNames = new Map<string, string>(zones.map(([zone, name]) => [zone, name]));

/** What one parcel would cost to some places by the rates that are typed, beside what it costs now. */
export function RatesPreview({ rates }: { rates: Value<"rates"> }) {
  const title = useId();
  const [kilos, setKilos] = useState("9");
  const [goods, setGoods] = useState("4,500");
  const [typed, setTyped] = useState(() => [...new Set([sectionNow("contact").value.pincode, "781001"])].join(", "));
  const grams = /^\d{1,3}([.,]\d{1,3})?$/.test(kilos.trim()) ? Math.round(Number(kilos.replace(",", ".")) * 1_000) : 0;
  const pincodes = typed
    .split(/[,;]+|\s{2,}/)
    .map((text) => text.replace(/\s/g, ""))
    .filter(Boolean);
  const asked = useSettled(JSON.stringify({ ...rates, grams, goods: parseRupees(goods) ?? -1, pincodes }));
  const { data, error } = useQuery({
    queryKey: ["POST /settings/rates/preview", asked],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call("POST /settings/rates/preview", { body: JSON.parse(asked) as never, signal }),
  });
  const errors = error instanceof Refused ? error.errors : {};
  const wrongPlace = Object.entries(errors).find(([place]) => place.startsWith("pincodes"))?.[1];
  return (
    <section aria-labelledby={title} className="rate-trial">
      <h3 id={title} className="font-[550]">
        Try it
      </h3>
      <div className="setting-amounts">
        <TextField
          label="A parcel of, kg"
          inputMode="decimal"
          value={kilos}
          onChange={({ target }) => setKilos(target.value)}
          error={errors.grams}
          autoComplete="off"
          onKeyDown={stay}
        />
        <TextField
          label="With goods of, ₹"
          inputMode="decimal"
          value={goods}
          onChange={({ target }) => setGoods(target.value)}
          error={errors.goods}
          autoComplete="off"
          onKeyDown={stay}
        />
        <TextField
          label="To pincodes"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={wrongPlace}
          hint="With commas between"
          autoComplete="off"
          onKeyDown={stay}
        />
      </div>
      <div role="status" aria-label="What it costs" className="grid gap-1">
        {error && !(error instanceof Refused) && <p className="notice notice-warn">{error.message}</p>}
        {error instanceof Refused && !wrongPlace && !errors.grams && !errors.goods && (
          <p className="notice notice-warn">Something above can’t be so: {error.message}</p>
        )}
        {!error &&
          data?.places.map((place, n) => {
            const [these, now] = [sentence(place.by_these), sentence(place.in_force)];
            return (
              <p key={n} className="rate-told">
                <span className="figures font-[550]">{place.pincode}</span>{" "}
                <span className="text-muted">{place.zone ? zoneNames.get(place.zone) : "no zone"}</span>{" "}
                <span className="figures">
                  {these}
                  {these !== now && <span className="text-muted"> (now {now})</span>}
                </span>
              </p>
            );
          })}
        {data?.courier && (
          <p className="text-xs text-muted">
            Shiprocket’s own terms stand above these wherever it answers; these hold where it does not.
          </p>
        )}
      </div>
    </section>
  );
}
