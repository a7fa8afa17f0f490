import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * Whether a long list is to be drawn whole: not in its first paint, which shows what fits the screen, but right after it. Who
 * comes back to a list comes back to his place, which needs its whole height at once.
 */
export const useWhole = (): boolean => useDeferredValue(true, useNavigationType() === NavigationType.Pop);
