import { useEffect, useRef, useState } from "react";

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Has the whole screen take files that are dropped or pasted; tells whether some hang over it. */
export function useFiles(take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const hover = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener("dragover", hover, { signal });
    document.addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    document.addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        latest.current(files);
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return over;
}
