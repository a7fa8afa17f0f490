import { Dialog } from "../parts/Dialog.tsx";
import { Keycaps } from "./Keycaps.tsx";
import { boundKeys, lettersOff, switchLetters } from "./keys.ts";

/** All keys that work here and now. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const off = lettersOff.use();
  return (
    <Dialog open={open} onClose={onClose} title="Shortcuts" wide keepsNothing>
      <div className="gap-8 sm:columns-2">
        {open &&
          boundKeys().map(({ name, keys }) => (
            <section key={name} className="mb-6 break-inside-avoid">
              <h3 className="mb-2 text-xs tracking-caps text-muted uppercase">{name}</h3>
              <dl>
                {keys.map(({ keys: pressed, what }) => (
                  <div
                    key={pressed}
                    className="flex items-center justify-between gap-4 border-b border-hairline py-1.5"
                  >
                    <dt>{what}</dt>
                    <dd>
                      <Keycaps keys={pressed} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <label className="flex items-start gap-3 text-muted">
        <input
          type="checkbox"
          className="choice"
          checked={off}
          onChange={(event) => switchLetters(event.target.checked)}
        />
        <span>Switch off single letters as keys, if they get in the way of dictation. Those with Ctrl stay.</span>
      </label>
    </Dialog>
  );
}
