import { type ComponentType, useEffect, useState } from "react";
import { afterPaint } from "./afterPaint.ts";

type Fetched<Props> = { Part: ComponentType<Props> | undefined; failed: boolean; again: () => void };

/**
 * A part of a page whose script is fetched when it is first wanted. When that can't be had, as without a network or
 * after a new release, `failed` says so until the shopper tries `again`. `load` stays the same function.
 */
export function useFetchedPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
): Fetched<Props> {
  const [came, setCame] = useState<{ Part: ComponentType<Props> | undefined }>();
  useEffect(() => {
    if (!wanted || came) return;
    let left = false;
    const settle = (Part: ComponentType<Props> | undefined) => left || setCame({ Part });
    // Beginning to fetch takes a cheap phone as long as a frame: what was pressed answers first.
    afterPaint(() => {
      if (!left)
        load().then(
          (part) => settle(part.default),
          () => settle(undefined),
        );
    });
    return () => {
      left = true;
    };
  }, [load, wanted, came]);
  const failed = wanted && came !== undefined && !came.Part;
  return { Part: came?.Part, failed, again: () => setCame((now) => (now?.Part ? now : undefined)) };
}
