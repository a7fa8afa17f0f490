import { useState } from "react";
import { AreaField } from "../../parts/Field.tsx";

type Props = {
  /** What stands now. */
  alt: string;
  /** Words may not be missing. */
  required: boolean;
  placeholder?: string;
  /** Keeps new words. */
  keep: (alt: string) => void;
};

/** The words for who can't see a picture; Enter or leaving the field keeps them. */
export function WordsField({ alt, required, placeholder, keep }: Props) {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const save = () => {
    const words = typed?.replace(/\s+/g, " ").trim();
    if (words === undefined) return;
    if (words === "" && required) return setWrong(true);
    setTyped(undefined);
    if (words !== alt) keep(words);
  };
  return (
    <AreaField
      rows={2}
      className="field-sizing-content"
      label="What is to be seen"
      maxLength={200}
      placeholder={placeholder}
      value={typed ?? alt}
      error={wrong ? "Please say what is to be seen: the product is in the shop." : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setWrong(false);
      }}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          save();
        }
        if (event.key !== "Escape" || typed === undefined) return;
        event.stopPropagation();
        setTyped(undefined);
        setWrong(false);
      }}
    />
  );
}
