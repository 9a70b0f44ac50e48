import type { ExpressionBuilder } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { InvestorsTables } from './tables.ts';

const db = () => q<InvestorsTables>();

export const viewFacts = (uid: string) =>
  db()
    .selectFrom('investor_views')
    .innerJoin('investors', 'investors.id', 'investor_id')
    .select(['investors.name as investor', 'sample', 'viewed_at as viewedAt'])
    .where('uid', '=', uid)
    .orderBy('viewed_at')
    .execute();

export const shortlistFacts = (uid: string) =>
  db()
    .selectFrom('shortlisted_investors')
    .innerJoin('investors', 'investors.id', 'investor_id')
    .select([
      'investors.name as investor',
      'sample',
      'stage',
      'notes',
      'added_at as addedAt',
      'shortlisted_investors.changed_at as changedAt',
    ])
    .where('uid', '=', uid)
    .orderBy('added_at')
    .execute();

interface Person {
  uid: string;
  email: string;
}

/** The account's own letters, and those that someone wrote with its address without signing in. */
const own =
  ({ uid, email }: Person) =>
  (its: ExpressionBuilder<InvestorsTables, 'investor_letters'>) =>
    its.or([its('uid', '=', uid), its.and([its('uid', 'is', null), its('email', '=', email)])]);

export const letterFacts = (person: Person) =>
  db()
    .selectFrom('investor_letters')
    .select([
      'kind',
      'about',
      'words',
      'received_at as receivedAt',
      'closed_at as closedAt',
      'accepted',
    ])
    .where(own(person))
    .orderBy('received_at')
    .execute();

export async function deleteOwn(person: Person): Promise<void> {
  const { uid } = person;
  await db().deleteFrom('investor_views').where('uid', '=', uid).execute();
  await db().deleteFrom('shortlisted_investors').where('uid', '=', uid).execute();
  await db().deleteFrom('investor_letters').where(own(person)).execute();
}
