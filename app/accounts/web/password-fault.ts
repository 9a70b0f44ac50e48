/**
 * What is wrong with a password that is to be kept, before it is sent. The list of common ones is loaded for it: call it while one
 * types, so that it is there when one sends. Where it does not load, the server says it.
 */
export async function passwordFault(password: string): Promise<string | null> {
  const rule = await import('../password-weakness.ts').catch(() => undefined);
  return rule?.passwordWeakness(password) ?? null;
}
