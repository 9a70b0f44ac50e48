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
import { instantText } from '#app/shared/instant-text.ts';

interface LetterMail {
  to: string;
  /** The event that caused the mail; the mail's own key is built from it. */
  key: string;
}

/** To an address that anyone may have typed: it contains nothing that a stranger could choose. */
export async function queueConfirmationMail({
  to,
  link,
  key,
}: LetterMail & { link: string }): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="One click, and the letter is yours."
      title="Confirm your subscription"
      reason={`You are receiving this e-mail because someone asked for the newsletter of ${brand.name} with this address.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        One build, taken apart, every Friday. Confirm here, and it comes to this address.
      </Paragraph>
      <MailButton href={link}>Confirm subscription</MailButton>
      <SmallPrint>
        The link is good for 7 days and works once. If it wasn’t you, ignore this e-mail: without
        the link nothing is sent.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'Confirm your subscription',
    key: `newsletter-confirmation:${key}`,
    ...mail,
  });
}

export async function queueWelcomeMail({
  to,
  unsubscribe,
  key,
}: LetterMail & { unsubscribe: string }): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="You will get the next letter we write."
      title="You are on the list"
      reason={`You are receiving this e-mail because you subscribed to the newsletter of ${brand.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        From now on you will get our letter: how something real was made, what it cost and what
        broke. No forwarded wisdom, and nothing else.
      </Paragraph>
      <SmallPrint>
        Had enough? <MailLink href={unsubscribe}>Unsubscribe</MailLink>; no sign-in is needed.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'You are on the list',
    key: `newsletter-welcome:${key}`,
    unsubscribe,
    ...mail,
  });
}

export interface ReceivedEnquiry {
  id: string;
  kind: 'collaboration' | 'contact';
  email: string;
  name: string | null;
  subject: string | null;
  message: string | null;
  received_at: Date;
}

/**
 * To ourselves, as text only: a stranger's words never become markup (reliability.md P9). Without a
 * support address we mail nobody, and the enquiry waits in the inbox.
 */
export async function queueEnquiryMail(enquiry: ReceivedEnquiry): Promise<void> {
  if (!brand.supportEmail) return;
  const { id, kind, email, name, subject, message, received_at: receivedAt } = enquiry;
  const facts = [
    `From: ${name ? `${name} <${email}>` : email}`,
    `Received: ${instantText(receivedAt)}`,
  ];
  const words =
    kind === 'contact'
      ? [`Subject: ${subject}`, '', message]
      : ['', 'They would like to build together (Founders Hub).'];
  await queueMail({
    to: brand.supportEmail,
    replyTo: email,
    subject: kind === 'contact' ? `Contact form: ${subject}` : 'Founders Hub enquiry',
    text: [
      ...facts,
      ...words,
      '',
      '-- ',
      `Sent through a form on ${brand.name}. Reply to this e-mail to answer.`,
    ].join('\n'),
    key: `enquiry:${id}`,
  });
}
