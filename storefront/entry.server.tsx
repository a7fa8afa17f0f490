import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { lookContext } from "./api/context.ts";
import { pictureFirst } from "./pictureFirst.ts";
import { scriptsLater } from "./scriptsLater.ts";
import { criticalCss, readSheet } from "./theme/critical.ts";
import fonts from "./theme/fonts.css?inline";
import theme from "./theme/theme.css?inline";

const uncommented = (css: string) => css.replace(/\/\*.*?\*\//gs, "");
const sheet = readSheet(uncommented(theme));
/** All faces stand in each page, and not in the sheet that comes later: a face that is declared anew has all text set again. */
const faces = uncommented(fonts);
const place = '<style id="look">';

/** On every link, for a router that has to find its routes out; ours knows all of them from the start. */
const discoverMark = ' data-discover="true"';

/** What was asked for wrongly (a form sent to a page that takes none) is answered and no fault of the shop: it leaves no stack in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error);
};

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
          const lean = import.meta.env.PROD
            ? scriptsLater(html.replaceAll(discoverMark, ""), headers.has("Link"))
            : html;
          const picture = pictureFirst(html);
          if (picture) headers.append("Link", picture);
          const page = lean.replace(
            place,
            () => place + faces + criticalCss(sheet, html) + loadContext.get(lookContext),
          );
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
