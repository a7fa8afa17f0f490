import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { lookContext } from "./api/context.ts";
import { criticalCss, readSheet } from "./theme/critical.ts";
import theme from "./theme/theme.css?inline";

const sheet = readSheet(theme.replace(/\/\*.*?\*\//gs, ""));
const place = '<style id="look">';

/** On every link, for a router that has to find its routes out; ours knows all of them from the start. */
const discoverMark = ' data-discover="true"';

/**
 * Renders the whole page before the first byte, so that it has a status, a length and an ETag and can be kept, and so
 * that what it needs of the style sheet can be written into it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        headers.set("Content-Type", "text/html; charset=utf-8");
        text(body).then((html) => {
          const lean = import.meta.env.PROD ? html.replaceAll(discoverMark, "") : html;
          const page = lean.replace(place, () => place + criticalCss(sheet, html) + loadContext.get(lookContext));
          resolve(new Response(page, { headers, status: code }));
        }, reject);
      },
      onShellError: reject,
      onError(error) {
        code = 500;
        console.error(error);
      },
    });
  });
}
