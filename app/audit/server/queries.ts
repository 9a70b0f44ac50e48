import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { AdminActionsTable, AuditTables } from './tables.ts';

const db = () => q<AuditTables>();

export const insertAction = (row: Insertable<AdminActionsTable>) =>
  db().insertInto('admin_actions').values(row).execute();

export interface ActionFilter {
  actor?: string | undefined;
  action?: string | undefined;
  /** Whom it concerns. */
  person?: string | undefined;
  from?: Date | undefined;
  /** The instant itself is outside. */
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

export const countActions = async (filter: ActionFilter): Promise<number> =>
  (
    await matching(filter)
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow()
  ).found;

/** Newest first. */
export const selectActions = (filter: ActionFilter, { limit, offset }: Stretch) =>
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
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Everyone who has ever acted. */
export const selectActors = () =>
  db().selectFrom('admin_actions').select('actor').distinct().orderBy('actor').execute();
