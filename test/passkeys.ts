import { testApp, type TestApp } from '#test/app.ts';
import { Authenticator, type Misdeeds } from '#test/fakes/authenticator.ts';
import { withPasskey } from '#test/factors.ts';
import { signedIn, type SignedIn } from '#test/people.ts';

export const origin = 'http://localhost:3000';

export const open = () => testApp({ APP_URL: origin });

export const phone = () => new Authenticator(origin);

export const refused = { status: 400, body: { code: 'auth/passkey-refused' } };

export const challenge = async ({ call }: TestApp) =>
  (await call('POST', '/auth/passkey/options')).body;

export const enter = async (app: TestApp, device: Authenticator, misdeeds?: Misdeeds) =>
  app.call('POST', '/auth/passkey', { body: device.get(await challenge(app), misdeeds) });

/** Someone with a passkey on a device. */
export async function keyholder(
  app: TestApp,
  device = phone(),
  who: { email?: string } = {},
): Promise<SignedIn & { device: Authenticator; passkey: string }> {
  const person = await signedIn(app, who);
  return { ...person, device, passkey: await withPasskey(app, person, device) };
}
