import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../Icon.tsx";
import { Picture } from "../../Picture.tsx";
import { NotNow } from "../NotNow.tsx";
import { modelOf } from "./kinds.ts";
import { scaled, type Turn, turned } from "./turn.ts";
import { useTurning } from "./useTurning.ts";

type Props = { src: string; name: string; onClose: () => void };
type View = import("./scene.ts").ModelView;

const round = "grid size-11 place-items-center rounded-full hover:bg-tint";

/** A model over the pictures: dragged, pinched, or moved by keys and buttons. Without WebGL its picture stays. */
export default function Viewer({ src, name, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>(undefined);
  const turn = useRef<Turn>(undefined);
  const [tries, setTries] = useState(1);
  const [came, setCame] = useState<{ src: string; tries: number; as: "there" | "missing" | "unfetched" }>();
  const state = came?.src === src && came.tries === tries ? came.as : "coming";

  useEffect(() => stage.current?.focus(), []);

  useEffect(() => {
    let left = false;
    const resized = new ResizeObserver(() => view.current?.fit());
    const open = async () => {
      const fetched = await Promise.all([modelOf(src), import("./scene.ts")]).catch(() => undefined);
      if (left) return;
      if (!fetched) return setCame({ src, tries, as: "unfetched" });
      const [found, { firstTurn, showModel }] = fetched;
      if (!found || !canvas.current) return setCame({ src, tries, as: "missing" });
      turn.current ??= firstTurn(found.model);
      view.current = showModel(canvas.current, found.model, found.finish, turn.current);
      resized.observe(canvas.current);
      setCame({ src, tries, as: "there" });
    };
    open().catch(() => setCame({ src, tries, as: "missing" }));
    return () => {
      left = true;
      resized.disconnect();
      view.current?.close();
      view.current = undefined;
    };
  }, [src, tries]);

  const change = (next: (turn: Turn) => Turn, atOnce: boolean) => {
    if (!turn.current) return;
    turn.current = next(turn.current);
    view.current?.look(turn.current, atOnce || matchMedia("(prefers-reduced-motion: reduce)").matches);
  };
  const { onKeyDown, ...pointers } = useTurning(change);
  const keys = (event: KeyboardEvent) => (event.key === "Escape" ? onClose() : onKeyDown(event));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the whole stage; each has a button too
    <section
      className="absolute inset-x-0 top-0 aspect-square overflow-hidden rounded-card bg-backdrop"
      aria-label={`${name} in 3D`}
      onKeyDown={keys}
    >
      <div
        ref={stage}
        className="relative size-full cursor-grab touch-none select-none"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is turned with the arrow keys
        tabIndex={0}
        role="application"
        aria-label="Turn it with the arrow keys, come nearer with plus, go away with minus, close with Escape"
        {...pointers}
      >
        {state !== "there" && <Picture src={src} alt={name} sizes="(min-width: 64rem) 640px, 100vw" />}
        {/* Another finish gets another canvas: a lost one can't draw again. */}
        <canvas
          key={src}
          ref={canvas}
          className="absolute inset-0 size-full"
          hidden={state === "missing" || state === "unfetched"}
        />
      </div>
      <p role="status" className="absolute bottom-4 left-4 text-sm text-on-backdrop">
        {state === "coming" && "Building the model…"}
        {state === "missing" && "This browser can’t show it in 3D; here is the picture."}
      </p>
      {state === "unfetched" && <NotNow what="The 3D view" onAgain={() => setTries(tries + 1)} />}
      <div className="absolute bottom-1 right-1 flex rounded-full bg-paper">
        {state === "there" && (
          <>
            <button type="button" className={round} onClick={() => change((turn) => turned(turn, -30, 0), false)}>
              <Icon name="left" label="Turn left" />
            </button>
            <button type="button" className={round} onClick={() => change((turn) => turned(turn, 30, 0), false)}>
              <Icon name="right" label="Turn right" />
            </button>
            <button type="button" className={round} onClick={() => change((turn) => scaled(turn, 0.8), false)}>
              <Icon name="minus" label="Further" />
            </button>
            <button type="button" className={round} onClick={() => change((turn) => scaled(turn, 1.25), false)}>
              <Icon name="plus" label="Nearer" />
            </button>
          </>
        )}
        <button type="button" className={round} onClick={onClose}>
          <Icon name="close" label="Close the 3D view" />
        </button>
      </div>
    </section>
  );
}
