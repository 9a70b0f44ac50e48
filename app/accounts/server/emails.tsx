import {
  MailButton,
  MailLayout,
  Paragraph,
  SmallPrint,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { queueSecurityMail } from './security.emails.tsx';

/**
 * A link that anyone can have mailed to any address. Such a mail uses no name in the greeting: the
 * name could be a stranger's message, with a web address in it.
 */
interface LinkMail {
  to: string;
  link: string;
  /** The event that caused the mail; the mail's own key is built from it. */
  key: string;
}

/**
 * `choosesPassword`: the page behind the link asks for a password, and the one from sign-up is
 * ignored.
 */
export async function queueVerificationMail({
  to,
  link,
  key,
  choosesPassword,
}: LinkMail & { choosesPassword: boolean }): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="One click, and you can sign in."
      title="Verify your e-mail"
      reason={`You are receiving this e-mail because someone created an account at ${brand.name} with this address.`}
    >
      <Paragraph>Hello,</Paragraph>
      {choosesPassword ? (
        <Paragraph>
          The account with this address is an admin of {brand.name}. Verify the address and choose
          your password there: the one typed when the account was created does not count, whoever
          typed it.
        </Paragraph>
      ) : (
        <Paragraph>
          Your account has been created. Verify this address, then sign in with the password you
          chose.
        </Paragraph>
      )}
      <MailButton href={link}>Verify e-mail</MailButton>
      <SmallPrint>
        The link is good for 24 hours and works once. If it wasn’t you, ignore this e-mail: without
        the link nobody can sign in.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({ to, subject: 'Verify your e-mail', key: `verify-email:${key}`, ...mail });
}

export async function queueResetMail({ to, link, key }: LinkMail): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="The link is good for one hour."
      title="Set a new password"
      reason={`You are receiving this e-mail because someone asked for a new password at ${brand.name} with this address.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>Choose a new password here. Your old one works until you do.</Paragraph>
      <MailButton href={link}>Reset password</MailButton>
      <SmallPrint>
        The link is good for one hour and works once. If it wasn’t you, ignore this e-mail: your
        password stays as it is.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({ to, subject: 'Reset your password', key: `reset-password:${key}`, ...mail });
}

interface PasswordChangedMail {
  to: string;
  name: string;
  at: Date;
  signedOut: 'every device' | 'every other device';
  key: string;
}

export const queuePasswordChangedMail = ({
  to,
  name,
  at,
  signedOut,
  key,
}: PasswordChangedMail): Promise<void> =>
  queueSecurityMail({
    to,
    name,
    subject: 'Your password was changed',
    text: `Your account has a new password, and ${signedOut} has been signed out.`,
    facts: [
      ['Account', to],
      ['Changed on', instantText(at)],
    ],
    key: `password-changed:${key}`,
  });
