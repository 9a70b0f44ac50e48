import { personOf } from '#app/accounts/server/people.face.ts';
import { queueSecurityMail } from '#app/accounts/server/sessions.face.ts';
import type { Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { instantText } from '#app/shared/instant-text.ts';

const changes = {
  'passkey-added': [
    'A passkey was added',
    'A passkey was added to your account. Anyone who has it can sign in as you, and a new password does not remove it. If it wasn’t you, remove it in your account.',
  ],
  'passkey-removed': [
    'A passkey was removed',
    'A passkey was removed from your account. It no longer works, and other devices signed in with it were signed out.',
  ],
  'two-step-on': [
    'Two-step sign-in is on',
    'Your password alone no longer opens your account. Every other device has been signed out. Keep your recovery codes somewhere safe.',
  ],
  'two-step-off': [
    'Two-step sign-in is off',
    'Your password alone now opens your account. The recovery codes no longer work.',
  ],
  'authenticator-replaced': [
    'Your authenticator app was replaced',
    'A different authenticator app now makes your codes. The previous one no longer works.',
  ],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'New recovery codes were made for your account. The previous ones no longer work.',
  ],
  'recovery-code-used': [
    'A recovery code was used',
    'One of your recovery codes was used just now. Each works once.',
  ],
  reset: [
    'Your ways to sign in were reset',
    'Our support team has removed all passkeys, the authenticator app and the recovery codes from your account, and signed out every device. Your password still works.',
  ],
} as const satisfies Record<string, readonly [subject: string, text: string]>;

export type FactorChange = keyof typeof changes;

/** Mails a person about a change in how they sign in; queued in the change's transaction. */
export async function queueFactorMail(
  { clock }: Pick<Context, 'clock'>,
  uid: string,
  change: FactorChange,
  facts: readonly (readonly [string, string])[] = [],
): Promise<void> {
  const person = await personOf(uid);
  if (!person) return;
  const [subject, text] = changes[change];
  await queueSecurityMail({
    to: person.email,
    name: person.displayName,
    subject,
    text,
    facts: [['Account', person.email], ['Changed on', instantText(clock.now())], ...facts],
    remedy: 'set a new password and',
    key: `${change}:${newId()}`,
  });
}
