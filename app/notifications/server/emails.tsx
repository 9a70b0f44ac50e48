import { securityReason } from '#app/accounts/server/sessions.face.ts';
import {
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
  SmallPrint,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { preferencesPath } from '../addresses.ts';
import type { WordedNews } from './ports.ts';

interface NotificationMail {
  to: string;
  name: string;
  news: WordedNews;
  /** The link that turns the category off; null where it can't be turned off. */
  unsubscribe: string | null;
  /** What the mail is about; the mail's own key is derived from it. */
  key: string;
}

export async function queueNotificationMail({
  to,
  name,
  news,
  unsubscribe,
  key,
}: NotificationMail): Promise<void> {
  const { title, text, link, otherLink } = news;
  const { about } = news.category;
  const mail = await renderMail(
    <MailLayout
      preview={text}
      title={title}
      reason={
        unsubscribe
          ? `You are receiving this e-mail because you have an account at ${brand.name} and want mails about ${about}.`
          : securityReason()
      }
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>{text}</Paragraph>
      {link && <MailButton href={publicAddress(link.href)}>{link.label}</MailButton>}
      {otherLink && (
        <Paragraph>
          <MailLink href={publicAddress(otherLink.href)}>{otherLink.label}</MailLink>
        </Paragraph>
      )}
      {unsubscribe && (
        <SmallPrint>
          <MailLink href={publicAddress(preferencesPath)}>Choose what we mail you</MailLink>, or{' '}
          <MailLink href={unsubscribe}>unsubscribe from mails about {about}</MailLink> without
          signing in.
        </SmallPrint>
      )}
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: title,
    key: `notification:${key}`,
    ...(unsubscribe && { unsubscribe }),
    ...mail,
  });
}
