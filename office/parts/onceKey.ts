import { useRef } from "react";

/** Sixteen random bytes as letters and digits; works without HTTPS too. */
const fresh = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join("-");

/**
 * A key by which the shop does a thing once: the same for the same content however often it is sent, another one when the
 * content is another.
 */
export function useOnceKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: fresh() };
    return last.current.key;
  };
}
