import type { Acceptance } from '#app/platform/stored-answer.ts';

export const plain: Acceptance = { encoding: null, ifNoneMatch: null, fresh: false };

/** A page that counts how often it is rendered, and waits until `finish` is called. */
export function countedPage(text = 'Hello', topics?: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let made = 0;
  const answer = (number: number) =>
    new Response(`${text} ${number}`, {
      headers: {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'",
        ...(topics && { 'cache-tag': topics }),
      },
    });
  const make = async () => answer((made += 1));
  const makeSlowly = async () => {
    const number = (made += 1);
    await promise;
    return answer(number);
  };
  return { make, makeSlowly, finish: resolve, made: () => made };
}
