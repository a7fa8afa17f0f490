import { useEffect, useRef, useState } from "react";
import type { ProductPictures } from "../../../contract/office/pictures.ts";
import { Button } from "../../parts/Button.tsx";
import { again, forget, type Sent } from "./uploads.ts";
import { WordsField } from "./WordsField.tsx";

const words = {
  waiting: "Waits for the others",
  sending: "On its way",
  developing: "Being made ready",
  ready: "Ready",
};

type Props = { sent: Sent; product: ProductPictures; add: (alt: string) => void };

/** A file on its way to be a picture. Of a product in the shop it is one as soon as it has words; else by itself. */
export function SentCard({ sent, product, add }: Props) {
  const { key, name, look, state, part, problem } = sent;
  const [alt, setAlt] = useState("");
  const adding = useRef(add);
  useEffect(() => {
    adding.current = add;
  });
  const complete = state === "ready" && (alt !== "" || !product.published);
  useEffect(() => {
    if (complete) adding.current(alt);
  }, [complete, alt]);
  return (
    <li
      className="picture-card"
      aria-label={`${name}, being added`}
      aria-busy={state !== "failed" && state !== "ready"}
    >
      <div className="picture-face">
        <Look key={look} look={look} />
      </div>
      <p className="truncate text-menu" title={name}>
        {name}
      </p>
      {state === "failed" ? (
        <p className="text-menu text-error" role="alert">
          {problem}
        </p>
      ) : (
        <>
          <WordsField alt={alt} required={false} placeholder={`${product.name}, from the side`} keep={setAlt} />
          <p className="text-xs text-muted" aria-live="polite">
            {state === "ready" && alt === "" ? "It is in the shop as soon as it has words." : words[state]}
          </p>
          {state === "sending" && (
            <progress className="picture-progress" value={part} max={1} aria-label={`${name}: how much has gone`} />
          )}
        </>
      )}
      <div className="mt-auto flex gap-2">
        {state === "failed" && (
          <Button small onClick={() => again(key)}>
            Try again
          </Button>
        )}
        <Button small look="quiet" onClick={() => forget(key)}>
          {state === "failed" ? "Leave it" : "Cancel"}
        </Button>
      </div>
    </li>
  );
}

/** What a file shows; a browser that can't draw it shows its place. */
function Look({ look }: { look: string }) {
  const [broken, setBroken] = useState(false);
  return broken ? (
    <div className="aspect-square" />
  ) : (
    <img src={look} alt="" width={400} height={400} onError={() => setBroken(true)} />
  );
}
