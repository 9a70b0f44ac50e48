/**
 * What a mail program posts to a page that unsubscribes (RFC 8058), as the call that it stands for:
 * the API's, of the same path.
 */
export const oneClick = (request: Request): Request => {
  const { origin, pathname, search } = new URL(request.url);
  return new Request(`${origin}/api${pathname}${search}`, {
    method: 'POST',
    headers: request.headers,
  });
};
