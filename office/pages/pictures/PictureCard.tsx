import { type DragEvent, useState } from "react";
import type { ProductPicture, ProductPictures } from "../../../contract/office/pictures.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { CheckField } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import type { Change } from "./changes.ts";
import type { Disagreement } from "./usePictures.ts";
import { WordsField } from "./WordsField.tsx";

/** What is dragged within the page, so that files from outside are told from it. */
const dragged = "application/x-office-picture";

type Props = {
  id: string;
  product: ProductPictures;
  entry: ProductPicture;
  at: number;
  change: (change: Change) => void;
  move: (by: number) => void;
  remove: () => void;
  disagreement: Disagreement | undefined;
  agree: () => void;
};

/** One picture: its place in the order, its words, and whose it is. */
export function PictureCard(props: Props) {
  const { id, product, entry, at, change, move, remove, disagreement, agree } = props;
  const { picture, alt } = entry;
  const [state, setState] = useState<"over" | "dragged">();
  const last = product.pictures.length - 1;
  const nth = `picture ${at + 1} of ${last + 1}`;
  const describe = (words: string) => change({ do: "describe", picture, alt: words, was: alt });
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(dragged);
  const receive = (event: DragEvent) => {
    setState(undefined);
    const other = event.dataTransfer.getData(dragged);
    if (!other || other === picture) return;
    event.preventDefault();
    change({ do: "move", picture: other, to: at });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dragged here is moved by keys and buttons too
    <li
      id={id}
      tabIndex={-1}
      data-picture={picture}
      data-over={state === "over" || undefined}
      data-dragged={state === "dragged" || undefined}
      className="picture-card"
      aria-label={`${nth}${alt ? `: ${alt}` : ""}`}
      onDragOver={(event) => {
        if (!isOurs(event) || state === "dragged") return;
        event.preventDefault();
        setState("over");
      }}
      onDragLeave={() => state === "over" && setState(undefined)}
      onDrop={receive}
    >
      <div
        className="picture-face"
        draggable={last > 0}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragged, picture);
          dataTransfer.effectAllowed = "move";
          setState("dragged");
        }}
        onDragEnd={() => setState(undefined)}
      >
        <Face entry={entry} />
        {at === 0 && (
          <span className="picture-place">
            <Badge>First picture, stands in lists</Badge>
          </span>
        )}
      </div>
      {entry.problem && <p className="text-xs text-error">It could not be fetched: {entry.problem}.</p>}
      <div className="flex items-center justify-between">
        <div className="flex">
          <Press name={`Earlier: ${nth}`} icon="left" off={at === 0} act={() => move(-1)} />
          <Press name={`Later: ${nth}`} icon="right" off={at === last} act={() => move(1)} />
        </div>
        <Press name={`Take away ${nth}`} icon="close" off={false} act={remove} />
      </div>
      <WordsField alt={alt} required={product.published && alt !== ""} keep={describe} />
      {disagreement && (
        <div className="text-menu" role="alert">
          <p>
            Somebody wrote meanwhile: “{disagreement.theirs}”. You wrote: “{disagreement.yours}”.
          </p>
          <div className="mt-1 flex gap-2">
            <Button small onClick={agree}>
              Keep theirs
            </Button>
            <Button
              small
              onClick={() => {
                agree();
                describe(disagreement.yours);
              }}
            >
              Take yours
            </Button>
          </div>
        </div>
      )}
      {product.variants.length > 1 && <Variants product={product} entry={entry} change={change} />}
    </li>
  );
}

const Face = ({ entry: { picture, shown } }: { entry: ProductPicture }) => {
  const name = shown ? picture : "/pictures/placeholder/natural";
  return (
    <img
      src={`${name}-400.avif`}
      srcSet={`${name}-400.avif 400w, ${name}-800.avif 800w`}
      sizes="18rem"
      alt=""
      draggable={false}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
    />
  );
};

type PressProps = { name: string; icon: "left" | "right" | "close"; off: boolean; act: () => void };
/** A button of an icon. One that can do nothing now keeps the focus. */
const Press = ({ name, icon, off, act }: PressProps) => (
  <button type="button" className="icon-button" aria-label={name} aria-disabled={off} onClick={() => !off && act()}>
    <Icon name={icon} className={off ? "size-5 opacity-30" : "size-5"} />
  </button>
);

/** Which variants show this picture as theirs. */
function Variants({ product, entry, change }: Pick<Props, "product" | "entry" | "change">) {
  const names = product.variants.filter(({ id }) => entry.variants.includes(id)).map(({ name }) => name);
  return (
    <details>
      <summary className="text-menu text-muted">
        {names.length === 0 ? "No variant’s own" : `Shown for ${names.join("; ")}`}
      </summary>
      <div className="mt-2 flex flex-col gap-1">
        {product.variants.map(({ id, name, sku }) => (
          <CheckField
            key={id}
            label={name || sku}
            checked={entry.variants.includes(id)}
            onChange={({ currentTarget }) =>
              change({ do: "assign", picture: entry.picture, variant: id, shows: currentTarget.checked })
            }
          />
        ))}
      </div>
    </details>
  );
}
