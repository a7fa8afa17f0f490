import { type MouseEvent, startTransition, useOptimistic } from "react";
import { afterPaint } from "../afterPaint.ts";
import { wayOf } from "../follow.ts";
import { Picture } from "../Picture.tsx";
import type { Sizes } from "./sizes.ts";
import type { Choice } from "./variants.ts";

/** Whether each choice shows as a picture of its own, as finishes do. */
const seen = (choices: Choice[]) =>
  choices.length > 1 && new Set(choices.map(({ variant }) => variant.image ?? "")).size === choices.length;

/** How a choice looks, and what is said of it: one that can't be bought is struck through, one that changes other options with it is not. */
function standing({ active, available, changed }: Choice): [look: string, words: string] {
  if (active) return ["", ""];
  if (!available) return ["border-dashed text-muted line-through", ", not available"];
  return changed.length === 0 ? ["", ""] : ["border-dashed", `, with another ${changed.join(" and ")}`];
}

/** One option's choices. The one that is pressed answers first: it shows as chosen, then the page goes over to its variant. */
function Choices({ choices, sizes }: { choices: Choice[]; sizes?: Sizes }) {
  const [chosen, choose] = useOptimistic(choices.find(({ active }) => active)?.value);
  const press = (event: MouseEvent<HTMLAnchorElement>, value: string) => {
    const go = wayOf(event, { replace: true, preventScrollReset: true });
    if (go)
      startTransition(async () => {
        choose(value);
        await new Promise<void>(afterPaint);
        await go();
      });
  };
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {choices.map((choice) => {
        const { value, variant } = choice;
        const [look, words] = standing(choice);
        return (
          <li key={value}>
            <a
              href={`?variant=${variant.id}`}
              onClick={(event) => press(event, value)}
              aria-current={value === chosen ? "true" : undefined}
              className={`chip ${look} ${seen(choices) ? "ps-1" : ""} ${sizes?.of[value] ? "sized" : ""}`}
              title={sizes?.of[value]?.text}
            >
              {seen(choices) && <Picture src={variant.image} alt="" sizes="36px" className="size-9 rounded-full" />}
              {sizes?.of[value] && (
                <svg aria-hidden viewBox={sizes.box} height={sizes.of[value].high}>
                  <path d={sizes.path} />
                </svg>
              )}
              {value}
              {sizes?.of[value] && <small aria-hidden>{sizes.of[value].text}</small>}
              {words && <span className="sr-only">{words}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

type Props = { options: { name: string; choices: Choice[] }[]; sizes?: Sizes };

/** What can be chosen, as links: each leads to the same page with another variant in its address. Sizes stand as silhouettes to scale. */
export const Options = ({ options, sizes }: Props) => (
  <>
    {options.map(({ name, choices }) => (
      <fieldset key={name} className="mt-6">
        <legend className="text-sm">
          <span className="text-muted">{name}: </span>
          <span className="font-medium">{choices.find(({ active }) => active)?.value}</span>
        </legend>
        <Choices choices={choices} {...(sizes && { sizes })} />
      </fieldset>
    ))}
  </>
);
