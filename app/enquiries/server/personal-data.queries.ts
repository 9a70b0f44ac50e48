import { q } from '#app/platform/database.ts';
import type { EnquiriesTables } from './tables.ts';

const db = () => q<EnquiriesTables>();

export const enquiryFacts = (email: string) =>
  db()
    .selectFrom('enquiries')
    .select(['kind', 'name', 'subject', 'message', 'received_at as receivedAt', 'state'])
    .where('email', '=', email)
    .orderBy('received_at')
    .execute();

export const subscriptionFacts = (email: string) =>
  db()
    .selectFrom('newsletter_subscriptions')
    .select(['requested_at as requestedAt', 'confirmed_at as confirmedAt', 'ended_at as endedAt'])
    .where('email', '=', email)
    .orderBy('requested_at')
    .execute();

export async function deleteAllFrom(email: string): Promise<void> {
  await db().deleteFrom('enquiries').where('email', '=', email).execute();
  await db().deleteFrom('newsletter_subscriptions').where('email', '=', email).execute();
}
