// The reference server of `npm run bench`: raw node:http that serves one file's bytes and nothing
// else. Arguments: the file, the headers as JSON, and the work for each answer as JSON (`delayMs`
// of processor time, a database query with its value).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

export interface Effort {
  delayMs?: number;
  query?: { databaseUrl: string; text: string; value: string };
}

const [, , file = '', headers = '{}', effort = '{}'] = process.argv;
const body = readFileSync(file);
const fixed = {
  ...(JSON.parse(headers) as Record<string, string>),
  'content-length': String(body.length),
};
const { delayMs = 0, query } = JSON.parse(effort) as Effort;
// As large as the application's pool.
const pool = query && new pg.Pool({ connectionString: query.databaseUrl, max: 10 });

const server = createServer((_, response) => {
  void (async () => {
    if (pool) await pool.query(query.text, [query.value]);
    const until = performance.now() + delayMs;
    while (performance.now() < until);
    response.writeHead(200, fixed);
    response.end(body);
  })();
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
