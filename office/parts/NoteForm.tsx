import { type RefObject, useState } from "react";
import { useUnsaved } from "../shell/leaving.ts";
import { Button } from "./Button.tsx";
import { AreaField } from "./Field.tsx";

type Props = { label: string; form: RefObject<HTMLFormElement | null>; onSave: (text: string) => void };

/** Some words for whoever comes next: kept by its button or Ctrl Enter. */
export function NoteForm({ label, form, onSave }: Props) {
  const [text, setText] = useState("");
  useUnsaved(text.trim() !== "");
  const save = () => {
    if (text.trim() === "") return;
    setText("");
    onSave(text.trim());
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
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
          save();
        }}
      />
      {text.trim() !== "" && (
        <Button type="submit" small look="primary" className="justify-self-start">
          Keep the note
        </Button>
      )}
    </form>
  );
}
