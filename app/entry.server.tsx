import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { log } from './platform/log.ts';

/** A page is kept whole, so it is rendered whole: nothing is streamed. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, { signal: request.signal });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log.error({ err: error, url: new URL(request.url).pathname }, 'a page could not be rendered');
};
