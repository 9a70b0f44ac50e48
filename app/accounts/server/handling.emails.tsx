import { AtSupport } from '#app/platform/mail-layout.tsx';
import { newId } from '#app/platform/ids.ts';
import { queueNoticeMail } from '#app/platform/notice-mail.tsx';
import { brand } from '#app/shared/brand.ts';

const notices = {
  disabled: {
    subject: 'Your account is closed for now',
    preview: 'You can’t sign in until it is reopened.',
    text: 'Our team has closed your account for now. Every device has been signed out, and you can’t sign in until it is reopened.',
  },
  enabled: {
    subject: 'Your account is open again',
    preview: 'You can sign in as before.',
    text: 'Our team has reopened your account. You can sign in as before.',
  },
  'signed-out': {
    subject: 'You were signed out everywhere',
    preview: 'Sign in again to continue.',
    text: 'Our team has signed your account out on every device. Sign in again to continue; your password has not changed.',
  },
  'author-granted': {
    subject: 'You are an author now',
    preview: 'You can now write and publish courses.',
    text: 'Our team has made you an author. You can begin courses of your own, and write every course that an admin adds you to. An admin puts a course on sale. You will find your courses under Teach in your account menu.',
  },
  'author-revoked': {
    subject: 'You are no longer an author',
    preview: 'You can’t change courses any more.',
    text: 'Our team has ended your role as an author. You can’t change courses any more; what you published stays.',
  },
  'helper-granted': {
    subject: 'You can now answer learners’ questions',
    preview: 'Our team has given you the helper role.',
    text: 'Our team has given you the helper role. In your account menu you will find the questions that wait for an answer under Questions, and submitted projects under Projects. You can read the lessons they are about, with or without a membership.',
  },
  'helper-revoked': {
    subject: 'You are no longer a helper',
    preview: 'Our team has ended your helper role.',
    text: 'Our team has ended your helper role. You can’t open the desks of questions and projects any more, and lessons only with a membership. Your answers and responses stay.',
  },
  'finance-granted': {
    subject: 'You can now see orders and refunds',
    preview: 'Our team has given you the finance role.',
    text: 'Our team has given you the finance role. You can see every order, and approve or refuse refunds, under Orders in your account menu.',
  },
  'finance-revoked': {
    subject: 'You no longer see orders and refunds',
    preview: 'Our team has ended your finance role.',
    text: 'Our team has ended your finance role. You can’t see orders or decide on refunds any more.',
  },
} as const;

export type AccountNotice = keyof typeof notices;

/** Tells a person what an admin did. The admin's reason is only for the log. */
export const queueNotice = (
  { email, displayName }: { email: string; displayName: string },
  notice: AccountNotice,
): Promise<void> =>
  queueNoticeMail({
    to: email,
    name: displayName,
    ...notices[notice],
    reason: `You are receiving this e-mail because it concerns your account at ${brand.name}.`,
    closing: (
      <>
        Questions? Write to us <AtSupport />.
      </>
    ),
    key: `account-${notice}:${newId()}`,
  });
