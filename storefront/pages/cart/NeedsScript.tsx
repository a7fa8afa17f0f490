import { telephone } from "../../parts/phone.ts";
import { useShell } from "../../parts/shellData.ts";

/** The cart lives on the device, which only a script can read. */
export function NeedsScript() {
  const phone = useShell()?.shop.phones[0];
  return (
    <noscript>
      <p className="mb-6 bg-accent px-5 py-4 text-on-accent">
        The cart needs JavaScript, which is switched off in this browser.{" "}
        {phone && (
          <>
            You can order by telephone instead:{" "}
            <a href={telephone(phone)} className="font-semibold underline">
              {phone}
            </a>
          </>
        )}
      </p>
    </noscript>
  );
}
