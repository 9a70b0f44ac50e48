import { aboutPerson } from '#app/platform/about-person.ts';
import * as people from './people.queries.ts';
import * as queries from './queries.ts';

/** The name shown for a person who has deleted their account. */
export const formerMember = 'Former member';

/** What other features may read about an account. */
export interface Person {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  role: 'user' | 'admin';
  emailVerified: boolean;
  /** Disabled by an admin. */
  disabled: boolean;
  createdAt: Date;
}

export async function personOf(uid: string): Promise<Person | null> {
  const user = await queries.userByUid(uid);
  return user ? asPerson(user) : null;
}

/** The same, as part of another feature's statement. */
export const personAbout = aboutPerson(
  queries.userAsJson,
  (user) =>
    user &&
    asPerson({
      ...user,
      password_set_at: new Date(user.password_set_at),
      email_verified_at: user.email_verified_at === null ? null : new Date(user.email_verified_at),
      created_at: new Date(user.created_at),
    }),
);

export async function personByEmail(canonicalEmail: string): Promise<Person | null> {
  const user = await queries.userByEmail(canonicalEmail);
  return user ? asPerson(user) : null;
}

/**
 * The first person to verify an address of this mailbox; an unverified address belongs to nobody.
 */
export const holderOfMailbox = (mailbox: string): Promise<{ uid: string } | undefined> =>
  people.firstAtMailbox(mailbox).executeTakeFirst();

/** The uid of that holder for the mailbox of a person, as part of another feature's statement. */
export const mailboxHolderAbout = aboutPerson(
  (uid) => people.firstAtMailbox(people.mailboxOfPerson(uid)).$asScalar(),
  (holder) => holder,
);

/** When a person's address was verified; null if it is not. */
export const verifiedAtAbout = aboutPerson(people.verifiedAt, (told) => told && new Date(told));

/** Everyone who is an admin now and has an enabled account. */
export const admins = async (): Promise<Person[]> => (await people.enabledAdmins()).map(asPerson);

/** Several people, by uid. */
export async function peopleOf(uids: readonly string[]): Promise<Map<string, Person>> {
  const users = uids.length > 0 ? await queries.usersByUids(uids) : [];
  return new Map(users.map((user) => [user.uid, asPerson(user)]));
}

/** The names of several people, by uid. */
export async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await peopleOf(uids))].map(([uid, { displayName }]) => [uid, displayName]));
}

export const asPerson = (user: queries.UserRow): Person => ({
  uid: user.uid,
  email: user.email,
  displayName: user.display_name,
  photoURL: user.photo_url,
  role: user.is_admin ? 'admin' : 'user',
  emailVerified: user.email_verified_at !== null,
  disabled: user.is_disabled,
  createdAt: user.created_at,
});
