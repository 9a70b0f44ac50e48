import { z } from 'zod';
import { oneLine, requiredText, tooLongText } from './text-rules.ts';

const words = (label: string) => z.string(requiredText(label));
const filled = (text: z.ZodString, label: string, most: number) => text.trim().min(1, requiredText(label)).max(most, tooLongText(most));

/** Text of one line, as a person types it: trimmed, not empty, at most so long. */
export const line = (label: string, most: number) => filled(words(label).regex(oneLine, 'Please write this on one line'), label, most);

/** The same for text of several lines. */
export const paragraphs = (label: string, most: number) => filled(words(label), label, most);
