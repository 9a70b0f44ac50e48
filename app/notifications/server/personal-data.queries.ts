import { q } from '#app/platform/database.ts';
import type { NotificationsTables } from './tables.ts';

const db = () => q<NotificationsTables>();

export const notificationFacts = (uid: string) =>
  db()
    .selectFrom('notifications')
    .select([
      'kind',
      'data',
      'created_at as createdAt',
      'read_at as readAt',
      'mailed_at as mailedAt',
    ])
    .where('uid', '=', uid)
    .orderBy('created_at')
    .execute();

export const refusalFacts = (uid: string) =>
  db()
    .selectFrom('notification_mail_refusals')
    .select(['category', 'refused_at as refusedAt'])
    .where('uid', '=', uid)
    .execute();

export async function deleteAllOf(uid: string): Promise<void> {
  await db().deleteFrom('notifications').where('uid', '=', uid).execute();
  await db().deleteFrom('notification_mail_refusals').where('uid', '=', uid).execute();
}
