import { useNavigation } from "react-router";
import { Logo } from "./Logo.tsx";

/** The logo over the whole screen while another page takes longer than a moment. */
export function RouteLoading({ name }: { name: string }) {
  const { state, location } = useNavigation();
  const elsewhere =
    location !== undefined && globalThis.location !== undefined && location.pathname !== globalThis.location.pathname;
  if (state !== "loading" || !elsewhere) return null;
  return (
    <div role="status" className="late fixed inset-0 z-50 grid place-items-center bg-paper text-brand">
      <span className="ringing">
        <Logo name={name} className="text-6xl" />
      </span>
      <span className="sr-only">Loading the page</span>
    </div>
  );
}
