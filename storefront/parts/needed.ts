import { data, redirect } from "react-router";
import { CallFailed, NoAnswer } from "../api/client.ts";

/**
 * What a page can't be without: the answer, or the page's own failure. What is not there makes the not-found page (404);
 * a shop that can't answer now makes 503, which nobody keeps. What has another slug now is at `place(slug)` (301).
 */
export async function needed<T>(call: Promise<T>, place?: (slug: string) => string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const moved = error instanceof CallFailed ? error.answer.moved_to : undefined;
    if (moved !== undefined && place) throw redirect(place(moved), 301);
    if (isMissing(error)) throw data(null, { status: 404 });
    if (isAway(error)) throw data(null, { status: 503 });
    throw error;
  }
}

/** What a page does without while the shop can't answer: the answer, or undefined. Any other failure is thrown. */
export async function unlessAway<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}

/**
 * What a page goes on loading for while the shop can't answer: the answer as `show` makes it, or null with status 503.
 * For the rest it is like `needed`.
 */
export async function orLoading<T, Shown>(
  call: Promise<T>,
  show: (answer: T) => Shown,
  place?: (slug: string) => string,
) {
  const answer = await needed(unlessAway(call), place);
  return answer === undefined ? data(null, { status: 503 }) : show(answer);
}

const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422 || error.answer.moved_to !== undefined);

/** Whether a failure says that the shop can't answer now, rather than that there is no such thing. */
export const isAway = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof CallFailed && !isMissing(error));
