import { useRef } from "react";
import { uuid } from "../../contract/uuid.ts";

/**
 * A key by which the shop does a thing once: the same for the same content however often it is sent, another one when the
 * content is another.
 */
export function useOnceKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: uuid() };
    return last.current.key;
  };
}
