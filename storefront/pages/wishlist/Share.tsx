import { Form } from "react-router";
import { announce } from "../../device/announce.ts";
import { useReady } from "../../device/remembered.ts";
import { toast } from "../../device/toast.ts";
import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";

const said = "Whoever has the link sees these products with their price and stock of the day, and nothing about you.";

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast("success", "The link is copied.");
  } catch {
    document.querySelector<HTMLInputElement>("#shared-link")?.select();
    announce("The link is selected: copy it from the field.");
  }
}

/** Lets others see the wishlist by a link, and ends it. `account`: of who is logged in; a visitor's is on his device alone. */
export function Share({ account }: { account: { link: string | null } | undefined }) {
  const ready = useReady();
  return (
    <section aria-labelledby="share" className="section max-w-160">
      <h2 id="share" className="font-display text-2xl">
        Show it to others
      </h2>
      {!account && (
        <p className="mt-3">
          This list is on this device. With an account it is the same on all of yours, and you can share it by a link:{" "}
          <Link to="/login?to=/wishlist" className="text-link">
            log in
          </Link>
          .
        </p>
      )}
      {account && !account.link && (
        <Form method="post" action="/wishlist" className="mt-3">
          <p className="mb-4">{said} You can end the link at any time.</p>
          <button name="intent" value="share" className={button.secondary}>
            Make a link
          </button>
        </Form>
      )}
      {account?.link && (
        <Form method="post" action="/wishlist" className="mt-3">
          <label htmlFor="shared-link">{said}</label>
          <div className="mt-3 flex gap-2">
            <input id="shared-link" readOnly value={account.link} className="field min-w-0 flex-1" />
            {ready && (
              <button type="button" className={button.secondary} onClick={() => void copy(account.link ?? "")}>
                Copy
              </button>
            )}
          </div>
          <button name="intent" value="unshare" className={`${button.quiet} mt-2 -ml-3`}>
            End the link
          </button>
        </Form>
      )}
    </section>
  );
}
