import { Secret, TOTP } from 'otpauth';
import { personOf } from '#app/accounts/server/people.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { seal, unseal } from '#app/platform/sealing.ts';
import { brand } from '#app/shared/brand.ts';
import { minuteMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { factorProblems } from '../contract.ts';
import { settings } from './ports.ts';
import { mayChangeFactors } from './service.ts';
import * as queries from './two-step.queries.ts';
import { turnOn } from './two-step.service.ts';

const refuse = problemsOf(factorProblems);

/** Six digits of SHA-1 every 30 seconds: what every authenticator app supports. */
const period = 30;
/** One step early or late, for phones with an inaccurate clock. */
const window = 1;

const waitingMs = 30 * minuteMs;

/**
 * A secret for an app. It replaces an unconfirmed one, and counts once its first code is confirmed.
 */
export async function startAuthenticator(
  ctx: Context<Actor>,
): Promise<{ secret: string; uri: string }> {
  await mayChangeFactors(ctx);
  const { uid } = ctx.actor;
  const person = await personOf(uid);
  const totp = new TOTP({
    issuer: brand.name,
    label: person?.email ?? '',
    secret: new Secret({ size: 20 }),
    period,
  });
  const id = newId();
  const secret = seal(settings().sealingKey, totp.secret.base32, id);
  await tx(() => queries.replaceWaitingApp({ id, uid, secret, now: ctx.clock.now() }));
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The first code proves that the app has the secret: sign-in takes two steps from now on. Returns
 * recovery codes if there were none.
 */
export async function confirmAuthenticator(
  ctx: Context<Actor>,
  { code }: { code: string },
): Promise<string[]> {
  await mayChangeFactors(ctx);
  const { uid } = ctx.actor;
  const now = ctx.clock.now();
  return tx(async () => {
    const app = await queries.waitingAppOf(uid, new Date(now.getTime() - waitingMs));
    const step = app && stepOf(app, code, now);
    if (!app || step === undefined)
      throw refuse('auth/wrong-code', { fields: { code: factorProblems['auth/wrong-code'][1] } });
    await queries.confirmApp(uid, app.id, step, now);
    return turnOn(ctx, 'authenticator-replaced');
  });
}

/** Accepts a code of a person's app, once, inside the transaction of whatever it opens. */
export async function spendCode(
  { clock }: Pick<Context, 'clock'>,
  uid: string,
  code: string,
): Promise<void> {
  const app = await queries.appOf(uid);
  const step = app && stepOf(app, code, clock.now());
  if (!app || step === undefined || !(await queries.spendStep(app.id, step)))
    throw refuse('auth/wrong-code');
}

/** The time step of this code, if it is one of those valid now. */
function stepOf(app: { id: string; secret: string }, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  const secret = unseal(settings().sealingKey, app.secret, app.id);
  if (!secret || !/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    period,
    timestamp,
    window,
  });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}
