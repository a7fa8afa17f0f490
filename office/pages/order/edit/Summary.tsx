import { Button, ButtonLink } from "../../../parts/Button.tsx";
import { Card } from "../../../parts/Card.tsx";
import { Failure } from "../../../parts/Form.tsx";
import { formatPaise } from "../../../parts/money.ts";
import { Differences } from "../Differences.tsx";
import type { Order } from "../words.ts";
import type { Difference } from "./fields.ts";
import type { useTrial } from "./useTrial.ts";

type Props = {
  order: Order;
  changed: readonly Difference[];
  trial: ReturnType<typeof useTrial>;
  failure: string | undefined;
  busy: boolean;
};

/** What a change comes to, before it is saved. */
export const Summary = ({ order, changed, trial, failure, busy }: Props) => (
  <div className="stays">
    <Card title="What changes">
      {changed.length === 0 ? (
        <p className="text-muted">Nothing yet. What you change stands here before you save it.</p>
      ) : (
        <Differences all={changed} />
      )}
      <Price order={order} trial={trial} />
      <div className="mt-4 grid gap-2">
        <Failure text={failure} />
        <Button type="submit" look="primary" busy={busy} disabled={changed.length === 0}>
          Save the change
        </Button>
        <ButtonLink look="quiet" to={`/orders/${order.order_no}`}>
          Leave it as it was
        </ButtonLink>
      </div>
    </Card>
  </div>
);

/** What changes of the total, in paise. */
function Price({ order, trial: { data, error, asking } }: Pick<Props, "order" | "trial">) {
  if (error) return <p className="notice notice-bad mt-3">{error.message}</p>;
  if (asking && !data) return <p className="mt-3 text-muted">The price is worked out…</p>;
  const now = data?.order.money?.total;
  if (now === undefined || !order.money || !data?.difference) return null;
  const more = data.difference > 0;
  return (
    <div className="mt-3 border-t border-hairline pt-3" aria-busy={asking}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>Total</span>
        <span className="figures">
          <del className="text-muted">{formatPaise(order.money.total)}</del>{" "}
          <b className="font-[600]">{formatPaise(now)}</b>
        </span>
      </p>
      <p className="text-xs text-muted">
        {more ? `${formatPaise(data.difference)} more` : `${formatPaise(-data.difference)} less`}
        {data.refund ? `; ${formatPaise(data.refund)} go back to the customer` : ""}
      </p>
    </div>
  );
}
