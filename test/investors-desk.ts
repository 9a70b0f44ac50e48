import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { signedInAdmin } from '#test/people.ts';

export const gauri = {
  name: 'Gauri Chandanwala',
  headline: 'Small cheques, soon',
  company: 'Kite Ventures',
  location: 'Pune',
  industry: null,
  tags: ['seed', 'b2b'],
  verified: true,
  website: 'https://kite.example.in/',
  stages: ['Seed'],
  chequeFrom: 100_000,
  chequeTo: 500_000,
  sectors: [],
  geography: ['India'],
  thesis: 'Backs shops.\nSlowly.',
  approach: '=Write, and wait;\n-then call.',
};

export async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/${path}`, { token, body });
  const table = async () => (await ask('POST', 'investor-tables')).body as string;
  const take = (text: string | Uint8Array, dryRun = false) =>
    app.call('POST', '/admin/investors/import', {
      token,
      query: { dryRun: String(dryRun) },
      body: text,
      headers: { 'content-type': 'text/csv' },
    });
  const shown = async () => (await app.call('GET', '/investors')).body.total as number;
  return { app, uid, ask, table, take, shown };
}

export const recorded = async () =>
  (
    await sql`select actor, action, subject_id, details from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    )
  ).rows;
