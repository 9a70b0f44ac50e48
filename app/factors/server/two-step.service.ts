import { endOtherSessions, markSecondFactor } from '#app/accounts/server/sessions.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { Assertion, RequestOptions } from '../passkeys.contract.ts';
import { queueFactorMail, type FactorChange } from './emails.tsx';
import { notePasskeyUse, requestOptions, verifyAssertion } from './passkeys.service.ts';
import { replaceCodes } from './recovery-codes.service.ts';
import { mayChangeFactors } from './service.ts';
import * as queries from './two-step.queries.ts';

/** A challenge for the caller's own passkeys, for one of two changes. */
export const changeOptions = (
  ctx: Context<Actor>,
  { purpose }: { purpose: 'turn-on' | 'turn-off' },
): Promise<RequestOptions> =>
  requestOptions(ctx, { purpose, asker: ctx.actor.sessionId, uid: ctx.actor.uid });

/**
 * From now on sign-in requires a passkey after the password. Returns recovery codes if there were
 * none.
 */
export async function turnOnWithPasskey(
  ctx: Context<Actor>,
  { passkey }: { passkey: Assertion },
): Promise<string[]> {
  await mayChangeFactors(ctx);
  const { uid, sessionId } = ctx.actor;
  const verified = await verifyAssertion(ctx, passkey, {
    purpose: 'turn-on',
    asker: sessionId,
    uid,
  });
  return tx(async () => {
    await notePasskeyUse(ctx, verified);
    return turnOn(ctx);
  });
}

/**
 * Turns two-step sign-in on, in the transaction of the factor that this session has just used;
 * every other session ends. If it is on already, the recovery codes stay, and the mail is about
 * `otherwise`.
 */
export async function turnOn(ctx: Context<Actor>, otherwise?: FactorChange): Promise<string[]> {
  const { uid } = ctx.actor;
  const first = await queries.insertTwoStep(uid, ctx.clock.now());
  // Before any write to a session: this locks the person's row, as everything that ends sessions
  // does first.
  if (first) await endOtherSessions(ctx);
  await markSecondFactor(ctx);
  if (!first) {
    if (otherwise) await queueFactorMail(ctx, uid, otherwise);
    return [];
  }
  await queueFactorMail(ctx, uid, 'two-step-on');
  return replaceCodes(uid);
}
