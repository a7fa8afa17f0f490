import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { heavyFrom } from "../../../contract/office/mediaKinds.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { CheckField, SelectField, TextField } from "../../parts/Field.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { sizeWords } from "./sizeWords.ts";
import type { Entry, Errors } from "./useMedia.ts";

type Props = {
  entry: Entry;
  /** It is offered already; else it waits for its words. */
  offered: boolean;
  shrinks: boolean;
  saving: boolean;
  save: (entry: Entry) => Promise<Errors | undefined>;
  children: ReactNode;
};

/** What phones get of it, and whether that is much for a slow one. */
function Weight({ entry, shrinks }: Pick<Props, "entry" | "shrinks">) {
  const { small, small_bytes, bytes } = entry;
  const now = small_bytes ?? bytes;
  if (small === "made") return <Badge tone="good">{`Made small: ${sizeWords(now)}`}</Badge>;
  if (shrinks && (small === "waiting" || small === "making")) return <Badge tone="info">Is being made small</Badge>;
  if (now < heavyFrom) return null;
  return <Badge tone="warn">{`${sizeWords(now)}: a slow phone waits`}</Badge>;
}

/** One sound or film with its words, whether somebody speaks, and captions. */
export function MediaCard({ entry, offered, shrinks, saving, save, children }: Props) {
  const [changed, setChanged] = useState<Partial<Entry>>({});
  const typed = { ...entry, ...changed };
  const [errors, setErrors] = useState<Errors>({});
  const captions = useRef<HTMLInputElement>(null);
  const change = (more: Partial<Entry>) => setChanged({ ...changed, ...more });
  const isFilm = entry.kind === "film";
  const isSame = offered && JSON.stringify(typed) === JSON.stringify(entry);
  // One that waits for its words is counted where it waits.
  useUnsaved(offered && !isSame);
  const send = async () => {
    const wrong = await save(typed);
    setErrors(wrong ?? {});
    // What was typed while it was on its way stays.
    if (!wrong) setChanged((latest) => (latest === changed ? {} : latest));
  };
  const chooseCaptions = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) change({ captions: await file.text(), silent: false });
    currentTarget.value = "";
  };
  return (
    <li className="picture-card" aria-label={entry.words || entry.name}>
      {isFilm ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- who sees it here is about to give it captions
        <video controls preload="metadata" src={entry.src} className="media-face" aria-label={entry.name} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound has none
        <audio controls preload="none" src={entry.src} className="media-face" aria-label={entry.name} />
      )}
      <p className="flex flex-wrap items-center gap-2 text-menu">
        <span className="truncate" title={entry.name}>
          {entry.name}
        </span>
        <span className="text-muted">{sizeWords(entry.bytes)}</span>
        <Weight entry={entry} shrinks={shrinks} />
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame) void send();
        }}
      >
        <TextField
          label={isFilm ? "What is to be seen and heard" : "What is to be heard"}
          maxLength={200}
          value={typed.words}
          error={errors.words}
          placeholder="The open strings, then a scale"
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
        {isFilm && (
          <CheckField
            label="Nobody speaks in it"
            checked={typed.silent}
            onChange={({ currentTarget }) =>
              change(currentTarget.checked ? { silent: true, captions: null } : { silent: false })
            }
          />
        )}
        {isFilm && !typed.silent && (
          <div className="grid gap-2">
            <div>
              <Button small onClick={() => captions.current?.click()}>
                {typed.captions === null ? "Add captions (WebVTT)" : "Other captions (WebVTT)"}
              </Button>
              <input
                ref={captions}
                type="file"
                accept=".vtt,text/vtt"
                className="sr-only"
                tabIndex={-1}
                aria-label="Captions"
                onChange={(event) => void chooseCaptions(event)}
              />
            </div>
            {errors.captions && (
              <p role="alert" className="text-xs text-error">
                {errors.captions}
              </p>
            )}
            {typed.captions !== null && (
              <SelectField
                label="Captions are in"
                value={typed.language}
                onChange={({ currentTarget }) => change({ language: currentTarget.value as Entry["language"] })}
              >
                <option value="en">English</option>
                <option value="ta">தமிழ்</option>
                <option value="hi">हिन्दी</option>
              </SelectField>
            )}
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look={isSame ? "secondary" : "primary"} small busy={saving} aria-disabled={isSame}>
            {offered ? "Save" : "Show it in the shop"}
          </Button>
          {children}
        </div>
      </form>
    </li>
  );
}
