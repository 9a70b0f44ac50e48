import { sql, type AliasableExpression, type Expression, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { beginningWith, containing } from '#app/platform/containing.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import { searchesParts } from '../name-search.ts';
import { users } from './queries.ts';
import type { AccountsTables } from './tables.ts';

const db = () => q<AccountsTables>();

/**
 * Some people, selected by a statement of the feature that has that data: it runs as part of ours.
 */
export type PeopleSet = Expression<string>;

/** The same with what lists are ordered by. */
export type PeopleInOrder = AliasableExpression<{ uid: string; created_at: Date; name: string }>;

export type PeopleOrder = 'newest' | 'oldest' | 'name';

export interface PeopleSearch {
  /** Part of a name or address, or the whole id; any text is safe. */
  text: string;
  /** People who also match, whatever their name. */
  orAmong: PeopleSet;
}

export interface PeopleFilter {
  search?: PeopleSearch | undefined;
  state?: 'disabled' | 'unverified' | 'admin' | undefined;
  /** Only these, in the order of the list: an index of that feature gives it. */
  among?: ((order: PeopleOrder) => PeopleInOrder) | undefined;
  /** How many match, if it is known without counting them. */
  total?: Expression<number> | undefined;
}

const namedBy = (text: string): RawBuilder<boolean>[] => {
  const names = searchesParts(text)
    ? [containing(text)]
    : [beginningWith(text), `% ${beginningWith(text)}`];
  return [
    ...names.map((each) => sql<boolean>`lower(users.display_name) like lower(${each})`),
    isInAddress(text),
    sql`users.uid = ${text}`,
  ];
};

/**
 * Half of a school's addresses may have the same ending, and the index would read a long list for it. So
 * only what comes before the @ is looked up there; the concatenation keeps the rest out of the index.
 */
function isInAddress(text: string): RawBuilder<boolean> {
  const [before = '', ...ending] = text.split('@');
  if (!searchesParts(text)) return sql`users.email like lower(${beginningWith(text)})`;
  if (ending.length === 0 || !searchesParts(before))
    return sql`users.email like lower(${containing(text)})`;
  return sql`(users.email like lower(${containing(`${before}@`)})
    and users.email || '' like lower(${containing(text)}))`;
}

/** Each part has an index, and PostgreSQL reads all of them for one condition. */
const anyOf = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** The people with this text in their name or address, for a statement of another feature. */
export const peopleNamed = (text: string): PeopleSet =>
  sql<string>`(select uid from users where ${anyOf(namedBy(text))})`;

/** Whether a person is one of them. The reference must name its table, as for `nameOf`. */
export const isNamed = (uid: Expression<string>, text: string): RawBuilder<boolean> =>
  sql`coalesce((select ${anyOf(namedBy(text))} from users where users.uid = ${uid}), false)`;

/**
 * A person's name, for a row of another feature. The reference must name its table: `uid` alone
 * would refer to `users`.
 */
export const nameOf = (uid: Expression<string | null>) =>
  db()
    .selectFrom('users')
    .select('users.display_name')
    .where('users.uid', '=', uid as Expression<string>)
    .$asScalar();

/** Their address, in the same way. */
export const emailOf = (uid: Expression<string | null>) =>
  db()
    .selectFrom('users')
    .select('users.email')
    .where('users.uid', '=', uid as Expression<string>)
    .$asScalar();

/** The owner of an address; null if the address is unknown. */
export const ownerOf = (email: string): Expression<string | null> =>
  db().selectFrom('users').select('uid').where('email', '=', email).$asScalar();

/** The number of accounts created since an instant, for a statement of another feature. */
export const countOfAccountsSince = (since: Date) =>
  countIn(db().selectFrom('users').where('created_at', '>=', since));

/** Everyone who passes the filter, in this order. */
export function peopleIn({ state, among }: PeopleFilter, order: PeopleOrder) {
  const people = users()
    .$if(state === 'disabled', (query) => query.where('disabled_accounts.uid', 'is not', null))
    .$if(state === 'unverified', (query) => query.where('email_verified_at', 'is', null))
    .$if(state === 'admin', (query) => query.where('admin_grants.uid', 'is not', null))
    .$if(among !== undefined, (query) =>
      query.innerJoin(sql`${among?.(order)}`.as('among'), (join) =>
        join.on(sql<boolean>`among.uid = users.uid`),
      ),
    );
  const from = among ? 'among' : 'users';
  const [time, uid] = [sql.ref(`${from}.created_at`), sql.ref(`${from}.uid`)];
  const name = among ? sql`among.name` : sql`lower(users.display_name)`;
  if (order === 'name') return people.orderBy(name).orderBy(uid);
  if (order === 'oldest') return people.orderBy(time).orderBy(uid, 'desc');
  return people.orderBy(time, 'desc').orderBy(uid);
}

/** Those of them that a search finds. */
export const peopleFound = (
  { text, orAmong }: PeopleSearch,
  filter: PeopleFilter,
  order: PeopleOrder,
) => ({
  list: peopleIn(filter, order).select(
    anyOf([...namedBy(text), sql`users.uid in ${orAmong}`]).as('hit'),
  ),
  // As an array, because no index takes a subquery inside an `or`.
  found: peopleIn(filter, order)
    .where(anyOf([...namedBy(text), sql`users.uid = any (array${orAmong})`]))
    .select(sql<boolean>`true`.as('hit')),
  // Each of them has an account.
  rows: filter.among && !filter.state ? sql`${filter.among(order)}` : undefined,
});

/** Since when and why an account is disabled, as JSON. */
export const disablingOf = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('disabled_accounts')
      .select(['disabled_at as at', 'reason'])
      .where('uid', '=', uid),
  );

/** The number of open sessions, and the last use of any, as JSON. */
export const sessionFacts = (uid: Expression<string>, now: Date) =>
  jsonObjectFrom(
    db()
      .selectFrom('sessions')
      .select(({ fn }) => [
        fn
          .countAll<number>()
          .filterWhere((session) =>
            session.and([session('ended_at', 'is', null), session('expires_at', '>', now)]),
          )
          .as('open'),
        fn.max('last_used_at').as('lastUsedAt'),
      ])
      .where('uid', '=', uid),
  ).$notNull();

/** The rule of same-mailbox.ts, except for Gmail's dots. */
const mailbox = sql<string>`regexp_replace(email, '^([^@]+?)\\+[^@]*@', '\\1@')`;

/** The person whose verified address reaches a mailbox: the first one to verify it. */
export const firstAtMailbox = (reached: string | Expression<string>) =>
  db()
    .selectFrom('users')
    .select('uid')
    .where(mailbox, '=', reached)
    .where('email_verified_at', 'is not', null)
    .orderBy('email_verified_at')
    .orderBy('uid')
    .limit(1);

/** The admins whose accounts are enabled; no school has more than these. */
export const enabledAdmins = () =>
  users()
    .where('admin_grants.uid', 'is not', null)
    .where('disabled_accounts.uid', 'is', null)
    .orderBy('users.uid')
    .limit(100)
    .execute();

/** When a person's address was verified, as JSON for a statement of another feature. */
export const verifiedAt = (uid: Expression<string>) =>
  db()
    .selectFrom('users')
    .select(sql<string | null>`email_verified_at`.as('verified_at'))
    .where('uid', '=', uid)
    .$asScalar();

/** The mailbox of a person's address, for a statement of another feature about this person. */
export const mailboxOfPerson = (uid: Expression<string>): Expression<string> =>
  db()
    .selectFrom('users')
    .select(mailbox.as('mailbox'))
    .where('uid', '=', uid)
    .$asScalar()
    .$notNull();

/**
 * Accounts are disabled one after another, so that the last two admins can't disable each other.
 */
export const lockAdmins = () => lockNames('admins');

/** True if this person is an admin right now, with an enabled account. */
export const isOpenAdmin = async (uid: string): Promise<boolean> => {
  const admin = await users().where('users.uid', '=', uid).executeTakeFirst();
  return admin !== undefined && admin.is_admin && !admin.is_disabled;
};
