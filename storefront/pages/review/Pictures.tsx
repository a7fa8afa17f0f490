import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isPictureProblem, pictureProblems, reviewPictureLimits } from "../../../contract/pictureProblems.ts";
import type { ReviewedLine } from "../../../contract/reviews.ts";
import { useQuery } from "../../parts/useQuery.ts";
import { AccountForm } from "../account/AccountForm.tsx";
import type { Refused } from "../account/answer.ts";
import { TextField } from "../account/TextField.tsx";
import { pictureField } from "./fields.ts";
import { SendPictures } from "./SendPictures.tsx";

type Written = NonNullable<ReviewedLine["review"]>;
type Sent = Written["pictures"][number];

/** How often it is asked whether a picture is ready, in milliseconds, and how many times. */
const asking = { pause: 2_000, most: 90 };

function standing({ state, problem, left_out }: Sent, review: Written["state"]): string {
  if (state === "coming") return "It is being made ready. Look again in a moment.";
  if (state === "failed") return problem ?? "";
  if (left_out !== null) return `It is left out. ${left_out}`;
  return review === "shown" ? "It is shown." : "It is shown once somebody here has seen it.";
}

type Props = {
  token: string;
  product_url: string;
  review: Written;
  refused: Refused | undefined;
  /** Another one each time that the review's words were sent. */
  words: object | undefined;
};

/** The pictures of a review: what became of each, its words, and the form that sends others. */
export function Pictures({ token, product_url, review: { pictures, state }, refused, words }: Props) {
  const query = useQuery();
  const { revalidate } = useRevalidator();
  const coming = pictures.some((one) => one.state === "coming");
  useEffect(() => {
    if (!coming) return;
    let asked = 0;
    const again = setInterval(() => {
      if (++asked > asking.most) clearInterval(again);
      else void revalidate();
    }, asking.pause);
    return () => clearInterval(again);
  }, [coming, revalidate]);
  const left = reviewPictureLimits.most - pictures.filter((one) => one.state !== "failed").length;
  const problem = query.get("problem") ?? "";
  const before = {
    problem: isPictureProblem(problem) ? pictureProblems[problem] : "",
    said: Number(query.get("sent")) > 0 ? "Thank you. Somebody here looks at it before it is shown." : "",
  };
  return (
    <section id="pictures" aria-labelledby="pictures-of-it" className="mt-12 border-t border-hairline pt-6">
      <h3 id="pictures-of-it" className="font-display text-2xl">
        Pictures of it
      </h3>
      <SendPictures token={token} product_url={product_url} left={left} before={before} words={words} />
      {pictures.length > 0 && (
        <ul className="mt-8">
          {pictures.map((one, at) => (
            <li key={one.id} className="flex flex-wrap gap-4 border-t border-hairline py-4">
              {one.state === "ready" && (
                <img
                  src={`/review/${token}/pictures/${one.id}`}
                  alt={one.alt || `Your picture ${at + 1}`}
                  width={400}
                  height={400}
                  className="size-24 rounded-card bg-tint object-cover md:size-32"
                />
              )}
              <div className="min-w-[min(13rem,100%)] flex-1 space-y-4">
                <p className={one.state === "failed" || one.left_out !== null ? "text-error" : "text-muted"}>
                  Picture {at + 1}: {standing(one, state)}
                </p>
                {one.state !== "failed" && (
                  <AccountForm
                    intent={`picture:${one.id}`}
                    fields={[pictureField]}
                    first={{ alt: one.alt }}
                    refused={refused}
                    submit="Keep these words"
                    look="secondary"
                  >
                    <input type="hidden" name="product_url" value={product_url} />
                    <TextField asked={pictureField} />
                  </AccountForm>
                )}
                <div className="-ml-3">
                  <AccountForm
                    intent={`away:${one.id}`}
                    fields={[]}
                    refused={refused}
                    submit={`Take picture ${at + 1} away`}
                    look="quiet"
                  >
                    <input type="hidden" name="product_url" value={product_url} />
                  </AccountForm>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
