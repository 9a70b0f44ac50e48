import { redirect } from 'react-router';

/**
 * In a loader: leaves for the present address of a course that was asked for by a former one.
 * Nobody stores the answer, since a course may take up a former address again.
 */
export function stayUnlessMoved(asked: string, slug: string, path: string): void {
  if (slug === asked) return;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
  throw redirect(path, { status: 308, headers: { 'cache-control': 'no-store' } });
}
