import { useRef, useState } from "react";
import { useFetchedPart } from "../useFetchedPart.ts";
import { largeSizes } from "./largeSizes.ts";
import { NotNow } from "./NotNow.tsx";

const notNow = (again: () => void) => <NotNow what="The 3D view" onAgain={again} />;
const loadViewer = () => import("./viewer/Viewer.tsx");

/**
 * The button that lays the model of what the picture shows over the pictures; the model's script comes when pressed. It stands beside the
 * small pictures, on a phone at the end of the maker's line: never on an instrument.
 */
export function ViewIn3d({ src, name }: { src: string; name: string }) {
  const [open, setOpen] = useState(false);
  const viewer = useFetchedPart(loadViewer, open);
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
        className="chip view-in-3d bg-card noscript:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="max-md:sr-only">View in </span>3D
      </button>
      {viewer.failed && notNow(viewer.again)}
      {viewer.Part && open && <viewer.Part src={src} name={name} sizes={largeSizes} notNow={notNow} onClose={close} />}
    </>
  );
}
