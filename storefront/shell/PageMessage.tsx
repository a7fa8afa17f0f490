import { NavigationType, useLocation, useNavigationType } from "react-router";

/** What the page before had to say, at the top of the page that it led to. A reload or Back does not say it again. */
export function PageMessage() {
  const { state } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Pop;
  const message: unknown = arrived && state?.message;
  if (typeof message !== "string") return null;
  return (
    <p className="page">
      <span className="my-4 block border-l-4 border-brand bg-tint px-5 py-3">{message}</span>
    </p>
  );
}
