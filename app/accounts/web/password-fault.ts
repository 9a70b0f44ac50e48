import { partOf } from '#app/ui/base/part-of.ts';

const loadList = partOf(() => import('../password-weakness.ts'), 'passwordWeakness');
const loadRule = () => loadList().catch(() => undefined);

/**
 * What is wrong with a password that is to be kept, before it is sent. Where the list of common
 * ones does not load, the server says it.
 */
export async function passwordFault(password: string): Promise<string | null> {
  const weakness = await loadRule();
  return weakness?.(password) ?? null;
}

/** While one types, so that the list of common passwords is there when one sends. */
export function preparePasswordFault(): void {
  void loadRule();
}
