import { AtSupport } from '#app/platform/mail-layout.tsx';
import { newId } from '#app/platform/ids.ts';
import { queueNoticeMail } from '#app/platform/notice-mail.tsx';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import type { Period } from '../membership-status.ts';
import { planLabel } from '../plans.ts';

const notices = {
  granted: {
    subject: 'You have been given a membership',
    preview: 'It costs you nothing.',
    text: 'Our team has given you a membership. It costs you nothing, and you don’t need to do anything.',
  },
  extended: {
    subject: 'Your membership was extended',
    preview: 'It costs you nothing.',
    text: 'Our team has added days to your membership. They cost you nothing, and you don’t need to do anything.',
  },
  revoked: {
    subject: 'A membership you were given was withdrawn',
    preview: 'What you paid for is unchanged.',
    text: 'Our team has withdrawn a period of membership that you had been given. What you paid for is unchanged, and your progress is kept.',
  },
} as const;

export type GrantNotice = keyof typeof notices;

/**
 * Informs a person about an admin's change to the membership. The admin's reason is only in the
 * log.
 */
export const queueGrantMail = (
  { email, displayName }: { email: string; displayName: string },
  notice: GrantNotice,
  { planType, startsAt, endsAt }: Omit<Period, 'reversedAt'>,
): Promise<void> =>
  queueNoticeMail({
    to: email,
    name: displayName,
    ...notices[notice],
    reason: `You are receiving this e-mail because it concerns your membership of ${brand.name}.`,
    facts: [
      ['Plan', planLabel(planType)],
      ['From', instantText(startsAt)],
      ['Until', endsAt ? instantText(endsAt) : 'for life'],
    ],
    closing: (
      <>
        Questions? Write to us <AtSupport />.
      </>
    ),
    key: `membership-${notice}:${newId()}`,
  });
