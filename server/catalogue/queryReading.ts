import type { ProductList } from "../../contract/catalogue.ts";

const mostValues = 50;

/** Reads an address's parameters one after the other and notes which values were applied and which mean nothing. */
export class QueryReading {
  readonly applied: ProductList["applied"] = [];
  readonly ignored: ProductList["ignored"] = [];
  readonly #query: URLSearchParams;

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  /** A parameter's text; empty when it is absent. */
  text(parameter: string): string {
    return this.#query.get(parameter)?.trim() ?? "";
  }

  /** The texts of a parameter that takes several, by commas or by repeating it. */
  texts(parameter: string): string[] {
    const texts = this.#query.getAll(parameter).flatMap((text) => text.split(","));
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "").slice(0, mostValues);
  }

  /** The names of the parameters that are not among `known`. */
  others(known: readonly string[]): string[] {
    return [...new Set(this.#query.keys())].filter((name) => !known.includes(name)).slice(0, mostValues);
  }

  ignore(parameter: string, values: string[]): void {
    for (const value of values) this.ignored.push({ parameter, value });
  }

  /** What `read` makes of a parameter; undefined from it means that the value is to be ignored. */
  one<T>(
    parameter: string,
    read: (text: string) => T | undefined,
    label: (value: T, text: string) => string,
  ): T | undefined {
    const text = this.text(parameter);
    return text === "" ? undefined : this.#take(parameter, text, read, label)[0];
  }

  /** What `read` makes of each value of a parameter that takes several. */
  many<T>(parameter: string, read: (text: string) => T | undefined, label: (value: T, text: string) => string): T[] {
    return this.texts(parameter).flatMap((text) => this.#take(parameter, text, read, label));
  }

  #take<T>(
    parameter: string,
    text: string,
    read: (text: string) => T | undefined,
    label: (value: T, text: string) => string,
  ): T[] {
    const value = read(text);
    if (value === undefined) {
      this.ignored.push({ parameter, value: text });
      return [];
    }
    this.applied.push({ parameter, value: text, label: label(value, text) });
    return [value];
  }
}
