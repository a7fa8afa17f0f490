import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../Icon.tsx";
import { Picture } from "../../Picture.tsx";
import { modelOf } from "./kinds.ts";
import { scaled, type Turn, turned } from "./turn.ts";
import { inertias, useTurning } from "./useTurning.ts";
import "./viewer.css";

type Props = {
  src: string;
  name: string;
  /** How wide the picture is shown, as it is on the page. */
  sizes: string;
  /** What stands where the model's script did not come. From the page, which has it: a part of both would be a file of its own. */
  notNow: (again: () => void) => ReactNode;
  onClose: () => void;
};
type View = import("./scene.ts").ModelView;
/** How far a picture's model is; seen: it stands over the picture. */
type As = "there" | "seen" | "missing" | "unfetched";

const round = "grid size-11 place-items-center rounded-full hover:bg-tint";

/**
 * A model over its picture, in the same place, pose and light, into which the picture fades: dragged, pinched, or moved by keys and
 * buttons. Without WebGL the picture stays.
 */
export default function Viewer({ src, name, sizes, notNow, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>(undefined);
  const turn = useRef<Turn>(undefined);
  const [tries, setTries] = useState(1);
  const [came, setCame] = useState<{ src: string; tries: number; as: As }>();
  const state = came?.src === src && came.tries === tries ? came.as : "coming";
  const there = state === "there" || state === "seen";

  useEffect(() => {
    stage.current?.focus();
    // Beside a scrolled text the picture stays at the top, under the header: the page goes back to where the picture begins.
    const top = stage.current?.getBoundingClientRect().top ?? 0;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    if (top < header) stage.current?.closest(".viewer")?.parentElement?.parentElement?.scrollIntoView();
  }, []);

  useEffect(() => {
    let left = false;
    const resized = new ResizeObserver(() => view.current?.fit());
    const is = (as: As) => left || setCame({ src, tries, as });
    const open = async () => {
      const fetched = await Promise.all([modelOf(src), import("./scene.ts")]).catch(() => undefined);
      if (left) return;
      if (!fetched) return is("unfetched");
      const [found, { firstTurn, showModel }] = fetched;
      if (!found || !canvas.current) return is("missing");
      turn.current ??= firstTurn(found.model);
      view.current = showModel(canvas.current, found.model, found.finish, turn.current, () => is("seen"));
      resized.observe(canvas.current);
      is("there");
    };
    open().catch(() => is("missing"));
    return () => {
      left = true;
      resized.disconnect();
      view.current?.close();
      view.current = undefined;
    };
  }, [src, tries]);

  const change = (next: (turn: Turn) => Turn, inertia: number) => {
    if (!turn.current) return;
    turn.current = next(turn.current);
    view.current?.look(turn.current, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : inertia);
  };
  const hold = () => {
    turn.current = view.current?.hold() ?? turn.current;
  };
  const { onKeyDown, ...pointers } = useTurning(change, hold);
  const keys = (event: KeyboardEvent) => (event.key === "Escape" ? onClose() : onKeyDown(event));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the whole stage; each has a button too
    <section className="viewer" aria-label={`${name} in 3D`} onKeyDown={keys}>
      <div
        ref={stage}
        className="viewer-stage"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is turned with the arrow keys
        tabIndex={0}
        role="application"
        aria-label="Turn it with the arrow keys, come nearer with plus, go away with minus, close with Escape"
        {...pointers}
      >
        <Picture src={src} alt={name} sizes={sizes} priority closely />
        {/* Another finish gets another canvas: a lost one can't draw again. */}
        {state !== "missing" && state !== "unfetched" && (
          <canvas key={src} ref={canvas} className={state === "seen" ? "seen" : ""} />
        )}
        <p role="status" className="absolute bottom-1 left-4 text-sm text-on-backdrop">
          {state === "coming" && "Building the model…"}
          {state === "missing" && "This browser can’t show it in 3D; here is the picture."}
        </p>
      </div>
      {state === "unfetched" && notNow(() => setTries(tries + 1))}
      <div className="viewer-keys">
        {there && (
          <>
            <button
              type="button"
              className={round}
              onClick={() => change((turn) => turned(turn, -30, 0), inertias.key)}
            >
              <Icon name="left" label="Turn left" />
            </button>
            <button type="button" className={round} onClick={() => change((turn) => turned(turn, 30, 0), inertias.key)}>
              <Icon name="right" label="Turn right" />
            </button>
            <button type="button" className={round} onClick={() => change((turn) => scaled(turn, 0.8), inertias.key)}>
              <Icon name="minus" label="Further" />
            </button>
            <button type="button" className={round} onClick={() => change((turn) => scaled(turn, 1.25), inertias.key)}>
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
