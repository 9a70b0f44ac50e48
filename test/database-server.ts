import { Client, type QueryResultRow } from 'pg';

/** Runs one statement on the test server, in the database of this URL. */
export async function onServer<Row extends QueryResultRow>(
  serverUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The URL of another database on the test server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
