import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FrontPart } from "../../../contract/office/shopfrontStates.ts";
import type { PolicyName } from "../../../contract/shop.ts";
import { call } from "../../api/call.ts";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Choice } from "../order/acts/Choice.tsx";
import { fromField } from "./words.ts";

/** How wide a page is looked at, in pixels. */
const widths = { phone: 390, desktop: 1280 };
const heights = { phone: 780, desktop: 900 };
/** A preview's address is good for ten minutes: a new one is asked for before. */
const renewed = 8 * 60_000;

type Props = {
  /** Whose draft it shows. */
  part?: FrontPart;
  policy?: PolicyName;
  /** Changes whenever the draft or what is shown does: the page is made anew. */
  version: string;
  path?: string;
};

/** The shop's own page with the draft in it, as a phone or a desktop shows it, now or at a time. */
export function Preview({ part, policy, version, path = "/" }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const [at, setAt] = useState("");
  const [shows, setShows] = useState<"draft" | "plans">("draft");
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (!box.current) return;
    const seen = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const isDraft = shows === "draft";
  const asked = {
    draft: (isDraft && part) || null,
    policy: (isDraft && policy) || null,
    at: fromField(at),
    path,
  };
  const address = useQuery({
    queryKey: ["preview", version, asked],
    refetchInterval: renewed,
    queryFn: ({ signal }) => call("POST /shopfront/preview", { body: asked, signal }),
  });
  const scale = room ? Math.min(room / widths[width], 1) : 0;
  return (
    <section aria-label="Preview" aria-busy={!address.error && loaded !== address.data?.url} className="front-preview">
      <div className="preview-bar">
        <Choice
          row
          legend="Width"
          name="preview width"
          value={width}
          onChange={setWidth}
          options={[
            { value: "phone", name: "Phone" },
            { value: "desktop", name: "Desktop" },
          ]}
        />
        <Choice
          row
          legend="What it shows"
          name="preview shows"
          value={shows}
          onChange={setShows}
          options={[
            { value: "draft", name: "With the draft" },
            { value: "plans", name: "As it is planned" },
          ]}
        />
        <TextField
          label="As it is at"
          labelHidden
          type="datetime-local"
          value={at}
          onChange={(event) => setAt(event.target.value)}
          className="preview-date"
          title="As it will be at this day and time; empty: now"
        />
        {at && (
          <Button small look="quiet" onClick={() => setAt("")}>
            Now
          </Button>
        )}
      </div>
      <div ref={box} className="preview-box" style={{ maxHeight: heights[width] * (scale || 1) }}>
        {address.error && <p className="notice notice-bad">{address.error.message}</p>}
        {address.data && scale > 0 && (
          <iframe
            key={address.data.url}
            src={address.data.url}
            onLoad={() => setLoaded(address.data.url)}
            title={`The shop's page as ${width === "phone" ? "a phone" : "a desktop"} shows it`}
            sandbox="allow-same-origin"
            style={{
              width: widths[width],
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max((room - widths[width]) / 2, 0),
            }}
          />
        )}
      </div>
    </section>
  );
}
