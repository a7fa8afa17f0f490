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
    if (error instanceof CallFailed && (error.status === 404 || error.status === 422))
      throw data(null, { status: 404 });
    if (error instanceof CallFailed || error instanceof NoAnswer) throw data(null, { status: 503 });
    throw error;
  }
}
