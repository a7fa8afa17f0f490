import { useRef, useState } from "react";
import { useFetchedPart } from "../useFetchedPart.ts";
import { NotNow } from "./NotNow.tsx";

const loadSolid = () => import("./solid/Solid.tsx");

/** The button that lays the model of what the picture shows over the pictures; the model's script comes when pressed. */
export function ViewIn3d({ src, name }: { src: string; name: string }) {
  const [open, setOpen] = useState(false);
  const solid = useFetchedPart(loadSolid, open);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chip absolute top-3 left-3 z-10 bg-card noscript:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        View in 3D
      </button>
      {solid.failed && <NotNow what="The 3D view" onAgain={solid.again} />}
      {solid.Part && open && <solid.Part src={src} name={name} onClose={close} />}
    </>
  );
}
