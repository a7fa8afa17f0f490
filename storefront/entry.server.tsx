import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { lookContext } from "./api/context.ts";
// oxlint-disable-next-line import/default -- Vite answers with the built file's address
import beginAddress from "./begin.ts?worker&url";
import { firstScreen, isPictureFirst } from "./firstScreen.ts";
import { scriptsLater } from "./scriptsLater.ts";
import { criticalCss, readSheet } from "./theme/critical.ts";
import fonts from "./theme/fonts.css?inline";
import furtherFonts from "./theme/furtherFonts.css?inline";
import furtherFontsAddress from "./theme/furtherFonts.css?url";
import theme from "./theme/theme.css?inline";
import sheetAddress from "./theme/theme.css?url";

const uncommented = (css: string) => css.replace(/\/\*.*?\*\//gs, "");
const sheet = readSheet(uncommented(theme));
/** Where they are not put on together with the sheet, all faces stand in the page: one that is declared later has all text set again. */
const faces = { first: uncommented(fonts), further: uncommented(furtherFonts) };
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
          const path = context.staticHandlerContext.matches.at(-1)?.route.path;
          const lean = import.meta.env.PROD
            ? scriptsLater(html.replaceAll(discoverMark, ""), beginAddress, headers.has("Link"), path)
            : html;
          const isPicture = import.meta.env.PROD && isPictureFirst(html);
          const type = faces.first + (isPicture ? "" : faces.further);
          const look = type + criticalCss(sheet, html) + loadContext.get(lookContext);
          const page = lean.replace(place, () => place + look);
          const sent = import.meta.env.PROD
            ? firstScreen(page, isPicture ? [sheetAddress, furtherFontsAddress] : [sheetAddress])
            : page;
          resolve(new Response(sent, { headers, status: code }));
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
