import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { AdminActionsTable, AuditTables } from './tables.ts';

const db = () => q<AuditTables>();

export const insertAction = (row: Insertable<AdminActionsTable>) => db().insertInto('admin_actions').values(row).execute();
