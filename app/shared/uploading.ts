import type { Fetch } from './api-client.ts';

/**
 * A fetch that reports how much of the body has been sent (0 to 1), which the browser's own can't:
 * `api<…>(uploading(setFraction))`.
 */
export const uploading =
  (onProgress: (fraction: number) => void): Fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => {
        const { status, response } = request as { status: number; response: Blob };
        resolve(
          new Response(status === 204 ? null : response, { status, headers: headersOf(request) }),
        );
      });
      request.addEventListener('error', () =>
        reject(new TypeError('The server could not be reached')),
      );
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was cancelled', 'AbortError')),
      );
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof Blob || typeof body === 'string' ? body : null);
    });

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const [name = '', value = ''] = line.split(/: ?(.*)/s);
    if (name) headers.append(name, value);
  }
  return headers;
}
