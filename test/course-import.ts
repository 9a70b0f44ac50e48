import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { signedInAdmin } from '#test/people.ts';

export async function openImport(variables: Record<string, string> = {}) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', ...variables });
  const { token } = await signedInAdmin(app);
  const headers = { 'content-type': 'application/octet-stream' };
  const paste = (text: string | Uint8Array, dryRun = false) =>
    app.call('POST', '/courses/import', {
      token,
      body: text,
      headers,
      query: { dryRun: String(dryRun) },
    });
  return { app, token, paste };
}

export const stored = async () =>
  (await sql<{ slug: string }>`select slug from courses order by position`.execute(q())).rows.map(
    ({ slug }) => slug,
  );
