/** How keys are called on their caps. */
const caps: Record<string, string> = {
  Escape: "Esc",
  Ctrl: navigator.platform.startsWith("Mac") ? "⌘" : "Ctrl",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** Keys as they are pressed, "g o" or "Ctrl+k", each on its cap. */
export const Keycaps = ({ keys, className = "" }: { keys: string; className?: string }) => (
  <span className={`inline-flex gap-1 ${className}`}>
    {keys
      .split(" ")
      .flatMap((one) => (one.length > 1 ? one.split("+") : [one]))
      .map((cap) => (
        <kbd key={cap} className="keycap">
          {caps[cap] ?? (cap.length === 1 && cap !== cap.toLowerCase() ? `⇧${cap}` : cap)}
        </kbd>
      ))}
  </span>
);
