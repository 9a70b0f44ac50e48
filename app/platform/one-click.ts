/**
 * Turns a mail program's post to an unsubscribe page (RFC 8058) into the API call of the same path.
 */
export const oneClick = (request: Request): Request => {
  const { origin, pathname, search } = new URL(request.url);
  return new Request(`${origin}/api${pathname}${search}`, {
    method: 'POST',
    headers: request.headers,
  });
};
