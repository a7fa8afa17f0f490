import type { AnswerOf } from "../../../contract/calls.ts";
import { CallFailed, type Client } from "../../api/client.ts";

type Comparison = AnswerOf<"GET /get/compare">["data"];

/** Those of the slugs that the shop says it has not: it names each by its place. */
const unknownOf = (slugs: string[], error: unknown): string[] =>
  error instanceof CallFailed && error.status === 404
    ? slugs.filter((_, at) => error.answer.errors?.[`products.${at}`] !== undefined)
    : [];

/** The comparison of those products that are there, and which are not. Throws as the call does. */
export async function readCompared(api: Client, slugs: string[]): Promise<Comparison & { unknown: string[] }> {
  if (slugs.length === 0) return { products: [], rows: [], unknown: [] };
  try {
    const { data } = await api("GET /get/compare", { query: { products: slugs.join(",") } });
    return { ...data, unknown: [] };
  } catch (error) {
    const unknown = unknownOf(slugs, error);
    if (unknown.length === 0) throw error;
    const rest = await readCompared(
      api,
      slugs.filter((slug) => !unknown.includes(slug)),
    );
    return { ...rest, unknown: [...unknown, ...rest.unknown] };
  }
}
