import { useEffect } from "react";
import { useRevalidator } from "react-router";

const pauses = [2_000, 3_000, 5_000, 10_000, 20_000];

/** Looks at the order again when the browser shows the page from its memory, and a few times while a payment is on its way. */
export function useFreshOrder(pending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [revalidate]);
  useEffect(() => {
    if (!pending) return;
    let wait = 0;
    const timers = pauses.map((pause) => setTimeout(() => void revalidate(), (wait += pause)));
    return () => timers.forEach(clearTimeout);
  }, [pending, revalidate]);
}
