import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TodayGroup, TodayItem } from "../../../contract/office/today.ts";
import { Keycaps } from "../../keys/Keycaps.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Money } from "../../parts/Money.tsx";
import { sayAge } from "./age.ts";
import { kinds } from "./kinds.ts";
import { WhoCame } from "./WhoCame.tsx";

/** 1,000 stands for that or more. */
const sayCount = (count: number): string => (count >= 1_000 ? "1,000+" : String(count));

/** One kind of what needs a person: how many, the first five, and the way to all. `n`: the key that leads there. */
export function Group({ group, n }: { group: TodayGroup; n: number }) {
  const { name, icon, all, one, pressing = "late" } = kinds[group.kind];
  const head = (
    <>
      <Icon name={icon} className="size-5 text-muted" />
      <span className="min-w-0">{name}</span>
    </>
  );
  const id = `today-${group.kind}`;
  return (
    <section className="card today-group" aria-labelledby={id}>
      <div className="today-head">
        <h2 id={id} className="today-name">
          {all ? (
            <Link to={all} className="today-link">
              {head}
            </Link>
          ) : (
            <span className="today-link">{head}</span>
          )}
        </h2>
        {all && n <= 9 && <Keycaps keys={String(n)} className="max-md:hidden" />}
        {group.late > 0 && group.kind !== "late" && (
          <Badge tone="bad">
            {sayCount(group.late)} {pressing}
          </Badge>
        )}
        <span className="figures font-display text-3xl">{sayCount(group.count)}</span>
      </div>
      <ul>
        {group.items.map((item) => (
          <li key={`${item.id} ${item.title}`} className="today-item">
            <ItemLine item={item} {...(one && { to: one(item) })}>
              {group.kind === "try_outs" && item.since && <WhoCame item={item} />}
            </ItemLine>
          </li>
        ))}
      </ul>
      {all && group.count > group.items.length && (
        <p className="today-more">
          <Link to={all} className="text-link">
            All {sayCount(group.count)}
            <span className="sr-only">: {name}</span>
          </Link>
        </p>
      )}
    </section>
  );
}

function ItemLine({ item, to, children }: { item: TodayItem; to?: string; children?: ReactNode }) {
  const age = sayAge(item);
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="truncate font-[550]">
          {to ? (
            <Link to={to} className="row-target">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </p>
        {item.words && <p className="line-clamp-2 text-muted">{item.words}</p>}
        {children}
      </div>
      <div className="flex-none text-end">
        {age && (
          <p className={`figures whitespace-nowrap ${item.is_late ? "font-[550] text-error" : "text-muted"}`}>{age}</p>
        )}
        {item.amount !== null && <Money paise={item.amount} />}
      </div>
    </>
  );
}
