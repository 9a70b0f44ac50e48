import { data } from 'react-router';
import { ApiFailure } from './api-client.ts';

/**
 * In a loader, after a call: `.catch(refused)`. The API's refusal becomes the page's own answer,
 * with its status and its text, for the error boundary to show; anything else stays what it is. All
 * that a page asks with comes from its address, so an address the API can't read (400) is one where
 * there is nothing.
 */
export function refused(failure: unknown): never {
  if (!(failure instanceof ApiFailure) || failure.status < 400) throw failure;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data(failure.message, failure.status === 400 ? 404 : failure.status);
}
