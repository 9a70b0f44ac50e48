import { z } from 'zod';
import { httpsAddress, notOneLine, oneLine, requiredText, tooLongText } from './text-rules.ts';

const words = (label: string) => z.string(requiredText(label));
const filled = (text: z.ZodString, label: string, most: number) =>
  text.trim().min(1, requiredText(label)).max(most, tooLongText(most));

/** Text of one line, as a person types it: trimmed, not empty, at most so long. */
export const line = (label: string, most: number) =>
  filled(words(label).regex(oneLine, notOneLine), label, most);

/** The same where it may be left out: null. */
export const optionalLine = (most: number) =>
  z
    .string()
    .regex(oneLine, notOneLine)
    .trim()
    .max(most, tooLongText(most))
    .transform((typed) => typed || null);

/** As `line`, for text of several lines. */
export const paragraphs = (label: string, most: number) => filled(words(label), label, most);

const typedAddress = (most: number) => z.string().trim().max(most, tooLongText(most));
const notHttps = 'Please enter an address that begins with https://';

/** An address of another site that readers are sent to. */
export const webAddress = (most: number) =>
  typedAddress(most).transform((typed, context) => {
    const address = httpsAddress(typed);
    if (address) return address;
    context.addIssue(notHttps);
    return z.NEVER;
  });

/** The same where it may be left out: null. */
export const optionalWebAddress = (most: number) =>
  typedAddress(most).transform((typed, context) => {
    const address = typed && httpsAddress(typed);
    if (typed && !address) context.addIssue(notHttps);
    return address || null;
  });
