import { api } from '#app/shared/api-client.ts';
import type { accountsContract } from '../contract.ts';
import type { MailedLink } from './use-mailed-link.ts';

const call = api<typeof accountsContract>();

/**
 * Checks a link when its page opens, so that nobody types a new password for a used or expired link
 * (decisions.md ruling 60). If no answer comes, sending the form decides.
 */
export const linkIsGood = (
  { oobCode }: MailedLink,
  mode: 'resetPassword' | 'verifyEmail',
): Promise<boolean> =>
  call('POST /auth/check-link', { body: { oobCode, mode } }).then(
    ({ valid }) => valid,
    () => true,
  );
