import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { pictureProblems, reviewPictureLimits } from "../../../contract/pictureProblems.ts";
import { button } from "../../parts/button.ts";
import { sendPicture } from "./sendPicture.ts";

/**
 * `left`: how many more there may be. `before`: what was said of a form that went without script. `words`: another one each
 * time that the review's words were sent.
 */
type Props = {
  token: string;
  product_url: string;
  left: number;
  before: { problem: string; said: string };
  words: object | undefined;
};

const chosen = (form: HTMLFormElement) =>
  new FormData(form).getAll("pictures").filter((file) => file instanceof File && file.size > 0) as File[];

/** Leaves these files alone in the form's field. */
function keepChosen(form: HTMLFormElement, files: File[]): void {
  const field = form.elements.namedItem("pictures");
  const kept = new DataTransfer();
  for (const file of files) kept.items.add(file);
  if (field instanceof HTMLInputElement) field.files = kept.files;
}

function whatIsWrong(files: File[], left: number): string {
  if (files.length === 0) return pictureProblems.none;
  if (files.length > left) return pictureProblems.many;
  return files.some(({ size }) => size > reviewPictureLimits.bytes) ? pictureProblems.large : "";
}

/** The form that sends pictures: all at once without script, and with it one after the other, saying how far it is. */
export function SendPictures({ token, product_url, left, before, words }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [now, setNow] = useState(before);
  const status = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();

  const send = async (form: HTMLFormElement) => {
    const files = chosen(form);
    const wrong = whatIsWrong(files, left);
    setNow({ problem: wrong, said: "" });
    if (wrong || busy) return;
    setBusy(true);
    let problem: string | undefined;
    for (const [at, file] of files.entries()) {
      setNow({ problem: "", said: `Sending picture ${at + 1} of ${files.length} …` });
      problem = await sendPicture(token, product_url, file);
      if (problem) break;
      keepChosen(form, files.slice(at + 1)); // what was taken is not sent again with the rest
    }
    setBusy(false);
    setNow({ problem: problem ?? "", said: problem ? "" : "Thank you. Somebody here looks at it before it is shown." });
    await revalidate();
    if (!problem) status.current?.focus();
  };
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  });
  useEffect(() => {
    // Who sends his words anew means the pictures that he has chosen too.
    if (words && form.current && chosen(form.current).length > 0) void sending.current(form.current);
  }, [words]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const { problem, said } = now;
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="mt-4 empty:hidden">
        {said}
      </p>
      <p role="alert" className="mt-4 border-l-4 border-error bg-tint px-4 py-3 empty:hidden">
        {problem}
      </p>
      {left > 0 && (
        <form
          ref={form}
          method="post"
          action={`/review/${token}/pictures`}
          encType="multipart/form-data"
          onSubmit={onSubmit}
          className="mt-4 space-y-4"
        >
          <input type="hidden" name="product_url" value={product_url} />
          <div>
            <label htmlFor={`${id}-files`} className="mb-1.5 block font-semibold">
              {left === 1 ? "Add a picture" : "Add pictures"}
            </label>
            <input
              id={`${id}-files`}
              type="file"
              name="pictures"
              multiple={left > 1}
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-describedby={`${id}-hint`}
              className="field"
            />
            <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
              {left === 3 ? "Up to three" : left === 2 ? "Two more" : "One more"}, each JPEG, PNG, WebP or AVIF of 10 MB
              at most. What the camera noted, the place too, is taken out.
            </p>
          </div>
          <button className={`${button.secondary} min-w-[min(9rem,100%)]`} aria-disabled={busy}>
            {busy ? "One moment …" : "Send"}
          </button>
        </form>
      )}
    </>
  );
}
