import {
  MailButton,
  MailFacts,
  MailLayout,
  Paragraph,
  SmallPrint,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { queueSecurityMail, securityReason } from './security.emails.tsx';

interface EmailChangeLinkMail {
  to: string;
  side: 'old' | 'new';
  oldEmail: string;
  newEmail: string;
  link: string;
  key: string;
}

/**
 * One of the two links. It uses no name in the greeting, since the name could be a stranger's
 * message to the new address.
 */
export async function queueEmailChangeLinkMail({
  to,
  side,
  oldEmail,
  newEmail,
  link,
  key,
}: EmailChangeLinkMail): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="It moves once you confirm at both addresses."
      title={side === 'old' ? 'Move your account to another address?' : 'Confirm your new address'}
      reason={
        side === 'old'
          ? `You are receiving this e-mail because your account at ${brand.name} uses this address.`
          : `You are receiving this e-mail because someone wants to use this address for an account at ${brand.name}.`
      }
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {side === 'old'
          ? 'You asked to move your account to another address. Confirm here, and with the link we sent to the new address.'
          : 'Someone asked to move an account to this address. Confirm here, and with the link we sent to the old address.'}
      </Paragraph>
      <MailFacts
        facts={[
          ['From', oldEmail],
          ['To', newEmail],
        ]}
      />
      <MailButton href={link}>Review the change</MailButton>
      <SmallPrint>
        The link is good for 24 hours. Nothing moves until both addresses confirm.{' '}
        {side === 'old'
          ? 'If it wasn’t you, use this link to stop the change, then set a new password.'
          : 'If it wasn’t you, ignore this e-mail.'}
      </SmallPrint>
    </MailLayout>,
  );
  const subject =
    side === 'old' ? 'Move your account to another address?' : 'Confirm your new address';
  await queueMail({ to, subject, key: `email-change-${side}:${key}`, ...mail });
}

/** Tells the owner of an address that someone else wanted it. That person learns nothing. */
export async function queueAddressTakenMail({
  to,
  key,
}: {
  to: string;
  key: string;
}): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="Nothing has changed."
      title="Someone tried to use your address"
      reason={securityReason()}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone tried to move another account to this address. It is already yours, so nothing has
        changed, and they were not told.
      </Paragraph>
      <SmallPrint>
        If it was you, sign in with this address, or ask for a new password if you have forgotten
        it.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'Someone tried to use your address',
    key: `email-change-taken:${key}`,
    ...mail,
  });
}

interface EmailChangedMail {
  to: string;
  name: string;
  newEmail: string;
  at: Date;
  key: string;
}

export const queueEmailChangedMail = ({
  to,
  name,
  newEmail,
  at,
  key,
}: EmailChangedMail): Promise<void> =>
  queueSecurityMail({
    to,
    name,
    subject: 'Your address was changed',
    text: 'Your account has moved to another address. Sign in with it from now on; your password is the same. Other devices have been signed out.',
    facts: [
      ['New address', newEmail],
      ['Changed on', instantText(at)],
    ],
    key: `email-changed:${key}:${to === newEmail ? 'new' : 'old'}`,
  });
