import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { signedInAdmin, type SignedIn } from '#test/people.ts';

export const loomly = {
  name: 'Loomly',
  description: 'Builds apps.',
  category: 'app-builders',
  tags: ['no-code'],
  website: 'https://loomly.example.in/',
  pricing: { free: true, paid: null, price_range: null, source: null, as_of: null },
  features: ['Roles'],
  api_available: null,
  logo: null,
  sources: [{ url: 'https://loomly.example.in/pricing', title: 'Pricing', date: '2026-01-01' }],
};

export async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/${path}`, { token, body });
  const add = (changes: object = {}) =>
    ask('POST', 'ai-tools', { ...loomly, suggestion: null, ...changes });
  const list = async (path: string, query: Record<string, string> = {}) =>
    (await app.call('GET', `/admin/${path}`, { token, query })).body;
  return { app, uid, ask, add, list };
}

/** The titles and texts of a person's notifications, newest first. */
export const told = async ({ call }: TestApp, { token }: SignedIn) =>
  (await call('GET', '/notifications', { token })).body.notifications;

/** Mails that contain an unsubscribe link. */
export const mails = async ({ mailbox }: TestApp, { email }: SignedIn) =>
  (await mailbox(email)).filter(({ text }) =>
    text.includes('mails about what you suggested, reported or posted'),
  );

export const recorded = async () =>
  (
    await sql`select actor, action, subject_id, person_uid, details from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    )
  ).rows;
