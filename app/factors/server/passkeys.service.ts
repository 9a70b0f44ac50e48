import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { personOf } from '#app/accounts/server/people.face.ts';
import {
  endSessionsOfPasskey,
  forgetSecondFactor,
  markSecondFactor,
  openSession,
  type OpenedSession,
} from '#app/accounts/server/sessions.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { brand } from '#app/shared/brand.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { factorProblems, type PasskeyAnswer } from '../contract.ts';
import {
  transports,
  type Assertion,
  type CreationOptions,
  type Registration,
  type RequestOptions,
} from '../passkeys.contract.ts';
import { challengeMs, issueChallenge, takeChallenge } from './challenges.service.ts';
import { queueFactorMail } from './emails.tsx';
import { passkeyAnswer } from './passkeys.answers.ts';
import * as queries from './passkeys.queries.ts';
import { settings } from './ports.ts';
import { mayChangeFactors } from './service.ts';
import type { ChallengePurpose } from './tables.ts';
import { lockTwoStepOf, appOf } from './two-step.queries.ts';

const refuse = problemsOf(factorProblems);

const mostPasskeys = 20;

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/** The site that passkeys belong to, only from the configuration (reliability.md A7). */
const site = () => {
  const { hostname, origin } = new URL(settings().appUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
};

const knownPasskeys = (
  rows: readonly queries.PasskeyRow[],
): CreationOptions['excludeCredentials'] =>
  rows.map((row) => ({
    id: row.credential_id,
    type: 'public-key',
    transports: transports.filter((transport) => row.transports.split(' ').includes(transport)),
  }));

interface PasskeyUse {
  purpose: ChallengePurpose;
  asker: string;
  /** The required owner of the passkey; undefined for a sign-in. */
  uid?: string;
}

/**
 * With `uid`, asks only for that person's passkeys; without, the browser offers all that it has for
 * us.
 */
export async function requestOptions(
  ctx: Pick<Context, 'clock'>,
  { purpose, asker, uid }: PasskeyUse,
): Promise<RequestOptions> {
  return {
    challenge: await issueChallenge(ctx, { purpose, asker }),
    rpId: site().expectedRPID,
    timeout: challengeMs,
    userVerification: 'required',
    ...(uid !== undefined && { allowCredentials: knownPasskeys(await queries.passkeysOf(uid)) }),
  };
}

export interface VerifiedPasskey {
  id: string;
  uid: string;
  counter: number;
}

/**
 * Finds the passkey that answered one of our challenges. It counts once `notePasskeyUse` has
 * accepted it, in the transaction of whatever it opens.
 * @throws {Problem} auth/passkey-refused, the same for everything that can be wrong
 */
export async function verifyAssertion(
  ctx: Pick<Context, 'clock'>,
  assertion: Assertion,
  { uid, ...use }: PasskeyUse,
): Promise<VerifiedPasskey> {
  const { clientDataJSON, userHandle } = assertion.response;
  const expectedChallenge = await takeChallenge(ctx, clientDataJSON, use);
  const row = await queries.passkeyByCredential(assertion.id);
  // At a sign-in nobody has been named, so the authenticator must say whose key it is.
  const named =
    userHandle === undefined ? use.purpose !== 'sign-in' : fromHandle(userHandle) === row?.uid;
  const own = uid === undefined || uid === row?.uid;
  if (!row || !named || !own || expectedChallenge === undefined)
    throw refuse('auth/passkey-refused');
  const credential = {
    id: row.credential_id,
    publicKey: Buffer.from(row.public_key, 'base64url'),
    counter: row.counter,
  };
  // The library throws for every fault that it finds in the authenticator's answer.
  const outcome = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge,
    ...site(),
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!outcome?.verified) throw refuse('auth/passkey-refused');
  return { id: row.id, uid: row.uid, counter: outcome.authenticationInfo.newCounter };
}

/**
 * Records the use. A counter that did not increase, here or in a simultaneous try, reveals a copied
 * key; a passkey removed meanwhile opens nothing.
 */
export async function notePasskeyUse(
  { clock }: Pick<Context, 'clock'>,
  { id, counter }: VerifiedPasskey,
): Promise<void> {
  if (!(await queries.usePasskey(id, counter, clock.now()))) throw refuse('auth/passkey-refused');
}

/** A passkey that verifies its person counts as both steps. */
export async function signInWithPasskey(
  ctx: Context,
  { assertion, userAgent }: { assertion: Assertion; userAgent: string | undefined },
): Promise<OpenedSession> {
  const passkey = await verifyAssertion(ctx, assertion, { purpose: 'sign-in', asker: '' });
  return tx(async () => {
    await notePasskeyUse(ctx, passkey);
    return openSession(ctx, {
      uid: passkey.uid,
      userAgent,
      secondFactor: true,
      passkeyId: passkey.id,
    });
  });
}

export async function newPasskeyOptions(ctx: Context<Actor>): Promise<CreationOptions> {
  await mayChangeFactors(ctx);
  const { uid, sessionId } = ctx.actor;
  const person = await personOf(uid);
  const known = await queries.passkeysOf(uid);
  if (known.length >= mostPasskeys) throw refuse('factors/too-many-passkeys');
  return {
    challenge: await issueChallenge(ctx, { purpose: 'register', asker: sessionId }),
    rp: { id: site().expectedRPID, name: brand.name },
    user: {
      id: Buffer.from(uid).toString('base64url'),
      name: person?.email ?? '',
      displayName: person?.displayName ?? '',
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: knownPasskeys(known),
  };
}

export async function addPasskey(
  ctx: Context<Actor>,
  { name, registration }: { name: string; registration: Registration },
): Promise<PasskeyAnswer> {
  await mayChangeFactors(ctx);
  const { uid, sessionId } = ctx.actor;
  const { clientDataJSON, attestationObject, transports: given = [] } = registration.response;
  const expectedChallenge = await takeChallenge(ctx, clientDataJSON, {
    purpose: 'register',
    asker: sessionId,
  });
  if (expectedChallenge === undefined) throw refuse('auth/passkey-refused');
  const outcome = await verifyRegistrationResponse({
    response: { ...registration, response: { clientDataJSON, attestationObject } },
    expectedChallenge,
    ...site(),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!outcome?.verified) throw refuse('auth/passkey-refused');
  const { credential } = outcome.registrationInfo;
  const row = {
    id: newId(),
    credential_id: credential.id,
    uid,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: given.join(' '),
    name,
    created_at: ctx.clock.now(),
  };
  return tx(async () => {
    if ((await queries.lockPasskeysOf(uid)).length >= mostPasskeys)
      throw refuse('factors/too-many-passkeys');
    if (!(await queries.insertPasskey(row))) throw refuse('factors/passkey-known');
    await markSecondFactor(ctx);
    await queueFactorMail(ctx, uid, 'passkey-added', [['Passkey', name]]);
    return passkeyAnswer({ ...row, last_used_at: null });
  });
}

export async function renamePasskey(
  ctx: Context<Actor>,
  { id, name }: { id: string; name: string },
): Promise<PasskeyAnswer> {
  const renamed = await queries.renamePasskey(ctx.actor.uid, id, name);
  if (!renamed) throw refuse('factors/passkey-not-found');
  return passkeyAnswer(renamed);
}

/**
 * Removing the passkey ends the sessions that it opened, except this one. While sign-in takes two
 * steps, one second step must remain possible.
 */
export async function removePasskey(ctx: Context<Actor>, { id }: { id: string }): Promise<void> {
  await mayChangeFactors(ctx);
  const { uid } = ctx.actor;
  await tx(async () => {
    const held = await queries.lockPasskeysOf(uid);
    const passkey = held.find((each) => each.id === id);
    if (!passkey) throw refuse('factors/passkey-not-found');
    const twoStep = await lockTwoStepOf(uid);
    const last = held.length === 1;
    if (last && twoStep && !(await appOf(uid))) throw refuse('factors/only-second-step');
    await queries.deletePasskey(id);
    await endSessionsOfPasskey(ctx, { passkeyId: id });
    if (last && !twoStep) await forgetSecondFactor(ctx, { uid });
    await queueFactorMail(ctx, uid, 'passkey-removed', [['Passkey', passkey.name]]);
  });
}

const fromHandle = (userHandle: string): string =>
  Buffer.from(userHandle, 'base64url').toString('utf8');
