import {
  confirmPassword,
  forgetSecondFactor,
  openSession,
  redeemTicket,
  ticketHolder,
  type OpenedSession,
} from '#app/accounts/server/sessions.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { factorProblems, type Proof } from '../contract.ts';
import type { RequestOptions } from '../passkeys.contract.ts';
import { queueFactorMail } from './emails.tsx';
import { lockPasskeysOf } from './passkeys.queries.ts';
import { requestOptions } from './passkeys.service.ts';
import { withProof } from './proofs.service.ts';
import { deleteTwoStep, twoStepOf } from './two-step.queries.ts';

const refuse = problemsOf(factorProblems);

async function holderOf(ctx: Context, ticket: string): Promise<string> {
  const uid = await ticketHolder(ctx, ticket);
  if (uid === undefined) throw refuse('auth/second-step-expired');
  return uid;
}

export const secondStepOptions = async (
  ctx: Context,
  { ticket }: { ticket: string },
): Promise<RequestOptions> =>
  requestOptions(ctx, { purpose: 'second-step', asker: ticket, uid: await holderOf(ctx, ticket) });

/** The second step, after the right password: one session per ticket. */
export async function takeSecondStep(
  ctx: Context,
  { ticket, proof, userAgent }: { ticket: string; proof: Proof; userAgent: string | undefined },
): Promise<OpenedSession> {
  const uid = await holderOf(ctx, ticket);
  return withProof(
    ctx,
    { uid, proof, purpose: 'second-step', asker: ticket },
    async (passkeyId) => {
      if (!(await redeemTicket(ctx, ticket, uid))) throw refuse('auth/second-step-expired');
      return openSession(ctx, { uid, userAgent, secondFactor: true, passkeyId });
    },
  );
}

/** Turns two-step sign-in off: removes the app and the recovery codes; passkeys still sign in. */
export async function turnOff(
  ctx: Context<Actor>,
  { password, proof }: { password: string; proof: Proof },
): Promise<void> {
  const { uid, sessionId } = ctx.actor;
  if (!(await twoStepOf(uid))) throw refuse('factors/two-step-off');
  await confirmPassword(ctx, { password });
  await withProof(ctx, { uid, proof, purpose: 'turn-off', asker: sessionId }, async () => {
    const passkeys = await lockPasskeysOf(uid);
    if (!(await deleteTwoStep(uid))) throw refuse('factors/two-step-off');
    if (passkeys.length === 0) await forgetSecondFactor(ctx, { uid });
    await queueFactorMail(ctx, uid, 'two-step-off');
  });
}
