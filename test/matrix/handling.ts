import { personByEmail } from '#app/accounts/server/people.service.ts';
import { signUp } from '#app/accounts/server/sign-up.service.ts';
import { systemContext } from '#app/platform/context.ts';
import type { Town } from '../town.ts';
import { newcomer, type Input } from './rows.ts';

export const reason = 'They asked for it';

/** Someone new, for the call to act on. */
export async function somebody({ shop }: Town): Promise<string> {
  const person = newcomer();
  await signUp(systemContext(shop.clock, 'test'), person);
  return (await personByEmail(person.email))?.uid ?? '';
}

export const handled = async (town: Town): Promise<Input> => ({
  params: { uid: await somebody(town) },
  body: { reason },
});
export const withRole = async (town: Town): Promise<Input> => ({
  params: { uid: await somebody(town) },
  body: { reason, role: 'author' },
});
export const toAdminItself = ({ residents }: Town): Input => ({
  params: { uid: residents.admin.uid },
  body: { reason },
});
export const nobody = (): Input => ({ params: { uid: 'nobody' }, body: { reason } });
