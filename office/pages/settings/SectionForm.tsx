import { type ReactNode, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { Theirs } from "../shopfront/Theirs.tsx";
import { Clash } from "../shopfront/useDraft.ts";
import {
  changedIn,
  changeSection,
  type Section,
  type SectionName,
  saveTyped,
  sayDone,
  sectionNow,
  type Value,
} from "./change.ts";
import { SectionCard } from "./SectionCard.tsx";
import { asText } from "./words.ts";

type Props<S extends SectionName, T> = {
  name: S;
  section: Section<S>;
  /** The section's value as it is typed, and what was typed as the section's value; throws what can't be one. */
  typed: (value: Value<S>) => T;
  value: (typed: T) => Value<S>;
  children: (typed: T, set: (changed: Partial<T>) => void, errors: Record<string, string>) => ReactNode;
};

/**
 * A section as a form of its own. What others change comes in while nothing is typed; what both changed is shown, and saving once
 * more takes what was typed.
 */
export function SectionForm<S extends SectionName, T extends object>(props: Props<S, T>) {
  const { name, section, children } = props;
  const [draft, setDraft] = useState<{ seen: Section<S>; typed: T }>();
  const [theirs, setTheirs] = useState<{ value: object; seen: object }>();
  const typed = draft?.typed ?? props.typed(section.value);
  const isTyped = ({ seen, typed }: { seen: Section<S>; typed: T }) =>
    Object.keys(changedIn(props.typed(seen.value), typed)).length > 0;
  const isChanged = draft !== undefined && isTyped(draft);
  useUnsaved(isChanged);
  const set = (changed: Partial<T>) => setDraft({ seen: draft?.seen ?? section, typed: { ...typed, ...changed } });
  const discard = () => {
    setDraft(undefined);
    setTheirs(undefined);
  };
  const save = async () => {
    if (!draft || !isChanged) return;
    const { seen } = draft;
    const before = section.value;
    const mine = props.value(draft.typed);
    /** Goes on from this value of the section; what was typed while the last was on its way stays. */
    const goOn = (now: Section<S>, value: Value<S>) =>
      setDraft(
        (latest) => latest && { seen: now, typed: { ...props.typed(value), ...changedIn(draft.typed, latest.typed) } },
      );
    try {
      await saveTyped(name, seen, mine);
    } catch (error) {
      if (error instanceof Clash) {
        const now = sectionNow(name);
        setTheirs({ value: now.value, seen: seen.value });
        goOn(now, { ...now.value, ...changedIn<Value<S>>(seen.value, mine) });
      }
      throw error;
    }
    setTheirs(undefined);
    const kept = sectionNow(name);
    goOn(kept, kept.value);
    setDraft((latest) => (latest && isTyped(latest) ? latest : undefined));
    const was = changedIn<Value<S>>(sectionNow(name).value, before);
    sayDone("Shoppers see it now.", () =>
      changeSection(name, sectionNow(name), { to: (value) => ({ ...value, ...was }) }),
    );
  };
  return (
    <SectionCard name={name} section={section}>
      <Form onSend={save} className="grid gap-3">
        {({ errors, failure, busy }) => (
          <>
            {theirs && <Theirs theirs={asText(theirs.value)} seen={asText(theirs.seen)} />}
            {children(typed, set, errors)}
            <Failure text={failure} />
            <div className="setting-acts">
              <Button type="submit" look={isChanged ? "primary" : "secondary"} busy={busy || !isChanged}>
                Save
              </Button>
              {isChanged && (
                <Button look="quiet" onClick={discard}>
                  Throw away
                </Button>
              )}
            </div>
          </>
        )}
      </Form>
    </SectionCard>
  );
}
