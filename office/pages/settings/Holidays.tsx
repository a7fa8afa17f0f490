import { useState } from "react";
import { Refused } from "../../api/call.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { CheckField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { dayOf } from "../../parts/time.ts";
import { say } from "../../shell/toasts.ts";
import { changeSection, type Section, sayDone, sectionNow, type Value } from "./change.ts";
import { SectionCard } from "./SectionCard.tsx";
import { daysText, type Holiday } from "./words.ts";

const same = (a: Holiday, b: Holiday) => JSON.stringify(a) === JSON.stringify(b);
const without = (gone: Holiday | undefined) => (value: Value<"holidays">) => ({
  holidays: value.holidays.filter((holiday) => !gone || !same(holiday, gone)),
});
const withOne = (come: Holiday) => (value: Value<"holidays">) => ({ holidays: [...value.holidays, come] });
const change = (to: (value: Value<"holidays">) => Value<"holidays">) =>
  changeSection("holidays", sectionNow("holidays"), { to });

/** What is wrong with the holiday that was typed, at the form's own fields, however many others there are. */
function atForm(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const errors = Object.entries(error.errors).map(([place, said]) => [place.split(".").at(-1) ?? place, said]);
  return new Refused(error.status, { ...error.answer, errors: Object.fromEntries(errors) });
}

/** A new holiday, or one that is changed. */
function HolidayDialog({ holiday, onClose }: { holiday: Holiday | undefined; onClose: () => void }) {
  const send = async ({ from = "", to = "", words = "", dispatch }: Record<string, string>) => {
    const typed = { from, to: to || from, words, dispatch: dispatch === "yes" };
    try {
      await change((value) => withOne(typed)(without(holiday)(value)));
    } catch (error) {
      throw atForm(error);
    }
    const kept = sectionNow("holidays").value.holidays.find((one) => one.from === typed.from && one.to === typed.to);
    onClose();
    sayDone("Shoppers are told, and delivery dates go by it.", () =>
      change((value) => (holiday ? withOne(holiday)(without(kept)(value)) : without(kept)(value))),
    );
  };
  return (
    <Dialog open onClose={onClose} title={holiday ? "Change the holiday" : "New holiday"}>
      <Form onSend={send}>
        {({ errors, failure, busy }) => (
          <>
            <TextField
              label="For"
              name="words"
              defaultValue={holiday?.words}
              error={errors.words}
              placeholder="Pongal"
              autoComplete="off"
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField label="First day" name="from" type="date" defaultValue={holiday?.from} error={errors.from} />
              <TextField
                label="Last day"
                name="to"
                type="date"
                defaultValue={holiday && holiday.to !== holiday.from ? holiday.to : ""}
                error={errors.to}
                hint="Empty: one day"
              />
            </div>
            <CheckField
              name="dispatch"
              value="yes"
              defaultChecked={holiday?.dispatch ?? false}
              label="Parcels leave all the same"
              hint="The shop is closed, but delivery dates stay as they are."
            />
            <Failure text={failure} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy}>
                {holiday ? "Save" : "Add it"}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

type RowProps = { holiday: Holiday; onOpen: () => void };

function Row({ holiday, onOpen }: RowProps) {
  const remove = async () => {
    try {
      await change(without(holiday));
      sayDone(`${holiday.words} is no holiday any more.`, () => change(withOne(holiday)));
    } catch (error) {
      if (error instanceof Error) say({ kind: "error", text: error.message });
    }
  };
  return (
    <li className="holiday">
      <button type="button" className="holiday-open" onClick={onOpen}>
        <span className="text-link font-[550]">{holiday.words}</span>
        <span className="figures text-muted">{daysText(holiday)}</span>
      </button>
      <Badge tone={holiday.dispatch ? "info" : "plain"}>{holiday.dispatch ? "parcels leave" : "no parcels"}</Badge>
      <Button
        small
        look="quiet"
        icon="close"
        aria-label={`Remove ${holiday.words}, ${daysText(holiday)}`}
        onClick={() => void remove()}
      />
    </li>
  );
}

/** The days on which the shop is closed: what is to come, and folded away what has been. */
export function Holidays({ section }: { section: Section<"holidays"> }) {
  const [open, setOpen] = useState<{ holiday: Holiday | undefined }>();
  useKeys("Settings", [{ keys: "n", what: "New holiday", act: () => setOpen({ holiday: undefined }) }]);
  const [today] = useState(() => dayOf(new Date()));
  const { holidays } = section.value;
  const rows = (of: readonly Holiday[]) =>
    of.map((holiday) => <Row key={JSON.stringify(holiday)} holiday={holiday} onOpen={() => setOpen({ holiday })} />);
  const coming = holidays.filter(({ to }) => to >= today);
  const past = holidays.filter(({ to }) => to < today).toReversed();
  return (
    <SectionCard
      name="holidays"
      section={section}
      aside={
        <Button small icon="plus" onClick={() => setOpen({ holiday: undefined })}>
          New holiday
        </Button>
      }
    >
      {coming.length === 0 ? (
        <p className="text-muted">
          None is planned. Add Pongal or Diwali in good time: delivery dates count it from the moment it stands here.
        </p>
      ) : (
        <ul aria-label="Coming holidays">{rows(coming)}</ul>
      )}
      {past.length > 0 && (
        <details className="mt-2">
          <summary className="text-menu text-muted">{past.length} that have been</summary>
          <ul aria-label="Past holidays">{rows(past)}</ul>
        </details>
      )}
      {open && <HolidayDialog holiday={open.holiday} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  );
}
