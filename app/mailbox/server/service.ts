import { newId } from '#app/platform/ids.ts';
import type { SentMail } from '#app/platform/mailer.ts';
import type { StoredMail } from '../contract.ts';
import { linksIn } from '../mail-links.ts';
import { insertMail, selectMailForms, selectMails } from './queries.ts';

/** Where the mailer delivers when no mail server is set. */
export const storeMail = async ({
  key,
  from,
  to,
  subject,
  html,
  text,
  at,
}: SentMail): Promise<void> =>
  insertMail({
    id: newId(),
    key,
    sender: from,
    recipient: to,
    subject,
    html: html ?? '',
    text,
    received_at: at,
  });

export async function storedMails(to?: string): Promise<StoredMail[]> {
  const mails = await selectMails(to, 200);
  return mails.map(({ id, recipient, sender, subject, text, html, received_at: at }) => ({
    id,
    to: recipient,
    from: sender,
    subject,
    text,
    html,
    at: at.toISOString(),
    links: linksIn(text),
  }));
}

/** As HTML, or as text when it has no HTML. */
export const mailForms = selectMailForms;
