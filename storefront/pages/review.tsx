import { useEffect, useRef } from "react";
import type { ReviewedLine } from "../../contract/reviews.ts";
import { personalApiOf } from "../api/context.ts";
import { Link } from "../parts/Link.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useQuery } from "../parts/useQuery.ts";
import type { Route } from "./+types/review";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt } from "./account/act.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { TextArea } from "./grievance/TextArea.tsx";
import { reviewFields } from "./review/fields.ts";
import { Pictures } from "./review/Pictures.tsx";
import { StarsField } from "./review/StarsField.tsx";

/** The address is a secret: nothing of it is kept. */
export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return (await needed(personalApiOf(context)("GET /reviews/{token}", { parameters: { token } }))).data;
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const api = personalApiOf(context);
  const typed = await readTyped(request);
  const { intent = "", rating = "", title = "", words = "", name = "", town = "" } = typed;
  const parameters = { token };
  const [act = "", id = ""] = intent.split(":");
  return attempt(intent, typed, async () => {
    if (act === "picture")
      await api("PATCH /reviews/{token}/pictures/{id}", { parameters: { token, id }, body: { alt: typed.alt ?? "" } });
    else if (act === "away") await api("DELETE /reviews/{token}/pictures/{id}", { parameters: { token, id } });
    else if (intent === "leave") await api("POST /reviews/{token}/leave", { parameters });
    else
      await api("POST /reviews/{token}", {
        parameters,
        body: { product_url: intent, rating, title, words, name, town },
      });
    return { done: act, product_url: typed.product_url ?? intent };
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

const states = {
  waiting: "Thank you. Somebody here reads it before it is shown.",
  shown: "Your review is shown on the product’s page.",
  refused: "Your review is not shown.",
  removed: "Your review is not shown any more.",
};

const dones: Record<string, string> = {
  leave: "We will not ask you again.",
  picture: "What is to be seen is kept.",
  away: "The picture is taken away.",
};

/** Where a buyer says what he thinks of what he bought. Only looking at it changes nothing. */
export default function ReviewPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { lines, name, left, order_no } = loaderData;
  const query = useQuery();
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const done = actionData && "done" in actionData ? actionData : undefined;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (actionData && "done" in actionData) status.current?.focus();
  }, [actionData]);
  const asked = done?.product_url ?? query.get("product") ?? refused?.typed.product_url ?? refused?.intent;
  const line =
    lines.find(({ product_url }) => product_url === asked) ?? lines.find(({ review }) => !review) ?? lines[0];
  if (!line) return null;
  const { product_url, product_name, option_text } = line;
  const said = done ? (dones[done.done] ?? states.waiting) : "";
  return (
    <div className="page">
      <PageHead title="Your review" hidden />
      <h1 className="mt-6 font-display text-4xl md:text-5xl">How is it?</h1>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="mt-4 border-l-4 border-brand bg-tint px-4 py-3 empty:hidden"
      >
        {said}
      </p>
      {lines.length > 1 && (
        <ul className="mt-6" aria-label={`Order ${order_no}`}>
          {lines.map((one) => (
            <li key={one.product_url}>
              <Link
                to={`?product=${encodeURIComponent(one.product_url)}`}
                preventScrollReset
                aria-current={one === line ? "true" : undefined}
                className="text-link inline-flex min-h-11 items-center"
              >
                {one.product_name}
                {one.review && " (reviewed)"}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="write" className="mt-8 max-w-prose">
        <h2 id="write" className="font-display text-3xl">
          {product_name}
          {option_text && `, ${option_text}`}
        </h2>
        <Standing line={line} />
        <AccountForm
          key={product_url}
          intent={product_url}
          fields={Object.values(reviewFields)}
          first={firstOf(line, name)}
          refused={refused}
          submit={line.review ? "Send it anew" : "Send"}
        >
          <StarsField asked={reviewFields.rating} />
          <TextField asked={reviewFields.title} />
          <TextArea asked={reviewFields.words} />
          <TextField asked={reviewFields.name} />
          <TextField asked={reviewFields.town} />
        </AccountForm>
        {line.review && (
          <Pictures
            key={`pictures of ${product_url}`}
            token={token}
            product_url={product_url}
            review={line.review}
            refused={refused}
            words={done && !dones[done.done] ? done : undefined}
          />
        )}
      </section>
      <section id="leave" className="mt-12 max-w-prose border-t border-hairline pt-6">
        {left ? (
          <p className="text-muted">We will not ask you for a review again.</p>
        ) : (
          <AccountForm intent="leave" fields={[]} refused={refused} submit="Don’t ask me again" look="secondary">
            <p className="text-muted">We ask by mail, once for an order. If you don’t want that, say so here.</p>
          </AccountForm>
        )}
      </section>
    </div>
  );
}

const firstOf = ({ review }: ReviewedLine, name: string): Record<string, string> =>
  review
    ? { rating: String(review.rating), title: review.title, words: review.words, name: review.name, town: review.town }
    : { name: name.split(" ")[0] ?? name };

/** What became of what was said before. */
function Standing({ line: { review } }: { line: ReviewedLine }) {
  const said = review
    ? `${states[review.state]} ${review.reason}`
    : "Good and bad both help whoever thinks of buying it. Pictures, up to three, come after the words.";
  return <p className="mt-2 mb-6 text-muted">{said}</p>;
}
