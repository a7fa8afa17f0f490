import { weekdays } from "../../../contract/openingHours.ts";
import { useRead } from "../../api/read.ts";
import { Button } from "../../parts/Button.tsx";
import { AreaField, CheckField, TextField } from "../../parts/Field.tsx";
import { parseRupees, toRupees } from "../../parts/rupees.ts";
import { Chips } from "../shopfront/Chips.tsx";
import type { Section, Value } from "./change.ts";
import { SectionForm } from "./SectionForm.tsx";

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What the field of a name gets: its value, what is wrong with it, and who hears what is typed. */
export const fieldsOf =
  <T extends object>(typed: T, set: (changed: Partial<T>) => void, errors: Record<string, string>) =>
  (name: keyof T & string) => ({
    name,
    autoComplete: "off",
    value: String(typed[name]),
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value } as Partial<T>),
  });

/** The shop's name and what is said of it. */
export const Name = ({ section }: { section: Section<"name"> }) => (
  <SectionForm name="name" section={section} typed={(value) => value} value={(typed) => typed}>
    {(typed, set, errors) => {
      const of = fieldsOf(typed, set, errors);
      return (
        <>
          <TextField label="Name" {...of("name")} hint="The legal name on invoices stays as it is." />
          <TextField label="Line below the name" {...of("tagline")} />
          <AreaField
            label="What the shop sells"
            {...of("description")}
            rows={2}
            hint="One sentence, as search engines show it."
          />
        </>
      );
    }}
  </SectionForm>
);

/** Where the shop is and how one reaches it. */
export const Contact = ({ section }: { section: Section<"contact"> }) => (
  <SectionForm
    name="contact"
    section={section}
    typed={({ address, phones, ...value }) => ({ ...value, address: address.join("\n"), phones: phones.join("\n") })}
    value={({ address, phones, ...typed }) => ({ ...typed, address: lines(address), phones: lines(phones) })}
  >
    {(typed, set, errors) => {
      const of = fieldsOf(typed, set, errors);
      return (
        <>
          <div className="setting-pair">
            <AreaField
              label="Address"
              {...of("address")}
              rows={3}
              hint="A line each; the last with town and pincode."
            />
            <AreaField
              label="Telephone"
              {...of("phones")}
              rows={3}
              inputMode="tel"
              hint="A number each; invoices and search engines take the first."
            />
          </div>
          <div className="setting-pair">
            <TextField label="Pincode" {...of("pincode")} inputMode="numeric" />
            <TextField label="Town" {...of("city")} hint="Empty: from the address's last line" />
          </div>
          <div className="setting-pair">
            <TextField label="E-mail" {...of("email")} type="email" />
            <TextField
              label="WhatsApp"
              {...of("whatsapp")}
              inputMode="tel"
              placeholder="98765 43210"
              hint="A mobile number; empty: none is shown"
            />
          </div>
          <TextField label="Map" {...of("map_url")} inputMode="url" hint="Where “Find us on the map” leads" />
        </>
      );
    }}
  </SectionForm>
);

/** When parcels are packed. */
export const Packing = ({ section }: { section: Section<"dispatch"> }) => (
  <SectionForm name="dispatch" section={section} typed={(value) => value} value={(typed) => typed}>
    {(typed, set, errors) => {
      const toggle = (day: Value<"dispatch">["days"][number], is: boolean) =>
        set({
          days: weekdays.flatMap(([short]) => ((short === day ? is : typed.days.includes(short)) ? [short] : [])),
        });
      return (
        <>
          <fieldset>
            <legend className="mb-1 text-menu font-[550]">Parcels are packed on</legend>
            <div className="packing-days">
              {weekdays.map(([short, day]) => (
                <CheckField
                  key={short}
                  name="days"
                  label={day}
                  checked={typed.days.includes(short)}
                  onChange={(event) => toggle(short, event.target.checked)}
                />
              ))}
            </div>
            {errors.days && <p className="mt-1 text-xs text-error">{errors.days}</p>}
          </fieldset>
          <TextField
            label="Latest order for the same day"
            {...fieldsOf(typed, set, errors)("cut_off")}
            type="time"
            className="time-field"
            hint="India's time. Later orders count for the next day of packing; empty: there is no such time."
          />
        </>
      );
    }}
  </SectionForm>
);

const amount = (typed: string): number => parseRupees(typed) ?? Number.NaN;

/** What delivery and cash on delivery cost, in rupees. */
export const Delivery = ({ section }: { section: Section<"delivery"> }) => (
  <SectionForm
    name="delivery"
    section={section}
    typed={(value) => ({
      free_delivery_from: toRupees(value.free_delivery_from),
      cod_limit: toRupees(value.cod_limit),
      cod_fee: toRupees(value.cod_fee),
      cod_not_for: value.cod_not_for,
    })}
    value={(typed) => ({
      free_delivery_from: amount(typed.free_delivery_from),
      cod_limit: amount(typed.cod_limit),
      cod_fee: amount(typed.cod_fee),
      cod_not_for: typed.cod_not_for,
    })}
  >
    {(typed, set, errors) => {
      const of = fieldsOf(typed, set, errors);
      return (
        <div className="setting-amounts">
          <TextField
            label="Free delivery from, ₹"
            {...of("free_delivery_from")}
            inputMode="decimal"
            hint="Value of the goods; 0: always free"
          />
          <TextField
            label="Cash on delivery up to, ₹"
            {...of("cod_limit")}
            inputMode="decimal"
            hint="Value of the goods; 0: none"
          />
          <TextField label="Fee for cash, ₹" {...of("cod_fee")} inputMode="decimal" hint="GST is in it" />
          <div className="col-span-full">
            <NotInCash values={typed.cod_not_for} onChange={(values) => set({ cod_not_for: values })} />
          </div>
        </div>
      );
    }}
  </SectionForm>
);

/** The departments and categories whose goods are not paid at the door, by their names. */
function NotInCash({ values, onChange }: { values: string[]; onChange: (values: string[]) => void }) {
  const { categories = [] } = useRead("GET /products/choices").data ?? {};
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const options = categories.map(({ slug, name, department }) => ({
    value: slug,
    name: department === null ? name : `${name}, ${names.get(department)}`,
  }));
  return (
    <Chips
      label="No cash on delivery for"
      options={options}
      values={values}
      onChange={onChange}
      hint="Departments or categories; none: cash is taken for all goods"
    />
  );
}

/** The shop's places elsewhere. */
export const Links = ({ section }: { section: Section<"links"> }) => (
  <SectionForm name="links" section={section} typed={(value) => value} value={(typed) => typed}>
    {({ social }, set, errors) => (
      <>
        {social.length === 0 && <p className="text-muted">None yet: Instagram, YouTube, a page of reviews.</p>}
        {social.map((link, n) => {
          const change = (changed: Partial<typeof link>) =>
            set({ social: social.map((one, at) => (at === n ? { ...one, ...changed } : one)) });
          return (
            <div key={n} className="setting-link">
              <TextField
                label="Name"
                name={`social.${n}.name`}
                value={link.name}
                onChange={(event) => change({ name: event.target.value })}
                error={errors[`social.${n}.name`]}
                placeholder="YouTube"
              />
              <TextField
                label="Address"
                name={`social.${n}.url`}
                inputMode="url"
                value={link.url}
                onChange={(event) => change({ url: event.target.value })}
                error={errors[`social.${n}.url`]}
                placeholder="https://"
              />
              <Button
                look="quiet"
                icon="close"
                aria-label={`Remove ${link.name || "the link"}`}
                onClick={() => set({ social: social.filter((_, at) => at !== n) })}
              />
            </div>
          );
        })}
        {social.length < 12 && (
          <Button
            small
            icon="plus"
            className="justify-self-start"
            onClick={() => set({ social: [...social, { name: "", url: "" }] })}
          >
            Add a link
          </Button>
        )}
      </>
    )}
  </SectionForm>
);
