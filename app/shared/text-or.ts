import { z } from 'zod';

/**
 * Text, or an object that says more. A union would not say which part of the object is at fault.
 */
export const textOr = <Text, Whole>(text: z.ZodType<Text>, whole: z.ZodType<Whole>) =>
  z.unknown().transform((value, context): Text | Whole => {
    const schema: z.ZodType<Text | Whole> =
      typeof value === 'object' && value !== null ? whole : text;
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    for (const issue of error.issues)
      // The same issue, which the library types apart when it is found and when it is told.
      context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
