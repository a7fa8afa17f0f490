import { Button } from "../../parts/Button.tsx";
import { AreaField, TextField } from "../../parts/Field.tsx";
import type { Section } from "./change.ts";
import { fieldsOf } from "./forms.tsx";
import { SectionForm } from "./SectionForm.tsx";

/** For how long what was bought may come back. */
export const Returns = ({ section }: { section: Section<"returns"> }) => (
  <SectionForm
    name="returns"
    section={section}
    typed={({ return_days }) => ({ return_days: String(return_days) })}
    value={({ return_days }) => ({ return_days: /^\d+$/.test(return_days.trim()) ? Number(return_days) : Number.NaN })}
  >
    {(typed, set, errors) => (
      <TextField
        label="Days for a change of mind"
        {...fieldsOf(typed, set, errors)("return_days")}
        inputMode="numeric"
        hint="From the day of delivery. What is wrong with the goods can be said at any time."
      />
    )}
  </SectionForm>
);

/** What the home page promises. */
export const Promises = ({ section }: { section: Section<"promises"> }) => (
  <SectionForm name="promises" section={section} typed={(value) => value} value={(typed) => typed}>
    {({ promises }, set, errors) => (
      <>
        {promises.length === 0 && <p className="text-muted">None: the home page has no such row.</p>}
        {promises.map((promise, n) => {
          const of = (name: "title" | "text") => ({
            name: `promises.${n}.${name}`,
            autoComplete: "off",
            value: promise[name],
            error: errors[`promises.${n}.${name}`],
            onChange: ({ target }: { target: { value: string } }) =>
              set({ promises: promises.map((one, at) => (at === n ? { ...one, [name]: target.value } : one)) }),
          });
          return (
            <div key={n} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
              <div className="setting-pair">
                <TextField label="Title" {...of("title")} />
                <AreaField label="What is promised" {...of("text")} rows={2} />
              </div>
              <Button
                look="quiet"
                icon="close"
                aria-label={`Remove ${promise.title || "the promise"}`}
                onClick={() => set({ promises: promises.filter((_, at) => at !== n) })}
              />
            </div>
          );
        })}
        {promises.length < 6 && (
          <Button
            small
            icon="plus"
            className="justify-self-start"
            onClick={() => set({ promises: [...promises, { title: "", text: "" }] })}
          >
            Add a promise
          </Button>
        )}
      </>
    )}
  </SectionForm>
);

/** Who acknowledges complaints within 48 hours. */
export const Grievance = ({ section }: { section: Section<"grievance"> }) => (
  <SectionForm name="grievance" section={section} typed={(value) => value} value={(typed) => typed}>
    {(typed, set, errors) => {
      const of = fieldsOf(typed, set, errors);
      return (
        <>
          <div className="setting-pair">
            <TextField label="Officer's name" {...of("name")} />
            <TextField label="Designation" {...of("designation")} />
          </div>
          <div className="setting-pair">
            <TextField label="Officer's e-mail" {...of("email")} type="email" />
            <TextField label="Officer's telephone" {...of("phone")} inputMode="tel" />
          </div>
        </>
      );
    }}
  </SectionForm>
);

/** The account that invoices name; changing it asks for a fresh proof. */
export const Bank = ({ section }: { section: Section<"bank"> }) => (
  <SectionForm name="bank" section={section} typed={(value) => value} value={(typed) => typed}>
    {(typed, set, errors) => {
      const of = fieldsOf(typed, set, errors);
      return (
        <>
          <TextField label="Whose account" {...of("account_name")} hint="All three empty: invoices name no account." />
          <div className="setting-pair">
            <TextField label="Account number" {...of("account_number")} inputMode="numeric" />
            <TextField label="IFSC" {...of("ifsc")} autoCapitalize="characters" placeholder="SBIN0000001" />
          </div>
        </>
      );
    }}
  </SectionForm>
);
