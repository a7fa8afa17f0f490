import { useState } from "react";
import { call, Refused } from "../../api/call.ts";
import { client, keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../parts/Button.tsx";
import { AreaField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { When } from "../../parts/When.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { say } from "../../shell/toasts.ts";
import { PublishPolicy } from "./PublishPolicy.tsx";
import { type PolicyData, readsOfPolicies } from "./words.ts";

/** The text as it is written. What is saved is a draft, which the preview shows and shoppers don't. */
export function PolicyText({ data }: { data: PolicyData }) {
  const { policy, draft, facts } = data;
  const [typed, setTyped] = useState<{ text: string; version: number }>();
  const [theirs, setTheirs] = useState<string>();
  const [asking, setAsking] = useState(false);
  const text = typed?.text ?? data.text;
  const isTyped = typed !== undefined && typed.text !== data.text;
  useUnsaved(isTyped);
  const keep = async (body: { version: number; text: string | null }) => {
    const kept = await call("PUT /policies/{policy}/draft", { parameters: { policy }, body });
    keepAnswer(keyOf("GET /policies/{policy}", { parameters: { policy } }), kept);
    await client.invalidateQueries({ queryKey: [readsOfPolicies[0]] });
    // What was typed while it was on its way stays.
    setTyped((latest) => (latest === body ? undefined : latest && { text: latest.text, version: kept.version }));
    setTheirs(undefined);
  };
  const save = async () => {
    if (!typed || !isTyped) return;
    try {
      await keep(typed);
    } catch (error) {
      if (error instanceof Refused && error.answer.reason === "changed") {
        const now = await call("GET /policies/{policy}", { parameters: { policy } });
        keepAnswer(keyOf("GET /policies/{policy}", { parameters: { policy } }), now);
        setTheirs(now.text);
        setTyped((latest) => latest && { text: latest.text, version: now.version });
      }
      throw error;
    }
  };
  const discard = async () => {
    try {
      if (!isTyped) await keep({ version: data.version, text: null });
      setTyped(undefined);
      setTheirs(undefined);
    } catch (error) {
      if (error instanceof Error) say({ kind: "error", text: error.message });
    }
  };
  const publish = () => draft && !isTyped && setAsking(true);
  useKeys("Policy", [
    {
      keys: "Ctrl+s",
      what: "Save the draft",
      act: () => document.querySelector<HTMLFormElement>(".policy")?.requestSubmit(),
    },
    { keys: "p", what: "Publish the draft", act: publish },
  ]);
  return (
    <>
      <Form onSend={save} className="policy grid gap-3">
        {({ errors, failure, busy }) => (
          <>
            <section className="publish-bar policy-bar" aria-label="Draft">
              <p className="min-w-0 flex-1">
                {isTyped ? (
                  "Not saved yet: the preview shows what is saved."
                ) : draft ? (
                  <>
                    <b className="font-[600]">A draft.</b> Shoppers don't see it.{" "}
                    <span className="text-muted">
                      {draft.name}, <When time={draft.at} />
                    </span>
                  </>
                ) : (
                  <span className="text-muted">Shoppers read it as it stands here.</span>
                )}
              </p>
              {(isTyped || draft) && (
                <Button small onClick={() => void discard()}>
                  Throw away
                </Button>
              )}
              {isTyped && (
                <Button small type="submit" look="primary" busy={busy}>
                  Save the draft
                </Button>
              )}
              {draft && !isTyped && (
                <Button small look="primary" onClick={publish}>
                  Publish
                </Button>
              )}
            </section>
            {theirs !== undefined && (
              <div role="alert" className="notice notice-warn grid gap-2">
                <p>
                  <b className="font-[600]">Somebody changed this meanwhile.</b> What you typed holds when you save
                  again. Theirs:
                </p>
                <pre className="policy-theirs">{theirs}</pre>
              </div>
            )}
            <Failure text={failure} />
            <AreaField
              label="Text"
              name="text"
              className="policy-text"
              rows={26}
              spellCheck
              value={text}
              onChange={({ target }) => setTyped({ text: target.value, version: typed?.version ?? data.version })}
              error={errors.text}
              hint="# is the title, ## a heading, - a list, **bold**, [words](https://…). An empty line begins a paragraph."
            />
            <details>
              <summary className="touch cursor-pointer text-menu text-brand">
                Names for what the shop says of itself, such as {"{phone}"}
              </summary>
              <dl className="policy-facts">
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt className="figures">{`{${name}}`}</dt>
                    <dd>{value || "nothing"}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </>
        )}
      </Form>
      <PublishPolicy data={data} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
