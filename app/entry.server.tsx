import { renderToReadableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { log } from './platform/log.ts';
import { scriptMark } from './shared/api-fetch.ts';
import { brand } from './shared/brand.ts';
import { PlainFailure } from './shell/last-resort.tsx';

/** The cache stores complete pages, so nothing is streamed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  try {
    const nonce = loadContext.get(scriptMark);
    const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
    const stream = await renderToReadableStream(page, { signal: request.signal, nonce });
    await stream.allReady;
    return new Response(stream, { status, headers });
  } catch (failure) {
    // The router renders a failed page once more, with the root's error boundary. If that fails
    // too, we answer in plain text.
    if (!context.staticHandlerContext.errors) throw failure;
    log.error(
      { err: failure, url: new URL(request.url).pathname },
      'the error page could not be rendered',
    );
    return new Response(await renderToReadableStream(<PlainDocument />), { status: 500, headers });
  }
}

const PlainDocument = () => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{brand.name}</title>
    </head>
    <body>
      <PlainFailure />
    </body>
  </html>
);

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted)
    log.error({ err: error, url: new URL(request.url).pathname }, 'a page could not be rendered');
};
