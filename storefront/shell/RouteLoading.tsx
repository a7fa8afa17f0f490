import { useNavigation } from "react-router";
import { button } from "../parts/button.ts";
import { moment, useLonger } from "../parts/useLonger.ts";
import { Logo } from "./Logo.tsx";
import { useTooLong } from "./useTooLong.ts";

/** The logo over the whole screen while another page takes longer than a moment; when it takes far too long, a way out. */
export function RouteLoading({ name }: { name: string }) {
  const { state, location } = useNavigation();
  const elsewhere =
    location !== undefined && globalThis.location !== undefined && location.pathname !== globalThis.location.pathname;
  const target = state === "loading" && elsewhere ? location.pathname + location.search : undefined;
  const isShown = useLonger(target, moment);
  const tooLong = useTooLong(target);
  if (!isShown) return null;
  return (
    <div className="late fixed inset-0 z-50 grid place-content-center justify-items-center bg-paper">
      <div role="status" className="text-brand">
        <span className="ringing">
          <Logo name={name} className="text-6xl" />
        </span>
        <span className="sr-only">Loading the page</span>
      </div>
      {tooLong && (
        <div role="alert" className="page pt-8 text-center">
          <p>The page has not come within 120 seconds.</p>
          <a href={target} className={`${button.primary} mt-4`}>
            Reload
          </a>
        </div>
      )}
    </div>
  );
}
