/** Under this name `token` empties it when someone signs out (shared/api-client.ts). */
export const unsentKey = 'outbox';

/** Did a window leave something that the server doesn't have yet? */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null;
  } catch {
    return false;
  }
}
