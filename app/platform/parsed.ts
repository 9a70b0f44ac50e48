import type { z } from 'zod';
import { refuse } from '#app/shared/problem.ts';

/** No form has more; a forged body might. */
const mostFields = 50;

/**
 * @throws {Problem} request/invalid, with the first message of each field; one field alone speaks
 * as the error text itself.
 */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // A Map, since a field may be called `__proto__`.
  const messages = new Map<string, string>();
  for (const issue of result.error.issues) {
    const unknown = issue.code === 'unrecognized_keys';
    const names = unknown ? issue.keys : [issue.path.join('.') || 'body'];
    for (const name of names)
      if (!messages.has(name))
        messages.set(name, unknown ? 'This field is not known.' : issue.message);
  }
  const fields = Object.fromEntries([...messages].slice(0, mostFields));
  const [only, ...more] = Object.values(fields);
  throw refuse('request/invalid', { fields, ...(only && more.length === 0 && { text: only }) });
}
