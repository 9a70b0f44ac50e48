import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import type { Authenticator } from './fakes/authenticator.ts';

interface Session {
  token: string;
}

/** Adds a passkey on this device. Returns its id. */
export async function withPasskey(
  { call }: TestApp,
  { token }: Session,
  device: Authenticator,
  name = 'My phone',
): Promise<string> {
  const { body: options } = await call('POST', '/account/passkeys/options', { token });
  const { status, body } = await call('POST', '/account/passkeys', {
    token,
    body: { name, registration: device.create(options) },
  });
  if (status !== 201) throw new Error(`No passkey was added: ${JSON.stringify(body)}`);
  return body.id;
}

/** The code that an authenticator app with this secret (Base32) shows at an instant. */
export const currentCode = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

export interface AuthenticatorApp {
  /** The code that the app shows now, or `later` time steps from now. */
  code: (later?: number) => string;
  /** The code that confirmed the setup, and is used up. */
  spent: string;
  recoveryCodes: string[];
  /** Base32. */
  secret: string;
}

/** Sets up an authenticator app, so that signing in takes two steps. */
export async function withAuthenticatorApp(
  { call, clock }: TestApp,
  { token }: Session,
): Promise<AuthenticatorApp> {
  const { secret } = (await call('POST', '/account/authenticator', { token })).body;
  const code = (later = 0) => currentCode(secret, new Date(clock.now().getTime() + later * 30_000));
  const spent = code();
  const { status, body } = await call('POST', '/account/authenticator/confirmation', {
    token,
    body: { code: spent },
  });
  if (status !== 200) throw new Error(`No authenticator app was set up: ${JSON.stringify(body)}`);
  return { code, spent, recoveryCodes: body.recoveryCodes, secret };
}
