import { type PointerEvent, useState } from "react";
import type { FigureDay, Figures } from "../../../contract/office/figures.ts";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatNumber, formatPaise } from "../../parts/money.ts";
import type { Asked } from "./address.ts";
import { CsvLink } from "./Breakdown.tsx";
import { barsOf, box, lineOf, placeAt, topOf } from "./plot.ts";
import { formatDays, many, shortDay, wholeDay } from "./words.ts";

const sayDay = ({ day, sales, orders }: Pick<FigureDay, "day" | "sales" | "orders">): string =>
  `${wholeDay(day)}: ${formatPaise(sales)}, ${many(orders, "order")}`;

/** Sales by day as bars, those that they are held against as a line; a day is read by pointing at it or by arrow keys. */
export function Plot({ figures: { days, before, from, to }, asked }: { figures: Figures; asked: Asked }) {
  const [chosen, setChosen] = useState<number>();
  const nth = Math.min(chosen ?? days.length - 1, days.length - 1);
  const day = days[nth];
  const own = days.map(({ sales }) => sales);
  const then = before ? days.map((one) => one.before?.sales ?? 0) : [];
  const top = topOf([...own, ...then]);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(placeAt((event.clientX - left) / width, days.length));
  };
  const wide = box.width / days.length;
  return (
    <Card title="Sales by day" aside={<CsvLink table="days" asked={asked} />}>
      <p className="figures-legend">
        <span className="figures-key figures-key-now">{formatDays({ from, to })}</span>
        {before && <span className="figures-key figures-key-then">{formatDays(before)}</span>}
      </p>
      <div className="plot">
        <span className="plot-top figures" aria-hidden="true">
          {formatPaise(top)}
        </span>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
        >
          {[0, 0.5, 1].map((height) => (
            <path key={height} d={`M0 ${box.height * height}H${box.width}`} className="plot-rule" />
          ))}
          <rect x={nth * wide} width={wide} height={box.height} className="plot-chosen" />
          <path d={barsOf(own, top)} className="plot-now" />
          {before && <path d={lineOf(then, top)} className="plot-then" />}
        </svg>
        {days.length > 1 && (
          <input
            type="range"
            className="plot-day"
            aria-label="Day"
            min={0}
            max={days.length - 1}
            value={nth}
            aria-valuetext={day && sayDay(day) + (day.before ? `; against ${sayDay(day.before)}` : "")}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
          />
        )}
        <p className="plot-days" aria-hidden="true">
          {[...new Set([from, days[Math.floor(days.length / 2)]?.day ?? from, to])].map((one) => (
            <span key={one}>{shortDay(one)}</span>
          ))}
        </p>
      </div>
      {day && (
        <p className="figures-read figures">
          <strong className="font-[600]">{sayDay(day)}</strong>
          {day.before && <span className="text-muted">{sayDay(day.before)}</span>}
        </p>
      )}
      <details className="mt-3">
        <summary className="text-link w-fit text-xs">All days as a table</summary>
        <DayTable days={days} against={before !== null} />
      </details>
    </Card>
  );
}

const DayTable = ({ days, against }: { days: readonly FigureDay[]; against: boolean }) => (
  <div className="figures-days" role="region" aria-label="All days" tabIndex={0}>
    <table className="share">
      <caption className="sr-only">Sales by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Sales</th>
          {against && <th scope="col">Held against</th>}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, orders, sales, before }) => (
          <tr key={day}>
            <th scope="row">{wholeDay(day)}</th>
            <td>{formatNumber(orders)}</td>
            <td>
              <Money paise={sales} />
            </td>
            {against && (
              <td>
                {before && (
                  <>
                    <Money paise={before.sales} />
                    <span className="block text-xs text-muted">{shortDay(before.day)}</span>
                  </>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
