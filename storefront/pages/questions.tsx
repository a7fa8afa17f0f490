import { useEffect, useRef, useState } from "react";
import { apiOf, personalApiOf } from "../api/context.ts";
import { Breadcrumbs } from "../parts/Breadcrumbs.tsx";
import { NewerOlder } from "../parts/NewerOlder.tsx";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { useShell } from "../parts/shellData.ts";
import { JsonLd } from "../parts/structured/JsonLd.tsx";
import { questionFacts } from "../parts/structured/questionFacts.ts";
import type { Route } from "./+types/questions";
import { AccountForm } from "./account/AccountForm.tsx";
import { attempt, whoIs } from "./account/act.ts";
import { sendAccountForm } from "./account/sendForm.ts";
import { TextField } from "./account/TextField.tsx";
import { readTyped } from "./account/typed.ts";
import { TextArea } from "./grievance/TextArea.tsx";
import { questionFields } from "./questions/fields.ts";
import { QuestionList } from "./questions/QuestionList.tsx";

export async function loader({ context, params: { product_url }, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const parameters = { product_url };
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const [{ data: product }, { data: questions }, customer] = await Promise.all([
    needed(api("GET /get/product/{product_url}", { parameters }), (slug) => `/product/${slug}/questions`),
    needed(api("GET /get/questions/{product_url}", { parameters, query: { page } })),
    whoIs(personalApiOf(context)),
  ]);
  return {
    name: product.product_name,
    product_url: product.product_url,
    image: product.images[0]?.src ?? null,
    questions,
    who: customer && { name: customer.name.split(" ")[0] ?? "", email: customer.email },
  };
}

export async function action({ context, params: { product_url }, request }: Route.ActionArgs) {
  const typed = await readTyped(request);
  const { words = "", name = "", email = "" } = typed;
  return attempt("ask", typed, async () => ({
    said: (await personalApiOf(context)("POST /questions", { body: { product_url, words, name, email } })).message,
  }));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent);

/** What was asked about a product, with the shop's answers, and the form to ask. */
export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, product_url, image, questions, who } = loaderData;
  const shop = useShell()?.shop;
  const said = actionData && "said" in actionData ? actionData.said : undefined;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  // The thanks for each question are in the same words: they are told apart by the answer that they came with.
  const [thanked, setThanked] = useState<{ answer: typeof actionData; times: number }>({ answer: undefined, times: 0 });
  if (said !== undefined && thanked.answer !== actionData)
    setThanked(({ times }) => ({ answer: actionData, times: times + 1 }));
  const { times } = thanked;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (times > 0) status.current?.focus();
  }, [times]);
  const { count, page, last_page } = questions;
  const path = `/product/${product_url}/questions`;
  return (
    <div className="page">
      <PageHead
        title={`Questions & answers: ${name}`}
        description={`What others asked about the ${name}, and what we answered.`}
        canonical={path}
        image={image}
        hidden={count === 0 || page > 1}
      />
      {count > 0 && shop && (
        <JsonLd
          facts={
            import.meta.env.SSR
              ? questionFacts(
                  questions.questions,
                  { name, url: new URL(`/product/${product_url}`, shop.url).href },
                  shop.name,
                )
              : null
          }
        />
      )}
      <Breadcrumbs crumbs={[{ name, to: `/product/${product_url}` }]} here="Questions & answers" />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">Questions & answers</h1>
      {count > 0 && (
        <p className="mt-2 lg:hidden">
          <a href="#ask" className="text-link inline-flex min-h-11 items-center">
            Ask a question
          </a>
        </p>
      )}
      {said !== undefined && (
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="mt-6 max-w-prose border-l-4 border-brand bg-tint px-4 py-3"
        >
          {said}
        </p>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
        <section aria-labelledby="answered">
          <h2 id="answered" className="mb-4 font-display text-3xl">
            {count === 0 ? "Nothing asked yet" : count === 1 ? "One answer" : `${count} answers`}
          </h2>
          {count === 0 && (
            <p className="max-w-prose text-muted">Be the first to ask. What we answer stands here, for others too.</p>
          )}
          <QuestionList questions={questions.questions} shopName={shop?.name ?? "The shop"} />
          <NewerOlder page={page} last={last_page} />
        </section>
        <section aria-labelledby="ask" className="max-w-prose">
          <h2 id="ask" className="font-display text-3xl">
            Ask us
          </h2>
          <p className="mt-2 mb-6 text-muted">
            About the {name}. Somebody who knows it answers, by mail; then both stand here. For an order, please write
            or call.
          </p>
          <AccountForm
            key={times}
            intent="ask"
            fields={Object.values(questionFields)}
            first={{ ...who }}
            refused={refused}
            submit="Ask"
          >
            <TextArea asked={questionFields.words} />
            <TextField asked={questionFields.name} />
            <TextField asked={questionFields.email} />
          </AccountForm>
        </section>
      </div>
    </div>
  );
}
