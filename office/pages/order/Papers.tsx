import { Badge, type Tone } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Money } from "../../parts/Money.tsx";
import { When } from "../../parts/When.tsx";
import { mails, type Order } from "./words.ts";

const kinds = { invoice: "Invoice", credit_note: "Credit note" };

/** Invoice and credit notes, each a PDF for who may see what things cost. */
export const Documents = ({ order }: { order: Order }) => (
  <Card title="Documents">
    {order.documents.length === 0 && <p className="text-muted">The invoice comes with packing.</p>}
    <ul className="grid gap-2">
      {order.documents.map(({ kind, number, issued_at, url, total }) => (
        <li key={number} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            {total === undefined ? (
              `${kinds[kind]} ${number}`
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className="text-link touch">
                {kinds[kind]} <span className="figures">{number}</span>
              </a>
            )}
            <span className="block text-xs text-muted">
              {total !== undefined && "PDF, "}
              <When time={issued_at} />
            </span>
          </span>
          {total !== undefined && <Money paise={total} />}
        </li>
      ))}
    </ul>
  </Card>
);

const mailStates: Record<Order["mails"][number]["state"], { name: string; tone: Tone }> = {
  waiting: { name: "waits", tone: "plain" },
  sent: { name: "sent", tone: "good" },
  kept: { name: "kept as a file, not sent", tone: "warn" },
  late: { name: "tried, comes later", tone: "warn" },
  given_up: { name: "could not be sent", tone: "bad" },
};

/** The mails about an order, the latest first. `onSend`: for who may send one once more. */
export const Mails = ({ order, onSend }: { order: Order; onSend: (() => void) | undefined }) => (
  <Card
    title="Mails"
    aside={
      onSend && (
        <Button small look="quiet" onClick={onSend}>
          Send one again
        </Button>
      )
    }
  >
    {order.mails.length === 0 && <p className="text-muted">None has gone out yet.</p>}
    <ul className="grid gap-2">
      {order.mails.toReversed().map(({ template, state, asked_at, sent_at, error }) => (
        <li key={`${template} ${asked_at}`} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            {mails[template]}
            <span className="block text-xs text-muted">
              <When time={sent_at ?? asked_at} />
              {error && `, ${error}`}
            </span>
          </span>
          <Badge tone={mailStates[state].tone}>{mailStates[state].name}</Badge>
        </li>
      ))}
    </ul>
  </Card>
);

/** What a person should look at about an order. `onChecked`: for who may say that he has. */
export const ToCheck = ({ words, onChecked }: { words: readonly string[]; onChecked: (() => void) | undefined }) =>
  words.length > 0 && (
    <div className="notice notice-warn mb-4 flex flex-wrap items-center justify-between gap-2">
      <div>
        <p className="flex items-center gap-2 font-[600]">
          <Icon name="warning" className="size-4" /> To be looked at
        </p>
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {onChecked && (
        <Button small icon="check" onClick={onChecked}>
          Checked
        </Button>
      )}
    </div>
  );
