import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { root, setPlacing, useRoot } from "../../device/root.ts";
import type { Placing } from "../../device/rootState.ts";
import { leaveFor } from "./leaveFor.ts";
import { type Outcome, standingBy } from "./outcome.ts";
import { placeOrder } from "./placeOrder.ts";

const again = 6_000;

/**
 * The order that is being asked for. One that was left without an answer, by a reload or a lost network, is asked for
 * again with the same key before anything else; once it is placed the page gives way to what comes next. A tab that only
 * stood by while another ordered is not carried off to a payment: it says so.
 */
export function usePlacing() {
  const navigate = useNavigate();
  const placing = useRoot((state) => state.placing);
  const [outcome, setOutcome] = useState<Outcome>();
  // The device forgets what was asked for a moment before the page hears what came of it: the form is not shown in between.
  const [asked, setAsked] = useState<Placing>();
  if (placing && placing !== asked) setAsked(placing);
  /** What this tab has asked for, or found unanswered as it came. */
  const own = useRef(root.getState().placing?.key);

  const ask = useCallback((order: Placing) => {
    void placeOrder(order).then((found) => {
      setOutcome(order.key === own.current ? found : standingBy(found));
      setAsked(undefined);
    });
  }, []);

  useEffect(() => {
    if (placing) ask(placing);
  }, [placing, ask]);

  useEffect(() => {
    if (outcome?.kind === "placed") void leaveFor(outcome.placed, navigate);
    if (outcome?.kind !== "unknown" || !placing) return;
    const timer = setTimeout(() => ask(placing), again);
    return () => clearTimeout(timer);
  }, [outcome, placing, ask, navigate]);

  const begin = (next: Placing) => {
    own.current = next.key;
    setOutcome(undefined);
    setPlacing(next);
  };
  /** Gives the attempt up. If it did become an order, the same checkout can't become a second one. */
  const giveUp = () => {
    setOutcome(undefined);
    setAsked(undefined);
    setPlacing(null);
  };
  return { placing: placing ?? asked, outcome, begin, giveUp, askAgain: () => placing && ask(placing) };
}
