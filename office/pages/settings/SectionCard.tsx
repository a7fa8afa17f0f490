import { type ReactNode, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { say } from "../../shell/toasts.ts";
import { backToFile, type Section, type SectionName } from "./change.ts";
import { fieldNames, fieldText, sectionTitles, seenIn } from "./words.ts";

type Props<S extends SectionName> = { name: S; section: Section<S>; aside?: ReactNode; children: ReactNode };

/** A section of the settings: where it is seen, what is in it, and how it stands to the file. */
export function SectionCard<S extends SectionName>({ name, section, aside, children }: Props<S>) {
  const { different, changed, file } = section;
  const [busy, setBusy] = useState(false);
  const back = async () => {
    setBusy(true);
    try {
      await backToFile(name);
    } catch (error) {
      say({ kind: "error", text: error instanceof Error ? error.message : "It could not be taken back." });
    } finally {
      setBusy(false);
    }
  };
  const inFile = new Map<string, unknown>(Object.entries(file));
  return (
    <Card title={sectionTitles[name]} aside={aside}>
      <p className="mb-3 text-menu text-muted">
        <span className="font-[550]">Seen in:</span> {seenIn[name]}
      </p>
      {children}
      <div className="setting-origin">
        {different.length === 0 ? (
          <p>As the files say.</p>
        ) : (
          <>
            <p>
              Changed here
              {changed && (
                <>
                  , the last time by {changed.name}, <When time={changed.at} />
                </>
              )}
              . The files say:
            </p>
            <dl>
              {different.map((field) => (
                <div key={field}>
                  <dt>{fieldNames[field] ?? field}:</dt> <dd>{fieldText(field, inFile.get(field))}</dd>
                </div>
              ))}
            </dl>
            <Button small look="quiet" icon="returns" busy={busy} onClick={() => void back()}>
              Back to the files
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
