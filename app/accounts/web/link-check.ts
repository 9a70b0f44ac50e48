import { api } from '#app/shared/api-client.ts';
import type { accountsContract } from '../contract.ts';
import type { MailedLink } from './use-mailed-link.ts';

const call = api<typeof accountsContract>();

/**
 * Is the link still good? Asked when its page opens, so that nobody types a new password for a link
 * that is used or expired (decisions.md ruling 60). Where no answer comes, sending the form
 * decides.
 */
export const linkIsGood = (
  { oobCode }: MailedLink,
  mode: 'resetPassword' | 'verifyEmail',
): Promise<boolean> =>
  call('POST /auth/check-link', { body: { oobCode, mode } }).then(
    ({ valid }) => valid,
    () => true,
  );
