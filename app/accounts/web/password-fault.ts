import { partOf } from '#app/ui/base/part-of.ts';

const loadList = partOf(() => import('../password-weakness.ts'), 'passwordWeakness');
const loadRule = () => loadList().catch(() => undefined);

/**
 * The fault of a new password, before it is sent. If the list of common passwords doesn't load, the
 * server checks it.
 */
export async function passwordFault(password: string): Promise<string | null> {
  const weakness = await loadRule();
  return weakness?.(password) ?? null;
}

/**
 * Loads the list of common passwords while the person types, so that it is there when they send.
 */
export function preparePasswordFault(): void {
  void loadRule();
}
