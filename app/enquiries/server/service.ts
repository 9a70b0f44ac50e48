import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, sha256 } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import type { ContactQuery } from '../contact-query.ts';
import { queueEnquiryMail } from './emails.tsx';
import * as queries from './queries.ts';

const hour = 60 * 60;
const collaborationLimit = { name: 'collaboration-by-address', points: 5, per: hour };
const contactLimit = { name: 'contact-by-address', points: 5, per: hour };

/** Someone wants to build together with the Founders Hub. */
export async function enquire(ctx: Context, { email }: { email: string }): Promise<void> {
  await consume(collaborationLimit, email);
  await keep(ctx, 'collaboration', { email, name: null, subject: null, message: null });
}

export async function askQuestion(
  ctx: Context,
  { name, email, subject, message }: ContactQuery,
): Promise<void> {
  await consume(contactLimit, email);
  await keep(ctx, 'contact', { email, name, subject, message });
}

/**
 * Stores the enquiry and mails the support address, once; a waiting duplicate is silently ignored.
 */
const keep = (
  { clock }: Context,
  kind: 'collaboration' | 'contact',
  words: { email: string } & { [K in 'name' | 'subject' | 'message']: string | null },
): Promise<void> =>
  tx(async () => {
    const now = clock.now();
    const enquiry = { id: newId(), kind, ...words, received_at: now };
    const fingerprint = sha256(
      JSON.stringify([kind, words.email, words.name, words.subject, words.message]),
    );
    if (await queries.insertEnquiry({ ...enquiry, fingerprint, state_since: now }))
      await queueEnquiryMail(enquiry);
  });

/** How many are still new, as part of another statement. */
export const waitingEnquiries = queries.newEnquiriesCount;
