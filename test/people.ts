import { canonicalEmail } from '#app/accounts/email-address.ts';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { settings } from '#app/accounts/server/ports.ts';
import { insertUser, markEmailVerified } from '#app/accounts/server/queries.ts';
import { grantConfiguredAdmin } from '#app/accounts/server/service.ts';
import { openSession } from '#app/accounts/server/sessions.face.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { openPeriod } from '#app/memberships/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { hashPassword } from '#app/platform/password-hash.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import type { TestApp } from './app.ts';

export interface NewPerson {
  email: string;
  password: string;
  displayName: string;
}

export interface SignedIn extends NewPerson {
  uid: string;
  token: string;
}

/** The default person of a test. */
export const naina: NewPerson = {
  email: 'naina@example.in',
  password: 'Monsoon-wind-7!',
  displayName: 'Naina Gill',
};

type MailedPage =
  | '/verify-email'
  | '/reset-password'
  | '/confirm-email-change'
  | '/newsletter/confirm'
  | '/newsletter/unsubscribe'
  | '/waiting/confirm'
  | '/college/confirm'
  | '/notifications/unsubscribe';

/** The newest mailed link to this page. */
export async function mailedLink(
  { mailbox }: TestApp,
  page: MailedPage,
  address = naina.email,
): Promise<URL> {
  const links = (await mailbox(address)).flatMap((mail) => mail.links.map((link) => new URL(link)));
  const newest = links.find(({ pathname }) => pathname === page);
  if (!newest) throw new Error(`No link to ${page} was mailed to ${address}`);
  return newest;
}

/** The code in that link. */
export const mailedCode = async (...mail: Parameters<typeof mailedLink>): Promise<string> =>
  (await mailedLink(...mail)).searchParams.get('oobCode') ?? '';

/** An account with an unverified address. */
export async function signedUp(
  { call }: TestApp,
  who: Partial<NewPerson> = {},
): Promise<NewPerson> {
  const person = { ...naina, ...who };
  const { status, body } = await call('POST', '/auth/signup', { body: person });
  if (status !== 201) throw new Error(`${person.email} could not sign up: ${JSON.stringify(body)}`);
  return person;
}

/**
 * Most tests begin with an account or two, so they are made without the mail and its link, and
 * signed in without the password: the tests of app/accounts go that way.
 */
async function newAccount(app: TestApp, who: Partial<NewPerson>) {
  const person = { ...naina, ...who };
  const uid = newId();
  const now = app.clock.now();
  const passwordHash = await hashOf(person.password);
  const email = canonicalEmail(person.email);
  if (!email) throw new Error(`${person.email} is no address`);
  const account = { uid, email, displayName: person.displayName };
  const known = { photoURL: null, role: 'user', disabled: false, createdAt: now } as const;
  const ctx = nobody(app);
  if (!(await insertUser({ ...account, passwordHash, now })))
    throw new Error(`${person.email} has an account already`);
  await settings().onSignedUp?.(ctx, { ...account, ...known, emailVerified: false });
  await markEmailVerified(uid, now);
  await grantConfiguredAdmin(ctx);
  return { ...person, uid };
}

/** An account that may sign in. */
export async function verified(app: TestApp, who: Partial<NewPerson> = {}): Promise<NewPerson> {
  const { email, password, displayName } = await newAccount(app, who);
  return { email, password, displayName };
}

/** One for all accounts with the same password: making it is slow, as it should be. */
const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string): Promise<string> => {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  return made;
};

export async function signIn(
  { call }: TestApp,
  { email, password }: Pick<NewPerson, 'email' | 'password'> = naina,
): Promise<{ uid: string; token: string }> {
  const { status, body } = await call('POST', '/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  return { uid: body.data.user.uid, token: body.token };
}

/** A person with a verified account and an open session. */
export async function signedIn(app: TestApp, who: Partial<NewPerson> = {}): Promise<SignedIn> {
  const person = await newAccount(app, who);
  const { token } = await tx(() =>
    openSession(nobody(app), { uid: person.uid, userAgent: undefined, secondFactor: false }),
  );
  return { ...person, token };
}

/** Someone with the admin role, from ADMIN_EMAIL. */
export async function signedInAdmin(app: TestApp): Promise<SignedIn> {
  const { adminEmail } = settings();
  if (!adminEmail) throw new Error('Start the test with testApp({ ADMIN_EMAIL })');
  return signedIn(app, { email: adminEmail, displayName: 'Asha Rao' });
}

/**
 * A member by a grant, the way into a membership without money. For members who paid, see
 * test/purchases.ts.
 */
export async function member(
  app: TestApp,
  planType: PlanType = 'basicPlan',
  who: Partial<NewPerson> = {},
): Promise<SignedIn> {
  const person = await signedIn(app, who);
  await openPeriod(nobody(app), {
    uid: person.uid,
    planType,
    grantReason: 'a test needs a member',
  });
  return person;
}

/**
 * Someone whose year of membership ended yesterday. The session is new, because sessions last only
 * a month.
 */
export async function lapsed(app: TestApp, who: Partial<NewPerson> = {}): Promise<SignedIn> {
  const person = await member(app, 'basicPlan', who);
  app.clock.advance({ days: 366 });
  return { ...person, ...(await signIn(app, person)) };
}

/** Gives someone a role, as this admin. */
export async function grantRole(
  { call }: Pick<TestApp, 'call'>,
  { uid, email }: SignedIn,
  { token }: Pick<SignedIn, 'token'>,
  role: GrantedRole,
): Promise<void> {
  const { status } = await call('POST', `/admin/members/${uid}/role-grants`, {
    token,
    body: { role, reason: 'A test needs them' },
  });
  if (status !== 204) throw new Error(`${email} could not be given the role of ${role}`);
}

/** Gives someone the role of author, and a course. */
export async function makeAuthor(
  app: Pick<TestApp, 'call'>,
  author: SignedIn,
  admin: Pick<SignedIn, 'token'>,
  courseId: string,
): Promise<void> {
  const { email } = author;
  const { call } = app;
  const { token } = admin;
  await grantRole(app, author, admin, 'author');
  const { status } = await call('POST', `/authoring/courses/${courseId}/authors`, {
    token,
    body: { email },
  });
  if (status !== 200) throw new Error(`${email} could not be made an author`);
}

/** Someone who was signed in when the account was disabled. */
export async function disabled(app: TestApp, who: Partial<NewPerson> = {}): Promise<SignedIn> {
  const person = await signedIn(app, who);
  await disableAccount(nobody(app), { uid: person.uid, reason: 'a test needs someone shut out' });
  return person;
}

/** Someone who has signed out, but still has the token. */
export async function signedOut(app: TestApp, who: Partial<NewPerson> = {}): Promise<SignedIn> {
  const person = await signedIn(app, who);
  const { status } = await app.call('POST', '/auth/logout', { token: person.token });
  if (status !== 204) throw new Error(`${person.email} could not sign out`);
  return person;
}

/** The titles of a person's notifications, newest first. */
export async function toldTo(
  { call }: TestApp,
  { token }: Pick<SignedIn, 'token'>,
): Promise<string[]> {
  const { body } = await call('GET', '/notifications', { token });
  return body.notifications.map(({ title }: { title: string }) => title);
}

/** The context for actions that nobody asked for. */
const nobody = ({ clock }: TestApp) => systemContext(clock, 'test');

/** How many items the desk at this address shows an admin as waiting. */
export async function waitingAt(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  desk: string,
): Promise<number> {
  const waiting: { count: number; to: string | null }[] = (
    await call('GET', '/admin/overview', { token })
  ).body.waiting;
  return waiting.find(({ to }) => to?.startsWith(desk))?.count ?? 0;
}
