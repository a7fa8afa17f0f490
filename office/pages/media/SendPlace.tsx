import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { MediaFile } from "../../../contract/office/media.ts";
import { mediaBeginning, mediaLimits, whyNoMedia } from "../../../contract/office/mediaKinds.ts";
import { sendFile } from "../../api/sendFile.ts";
import { Button } from "../../parts/Button.tsx";
import { useFiles } from "../../parts/useFiles.ts";

const megabyte = 1024 * 1024;

/** Why a file need not be sent at all, in words. */
async function whyNot(file: File): Promise<string | undefined> {
  if (file.size === 0) return "There is nothing in the file.";
  if (file.size > mediaLimits.film) return `The file is larger than ${mediaLimits.film / megabyte} MB.`;
  return whyNoMedia(String.fromCharCode(...new Uint8Array(await file.slice(0, mediaBeginning).arrayBuffer())));
}

/** Where a film or sound comes in: dropped anywhere on the screen, or chosen. One at a time. */
export function SendPlace({
  shrinks,
  room,
  take,
}: {
  shrinks: boolean;
  room: number;
  take: (file: MediaFile) => void;
}) {
  const choose = useRef<HTMLInputElement>(null);
  const ending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState("");
  useEffect(() => () => ending.current?.abort(), []);

  async function send([file]: readonly File[]) {
    if (!file || part !== undefined) return;
    if (room <= 0) return setProblem(`At most ${mediaLimits.ofProduct} sounds and films for one product.`);
    setProblem("");
    setPart(0);
    const end = new AbortController();
    ending.current = end;
    try {
      const why = await whyNot(file);
      if (why) throw new Error(why);
      const type = /^(audio|video)\//.test(file.type) ? file.type : "application/octet-stream";
      take(
        await sendFile("POST /media", file, {
          query: { name: file.name || "film" },
          type,
          signal: end.signal,
          onSent: setPart,
        }),
      );
    } catch (error) {
      if (!end.signal.aborted) setProblem((error as Error).message);
    }
    setPart(undefined);
  }
  const over = useFiles((files) => void send(files));
  return (
    <div className="drop-place" data-over={over || undefined}>
      <p className="text-muted">
        {over ? "Let go to send it." : "Drop a film or a sound anywhere here."}
        <span className="block text-xs">
          MP4 (H.264) or WebM up to {mediaLimits.film / megabyte} MB; MP3, M4A, Ogg or WAV up to{" "}
          {mediaLimits.sound / megabyte} MB.{" "}
          {shrinks ? "They are made small for phones by themselves." : "They are offered as they are: keep them short."}
        </span>
      </p>
      {part === undefined ? (
        <Button icon="plus" onClick={() => choose.current?.click()}>
          Choose a file
        </Button>
      ) : (
        <Button onClick={() => ending.current?.abort()}>Cancel</Button>
      )}
      {part !== undefined && (
        <progress className="picture-progress" value={part} max={1} aria-label="How much of the file has gone" />
      )}
      {problem && (
        <p role="alert" className="w-full text-menu text-error">
          {problem}
        </p>
      )}
      <input
        ref={choose}
        type="file"
        accept="audio/*,video/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a film or sound"
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          void send([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
