import { type ChangeEvent, useRef } from "react";
import { mostPictures } from "../../../contract/office/uploadLimits.ts";
import { Button } from "../../parts/Button.tsx";
import { useFiles } from "../../parts/useFiles.ts";
import { say } from "../../shell/toasts.ts";
import { drop } from "./uploads.ts";

/** Where files come in: dropped anywhere on the screen, pasted, chosen, or from a phone's camera. `room`: how many more fit. */
export function DropPlace({ product, room }: { product: number; room: number }) {
  const [choose, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = (files: readonly File[]) => {
    if (files.length > room)
      say({
        kind: "error",
        text: `At most ${mostPictures} pictures for one product: there is room for ${Math.max(room, 0)} more.`,
      });
    if (room > 0) drop(product, files.slice(0, room));
  };
  const over = useFiles(take);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  const hidden = { type: "file", accept: "image/*", className: "sr-only", tabIndex: -1, onChange: chosen } as const;
  return (
    <div className="drop-place" data-over={over || undefined}>
      <p className="text-muted">
        {over ? "Let go to add them." : "Drop pictures anywhere here, or paste one."}
        <span className="block text-xs">JPEG, PNG, WebP, AVIF, GIF or TIFF, up to 20 MB each</span>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon="plus" onClick={() => choose.current?.click()}>
          Choose files
        </Button>
        <span className="pointer-fine:hidden">
          <Button icon="camera" onClick={() => camera.current?.click()}>
            Take a photograph
          </Button>
        </span>
      </div>
      <input {...hidden} ref={choose} id="choose-pictures" multiple aria-label="Choose pictures" />
      <input {...hidden} ref={camera} capture="environment" aria-label="Photograph" />
    </div>
  );
}
