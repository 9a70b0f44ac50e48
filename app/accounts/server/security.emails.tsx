import { AtSupport } from '#app/platform/mail-layout.tsx';
import { queueNoticeMail, type NoticeMail } from '#app/platform/notice-mail.tsx';
import { brand } from '#app/shared/brand.ts';

export const securityReason = (): string =>
  `You are receiving this e-mail because it concerns the security of your account at ${brand.name}.`;

interface SecurityMail extends Omit<NoticeMail, 'preview' | 'reason' | 'closing'> {
  /** A first step for someone who did not do it, as in “set a new password and”. */
  remedy?: string;
}

/** Tells a person about a change in how they sign in. */
export const queueSecurityMail = ({ remedy, ...mail }: SecurityMail): Promise<void> =>
  queueNoticeMail({
    ...mail,
    preview: 'If it was you, you don’t need to do anything.',
    reason: securityReason(),
    closing: (
      <>
        If it wasn’t you, {remedy && `${remedy} `}write to us <AtSupport /> at once.
      </>
    ),
  });
