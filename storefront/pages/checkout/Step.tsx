import type { ReactNode } from "react";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import type { StepName } from "./steps.ts";

type Props = {
  number: number;
  name: StepName;
  title: string;
  place: "done" | "here" | "ahead";
  /** What was decided here, once it is done. */
  decided: ReactNode;
  children: ReactNode;
};

const Mark = ({ number, place }: Pick<Props, "number" | "place">) => (
  <span
    aria-hidden="true"
    className={`grid size-8 flex-none place-items-center rounded-full font-semibold ${place === "here" ? "bg-primary text-on-primary" : place === "done" ? "bg-tint text-success" : "bg-tint text-muted"}`}
  >
    {place === "done" ? <Icon name="check" className="size-5" /> : number}
  </span>
);

/** One of the checkout's steps: open when it is the turn, its outcome afterwards. */
export const Step = ({ number, name, title, place, decided, children }: Props) => (
  <section aria-labelledby={`step-${name}`} className="border-t border-hairline py-6 md:py-8">
    <div className="flex flex-wrap items-start gap-x-4">
      <Mark number={number} place={place} />
      <h2
        id={`step-${name}`}
        tabIndex={-1}
        className={`flex-[1_1_6rem] font-display text-2xl outline-none ${place === "ahead" ? "text-muted" : ""}`}
      >
        <span className="sr-only">Step {number} of 3: </span>
        {title}
      </h2>
      {place === "done" && (
        <Link to={`?step=${name}`} preventScrollReset className={`${button.quiet} -my-1.5 -mr-3 ml-auto`}>
          Change<span className="sr-only"> {title}</span>
        </Link>
      )}
    </div>
    {place === "done" && <div className="mt-2 ml-12 text-muted">{decided}</div>}
    {place === "here" && <div className="mt-6 md:ml-12">{children}</div>}
  </section>
);
