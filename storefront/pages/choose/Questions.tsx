import { Form } from "react-router";
import type { Guide } from "../../../contract/guides.ts";
import { button } from "../../parts/button.ts";

/** The questions, as a form whose answers stand in the address. */
export const Questions = ({ guide, chosen }: { guide: Guide; chosen: Record<string, string> }) => (
  <Form action={`/choose/${guide.slug}`} className="mt-6 space-y-6">
    {guide.questions.map(({ name, ask, help, answers }) => (
      <fieldset key={name} aria-describedby={help ? `${name}-help` : undefined}>
        <legend className="font-semibold">{ask}</legend>
        {help && (
          <p id={`${name}-help`} className="text-sm text-muted">
            {help}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          {answers.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-hairline px-3 has-checked:border-brand has-checked:bg-tint has-checked:font-semibold"
            >
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={chosen[name] === value}
                className="choice"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    ))}
    <button className={button.primary}>Show what fits</button>
  </Form>
);
