import { sql, type AliasableExpression, type Expression, type Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { AdminActionsTable, AuditTables } from './tables.ts';

const db = () => q<AuditTables>();

export const insertAction = (row: Insertable<AdminActionsTable>) =>
  db().insertInto('admin_actions').values(row).execute();

export interface ActionFilter {
  actor?: string | undefined;
  action?: string | undefined;
  /** The person it concerns. */
  person?: string | Expression<string | null> | undefined;
  from?: Date | undefined;
  /** Excludes the instant itself. */
  until?: Date | undefined;
}

const matching = ({ actor, action, person, from, until }: ActionFilter) =>
  db()
    .selectFrom('admin_actions')
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(person !== undefined, (query) => query.where('person_uid', '=', person ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from as Date))
    .$if(until !== undefined, (query) => query.where('at', '<', until as Date));

/** The name of a uid, if it has one. This feature has no access to people. */
export type NameOf = (uid: Expression<string | null>) => AliasableExpression<string | null>;

/** Newest first. */
const actionsIn = (filter: ActionFilter) =>
  matching(filter)
    .select([
      'id',
      'at',
      'actor',
      'action',
      'subject_kind as subjectKind',
      'subject_id as subjectId',
      'person_uid as personUid',
    ])
    .select(['reason', 'details', 'request_id as requestId', 'ip'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

export const actionsOnPage = (filter: ActionFilter, asked: PageAsked, nameOf: NameOf) =>
  pageOf(actionsIn(filter), asked, (action) => ({
    actorName: nameOf(action('actor')),
    personName: nameOf(action('personUid')),
  }));

/** The newest actions on a person, as JSON. */
export const newestActions = (person: Expression<string>, nameOf: NameOf, most: number) =>
  jsonArrayFrom(
    actionsIn({ person })
      .select((action) => [
        nameOf(action.ref('admin_actions.actor')).as('actorName'),
        nameOf(action.ref('admin_actions.person_uid')).as('personName'),
      ])
      .limit(most),
  );

/**
 * Everyone who has ever acted. The index jumps from one actor to the next, past each one's actions.
 */
export const selectActors = async (nameOf: NameOf) => {
  const { rows } = await sql<{ id: string; name: string | null }>`
    with recursive actors (id) as (
      (select actor from admin_actions order by actor limit 1)
      union all
      select (select actor from admin_actions where actor > actors.id order by actor limit 1)
      from actors where actors.id is not null
    )
    select id, ${nameOf(sql.ref('actors.id'))} as name from actors where id is not null order by id`.execute(
    db(),
  );
  return rows;
};
