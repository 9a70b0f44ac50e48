// The yardstick of `npm run bench`: raw node:http that gives one file's bytes and nothing else.
// Arguments: file, headers as JSON, and as JSON what each answer takes (`delayMs` of the processor,
// a statement and its value on a database).
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
// As large as the application's.
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
