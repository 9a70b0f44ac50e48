import type { ReactNode } from 'react';
import { MailFacts, MailLayout, Paragraph, renderMail } from './mail-layout.tsx';
import { queueMail } from './mailer.ts';

export interface NoticeMail {
  to: string;
  name: string;
  /** The title as well. */
  subject: string;
  preview: string;
  reason: string;
  text: string;
  facts?: readonly (readonly [name: string, value: string])[];
  closing: ReactNode;
  key: string;
}

/** Tells a person that something has happened: a greeting, the news, and where to ask. */
export async function queueNoticeMail(notice: NoticeMail): Promise<void> {
  const { to, name, subject, preview, reason, text, facts, closing, key } = notice;
  const mail = await renderMail(
    <MailLayout preview={preview} title={subject} reason={reason}>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>{text}</Paragraph>
      {facts && <MailFacts facts={facts} />}
      <Paragraph>{closing}</Paragraph>
    </MailLayout>,
  );
  await queueMail({ to, subject, key, ...mail });
}
