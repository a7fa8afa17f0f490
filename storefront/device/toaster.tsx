import { createRoot } from "react-dom/client";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import { Picture } from "../parts/Picture.tsx";
import type { ToastKind } from "./toast.ts";
import "./toast.css";

const transition = cssTransition({ enter: "toast-in", exit: "toast-out", collapse: false });

/** The live region says the text, so what is seen is out of reach for screen readers, keys and fingers. */
const mounted = new Promise<void>((resolve) => {
  const place = document.createElement("div");
  place.inert = true;
  document.body.append(place);
  createRoot(place).render(
    <ToastContainer
      position="top-center"
      autoClose={1000}
      hideProgressBar
      theme="colored"
      icon={false}
      closeButton={false}
      limit={3}
      hotKeys={() => false}
      transition={transition}
    />,
  );
  requestAnimationFrame(() => resolve());
});

/** Shows a toast. Those that follow one another quickly stand below one another, three at most. */
export async function show(kind: ToastKind, text: string, picture?: string | null): Promise<void> {
  await mounted;
  toast[kind](
    picture ? (
      <>
        <Picture src={picture} alt="" sizes="36px" className="rounded-full" /> {text}
      </>
    ) : (
      text
    ),
  );
}
