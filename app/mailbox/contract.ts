import { z } from 'zod';

/**
 * A mail that was stored instead of sent, as GET /dev/mailbox.json answers it (decisions.md ruling
 * 42).
 */
export const StoredMail = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.iso.datetime(),
  /** The addresses in the text, in order. */
  links: z.array(z.string()),
});
export type StoredMail = z.output<typeof StoredMail>;
