import { z } from 'zod';
import { httpsAddress, notOneLine, oneLine, requiredText, tooLongText } from './text-rules.ts';

const words = (label: string) => z.string(requiredText(label));
const filled = (text: z.ZodString, label: string, most: number) =>
  text.trim().min(1, requiredText(label)).max(most, tooLongText(most));

/** A single line that a person types: trimmed, not empty, with a maximum length. */
export const line = (label: string, most: number) =>
  filled(words(label).regex(oneLine, notOneLine), label, most);

/** The same, but optional: null if left out. */
export const optionalLine = (most: number) =>
  z
    .string()
    .regex(oneLine, notOneLine)
    .trim()
    .max(most, tooLongText(most))
    .transform((typed) => typed || null);

/** Like `line`, for text of several lines. */
export const paragraphs = (label: string, most: number) => filled(words(label), label, most);

const typedAddress = (most: number) => z.string().trim().max(most, tooLongText(most));
const notHttps = 'Please enter an address that begins with https://';

/** Another site's address that readers are sent to. */
export const webAddress = (most: number) =>
  typedAddress(most).transform((typed, context) => {
    const address = httpsAddress(typed);
    if (address) return address;
    context.addIssue(notHttps);
    return z.NEVER;
  });

/** The same, but optional: null if left out. */
export const optionalWebAddress = (most: number) =>
  typedAddress(most).transform((typed, context) => {
    const address = typed && httpsAddress(typed);
    if (typed && !address) context.addIssue(notHttps);
    return address || null;
  });
