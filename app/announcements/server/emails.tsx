import {
  MailButton,
  MailLayout,
  MailLink,
  Paragraph,
  SmallPrint,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { coursePath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { publicAddress } from '#app/shared/public-address.ts';

interface ConfirmationMail {
  to: string;
  course: string;
  confirm: string;
  forget: string;
  /** The event that caused the mail. */
  key: string;
}

/** To an address that anyone may have typed: it contains nothing that a stranger could choose. */
export async function queueConfirmationMail(asked: ConfirmationMail): Promise<void> {
  const { to, course, confirm, forget, key } = asked;
  const mail = await renderMail(
    <MailLayout
      preview={`One click, and we will write once ${course} opens.`}
      title="Confirm your address"
      reason={`You are receiving this e-mail because someone asked ${brand.name} to tell this address when a course opens.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        <b>{course}</b> is in preparation. Confirm your address, and we will send you one e-mail on
        the day it opens.
      </Paragraph>
      <MailButton href={confirm}>Tell me when it opens</MailButton>
      <SmallPrint>
        The link is good for 7 days. If it wasn’t you, ignore this e-mail: we delete your address
        after 7 days. You can also <MailLink href={forget}>delete your address now</MailLink>,
        before or after confirming it.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'Confirm your address',
    key: `waiting-confirmation:${key}`,
    ...mail,
  });
}

interface Told {
  id: string;
  email: string;
}

/** The same mail to each. */
export async function queueOpeningMails(
  told: readonly Told[],
  { slug, title }: { slug: string; title: string },
): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="The course you were waiting for is open."
      title={`${title} is open`}
      reason={`You are receiving this e-mail because you asked ${brand.name} to tell you when this course opens.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        You asked us to tell you when <b>{title}</b> opens. It is open now.
      </Paragraph>
      <MailButton href={publicAddress(coursePath(slug))}>See the course</MailButton>
      <SmallPrint>
        This is the only e-mail about it. We have deleted your address from the list of those who
        were waiting.
      </SmallPrint>
    </MailLayout>,
  );
  for (const { id, email } of told)
    await queueMail({ to: email, subject: `${title} is open`, key: `course-open:${id}`, ...mail });
}
