import { lazy, Suspense, useState } from "react";

const Solid = lazy(() => import("./solid/Solid.tsx"));

/** The button that lays the model of what the picture shows over the pictures; the model's script comes when pressed. */
export function ViewIn3d({ src, name }: { src: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="chip mt-3 noscript:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        View in 3D
      </button>
      <Suspense>{open && <Solid src={src} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
