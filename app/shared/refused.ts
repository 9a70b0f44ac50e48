import { data } from 'react-router';
import { ApiFailure } from './api-client.ts';

/**
 * In a loader, after a call: `.catch(refused)`. Turns the API's refusal into the page's own answer,
 * with its status and text, for the error boundary to show; other errors pass unchanged. The page's
 * input comes only from its address, so an address that the API can't read (400) is an address
 * without a page (404).
 */
export function refused(failure: unknown): never {
  if (!(failure instanceof ApiFailure) || failure.status < 400) throw failure;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data(failure.message, failure.status === 400 ? 404 : failure.status);
}
