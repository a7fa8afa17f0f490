import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Product } from "../../../../contract/catalogue.ts";
import { Icon } from "../../Icon.tsx";
import { atNight, byNight, fullSize, ourPicture } from "../../picture.ts";
import { useGestures } from "./useGestures.ts";
import { moved, type View, whole, zoomed } from "./view.ts";
import "./zoom.css";

type Props = { images: Product["images"]; first: number; name: string; onClose: () => void };

/** Pressed twice it is two and a half times as large. */
const step = Math.sqrt(2.5);
const pace = 60;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: pace, y: 0 },
  ArrowRight: { x: -pace, y: 0 },
  ArrowUp: { x: 0, y: pace },
  ArrowDown: { x: 0, y: -pace },
};
const round = "grid size-11 place-items-center rounded-full hover:bg-tint";

/** The pictures over the whole screen, to be looked at closely: by pointer, by two fingers, by keys, by buttons. */
export default function Zoom({ images, first, name, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(first);
  const [view, setView] = useState(whole);
  const image = images[shown];
  const src = ourPicture(image?.src ?? null);
  const night = byNight(src, true);

  const change = (next: (view: View, side: number) => View) =>
    setView((view) => next(view, picture.current?.offsetWidth ?? 0));
  const scaleBy = (factor: number) => change((view, side) => zoomed(view, factor, { x: 0, y: 0 }, side));
  const turn = (by: number) => {
    setShown((shown + by + images.length) % images.length);
    setView(whole);
  };
  const gestures = useGestures(view.scale, change, turn);

  useEffect(() => dialog.current?.showModal(), []);
  // Set by the script: a style in the markup is what the page's policy forbids.
  useEffect(() => {
    picture.current?.style.setProperty("transform", `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  }, [view]);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (event.key === "+" || event.key === "=") scaleBy(step);
    else if (event.key === "-") scaleBy(1 / step);
    else if (event.key === "0") setView(whole);
    else if (way && view.scale > 1) change((view, side) => moved(view, way, side));
    else if (way && way.x !== 0 && images.length > 1) turn(way.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the whole dialog; each has a button too
    <dialog ref={dialog} aria-label={`Pictures of ${name}`} className="zoom" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="zoom-bar">
        <p role="status" className="pl-2 text-sm text-muted">
          {shown + 1} of {images.length}, {Math.round(view.scale * 100)}%
        </p>
        <div className="flex">
          <button type="button" className={round} onClick={() => scaleBy(1 / step)}>
            <Icon name="minus" label="Smaller" />
          </button>
          <button type="button" className={round} onClick={() => scaleBy(step)}>
            <Icon name="plus" label="Larger" />
          </button>
          <form method="dialog">
            <button className={round}>
              <Icon name="close" label="Close" />
            </button>
          </form>
        </div>
      </div>
      <div className="zoom-stage" {...gestures}>
        <picture>
          {night && <source media={atNight} type="image/avif" srcSet={night} />}
          <source type="image/avif" srcSet={fullSize(src)} />
          <img
            ref={picture}
            src={`${src}-800.webp`}
            alt={image?.alt || name}
            className="picture soft-edges"
            draggable={false}
          />
        </picture>
      </div>
      {images.length > 1 && (
        <div className="zoom-turn">
          <button type="button" className={round} onClick={() => turn(-1)}>
            <Icon name="left" label="Previous picture" />
          </button>
          <button type="button" className={round} onClick={() => turn(1)}>
            <Icon name="right" label="Next picture" />
          </button>
        </div>
      )}
    </dialog>
  );
}
