import { type RefObject, useState } from "react";
import { useUnsaved } from "../shell/leaving.ts";
import { Button } from "./Button.tsx";
import { AreaField } from "./Field.tsx";
import { Failure } from "./Form.tsx";

type Props = {
  label: string;
  form: RefObject<HTMLFormElement | null>;
  /** Keeps it. What it throws is shown, and the words are in the field again. */
  onSave: (text: string) => Promise<unknown>;
};

/** Some words for whoever comes next: kept by its button or Ctrl Enter. */
export function NoteForm({ label, form, onSave }: Props) {
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  useUnsaved(text.trim() !== "" || isSent);
  const save = async () => {
    const words = text.trim();
    if (words === "" || isSent) return;
    setText("");
    setFailure(undefined);
    setSent(true);
    try {
      await onSave(words);
    } catch (error) {
      setText((typed) => [words, typed].filter(Boolean).join("\n"));
      setFailure(error instanceof Error ? error.message : "It could not be kept.");
    }
    setSent(false);
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AreaField
        label={label}
        labelHidden
        placeholder={label}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void save();
        }}
      />
      <Failure text={failure} />
      {text.trim() !== "" && (
        <Button type="submit" small look="primary" className="justify-self-start">
          Keep the note
        </Button>
      )}
    </form>
  );
}
