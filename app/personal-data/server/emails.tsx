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
import { publicAddress } from '#app/shared/public-address.ts';

interface DeletionMail {
  to: string;
  name: string;
  key: string;
}

export async function queueDeletionMail({
  to,
  name,
  dueAt,
  key,
}: DeletionMail & { dueAt: Date }): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="Until then you can keep it."
      title="Your account will be deleted"
      reason={`You are receiving this e-mail because someone asked to delete your account at ${brand.name}.`}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        You asked us to delete your account. You have been signed out everywhere.
      </Paragraph>
      <MailFacts
        facts={[
          ['Account', to],
          ['Deleted on', instantText(dueAt)],
        ]}
      />
      <Paragraph>Changed your mind? Sign in before then and choose “Keep my account”.</Paragraph>
      <MailButton href={publicAddress('/account')}>Keep my account</MailButton>
      <SmallPrint>
        If it wasn’t you, sign in, keep the account and change your password: someone knows it.
      </SmallPrint>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'Your account will be deleted',
    key: `account-deletion:${key}`,
    ...mail,
  });
}

export async function queueDeletedMail({ to, name, key }: DeletionMail): Promise<void> {
  const mail = await renderMail(
    <MailLayout
      preview="This is our last mail to you."
      title="Your account is deleted"
      reason={`You are receiving this e-mail because your account at ${brand.name} was deleted, as you asked.`}
    >
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Your account is deleted: your name, your address, your photo and your sessions are gone.
        Orders and payments stay in our books without your name, as the law requires. This address
        is free for a new account.
      </Paragraph>
    </MailLayout>,
  );
  await queueMail({
    to,
    subject: 'Your account is deleted',
    key: `account-deleted:${key}`,
    farewell: true,
    ...mail,
  });
}
