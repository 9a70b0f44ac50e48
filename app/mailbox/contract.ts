import { z } from 'zod';

/** A mail that was kept instead of sent, as GET /dev/mailbox.json answers it (decisions.md ruling 42). */
export const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.iso.datetime(),
  /** The addresses in the text, in its order. */
  links: z.array(z.string()),
});
export type KeptMail = z.infer<typeof keptMail>;

/** Newest first, at most 200; `?to=` narrows them to one recipient. */
export const mailboxPath = '/dev/mailbox.json';

/** The HTML form of one mail, as a document of its own. */
export const mailDocumentPath = (id: string): string => `/dev/mailbox/${id}`;
