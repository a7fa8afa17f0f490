import { useState } from "react";
import { useRead } from "../../api/read.ts";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useSettled } from "../../parts/useSettled.ts";

type Props = { name: string; value: string; error?: string | undefined; onChange: (image: string) => void };

const isPicture = (address: string) => /^\/pictures\/[\w/.-]+[\w]$/.test(address);

/** A picture's address, with the picture beside it, and those that the shop has to choose from. */
export function PictureField({ name, value, error, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const seen = useSettled(value);
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-3">
        {isPicture(seen) && <img src={`${seen}-800.webp`} alt="" className="banner-thumb" />}
        <div className="min-w-0 flex-1">
          <TextField
            label="Picture"
            name={name}
            value={value}
            error={error}
            onChange={(event) => onChange(event.target.value)}
            placeholder="/pictures/veena/honey"
            autoComplete="off"
          />
        </div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Choose
        </Button>
      </div>
      {open && (
        <Pictures
          onPick={(image) => {
            onChange(image);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** The shop's pictures by words: own ones of its goods first, then those that were drawn. */
function Pictures({ onPick }: { onPick: (image: string) => void }) {
  const [typed, setTyped] = useState("");
  const read = useRead("GET /shopfront/pictures", { query: { search: useSettled(typed) } });
  return (
    <div className="grid gap-2">
      <TextField
        label="Search pictures"
        value={typed}
        placeholder="Veena, honey"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <Loaded read={read} rows={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-muted">No picture goes by that. Try fewer words.</p>
          ) : (
            <ul className="picture-grid">
              {rows.map(({ image, name }) => (
                <li key={image}>
                  <button type="button" onClick={() => onPick(image)}>
                    <img src={`${image}-200.avif`} alt="" loading="lazy" />
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
