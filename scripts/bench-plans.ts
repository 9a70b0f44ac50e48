// The query plans of the main calls on a large database, and whether any of them scans a large
// table completely.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { poolerQuery } from '../app/platform/postgres.ts';
import { build } from './build.ts';
import { fillSchool, type SchoolTokens } from './large-school.ts';
import { sizeAt } from './large-school-size.ts';
import { mainCalls, type MainCall } from './main-calls.ts';
import { startPostgres } from './postgres.ts';

/** The most rows that a sequential scan may read. */
const mostRows = 10_000;

interface PlannedCall {
  name: string;
  statements: number;
  /** Milliseconds in the database, for all its statements. */
  ms: number;
  /** The scan that read the most rows. */
  largest: string;
  /** Sequential scans of too many rows. */
  faults: string[];
}

async function measurePlans(scale: number): Promise<PlannedCall[]> {
  await build();
  const postgres = await startPostgres();
  try {
    // The application's first start creates the tables. It starts again on the full database.
    await (await boot(postgres.url)).stop();
    const size = sizeAt(scale);
    const tokens = await fillSchool(postgres.url, size);
    return await plansOf(postgres.url, tokens, mainCalls(size));
  } finally {
    await postgres.stop();
  }
}

async function boot(databaseUrl: string) {
  const server = (await import(
    new URL('../build/server/index.js', import.meta.url).href
  )) as typeof import('../app/server.ts');
  return server.boot({
    APP_URL: 'http://127.0.0.1:3000',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'school@example.in',
    SUPPORT_EMAIL: 'help@example.in',
    LOG_LEVEL: 'error',
  });
}

interface Sent {
  text: string;
  values: unknown[];
}

const watched = new AsyncLocalStorage<Sent[]>();

/** Records the statements of the watched call from now on. */
function watchStatements(): void {
  const { prototype } = pg.Client;
  const query = Reflect.get(prototype, 'query') as (...asked: unknown[]) => unknown;
  const watchedQuery = function watchedQuery(this: pg.Client, ...asked: unknown[]) {
    const [statement, values] = asked as [string | Sent, unknown[]?];
    watched
      .getStore()
      ?.push(
        typeof statement === 'string'
          ? { text: statement, values: values ?? [] }
          : { text: statement.text, values: statement.values ?? values ?? [] },
      );
    return Reflect.apply(query, this, asked);
  };
  Object.assign(prototype, { query: watchedQuery });
}

async function plansOf(
  databaseUrl: string,
  tokens: SchoolTokens,
  calls: readonly MainCall[],
): Promise<PlannedCall[]> {
  watchStatements();
  const running = await boot(databaseUrl);
  const explaining = new pg.Client({ connectionString: databaseUrl });
  await explaining.connect();
  // With the same settings as the application's connections.
  await explaining.query(poolerQuery);
  try {
    const planned: PlannedCall[] = [];
    for (const { as, name, path } of calls) {
      const headers: Record<string, string> =
        as === 'visitor' ? {} : { authorization: `Bearer ${tokens[as]}` };
      const call = async (turn: number) =>
        running.fetch(new Request(`http://127.0.0.1:3000${path(turn)}`, { headers }), {});
      // The first call of a kind also fills the process's caches.
      await call(1);
      const sent: Sent[] = [];
      const { status } = await watched.run(sent, () => call(2));
      if (status !== 200) throw new Error(`GET ${path(2)} answered ${status}`);
      planned.push(await explain(explaining, name, sent));
    }
    return planned;
  } finally {
    await explaining.end();
    await running.stop();
  }
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Scan {
  kind: string;
  table: string;
  rows: number;
}

async function explain(
  client: pg.Client,
  name: string,
  sent: readonly Sent[],
): Promise<PlannedCall> {
  const asked = sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  const scans: Scan[] = [];
  let ms = 0;
  for (const { text, values } of asked) {
    await client.query('begin');
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }];
    }>({ text: `explain (analyze, format json) ${text}`, values });
    await client.query('rollback');
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error(`There is no plan for ${text}`);
    ms += plan['Execution Time'];
    console.log(
      [`\n${name}`, text.replaceAll(/\s+/g, ' ').slice(0, 300), drawn(plan.Plan)].join('\n'),
    );
    scans.push(...scansIn(plan.Plan));
  }
  const largest = scans.toSorted((a, b) => b.rows - a.rows)[0];
  return {
    name,
    statements: sent.length,
    ms,
    largest: largest ? scanText(largest) : '-',
    faults: scans.filter(({ kind, rows }) => kind === 'Seq Scan' && rows > mostRows).map(scanText),
  };
}

/** A plan in PostgreSQL's layout, with the actual row counts. */
function drawn(node: PlanNode, depth = 1): string {
  const { 'Relation Name': table, 'Index Name': index } = node;
  const over = [table && `on ${table}`, index && `using ${index}`].filter(Boolean).join(' ');
  const line = `${'  '.repeat(depth)}${node['Node Type']} ${over} rows=${node['Actual Rows']} loops=${node['Actual Loops']}`;
  return [line, ...(node.Plans ?? []).map((each) => drawn(each, depth + 1))].join('\n');
}

const scanText = ({ kind, table, rows }: Scan): string =>
  `${kind} of ${table}: ${Math.round(rows).toLocaleString('en')}`;

function scansIn(node: PlanNode): Scan[] {
  const own = node['Node Type'].includes('Scan')
    ? [
        {
          kind: node['Node Type'],
          table: node['Relation Name'] ?? node['Index Name'] ?? 'a subquery',
          rows:
            (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        },
      ]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}

/** Prints the findings. Returns false when a call scans a large table completely. */
export async function printPlans(scale: number): Promise<boolean> {
  const planned = await measurePlans(scale);
  console.log('\n| Call | statements | ms | most rows read |\n| --- | ---: | ---: | --- |');
  for (const { name, statements, ms, largest } of planned)
    console.log(`| ${name} | ${statements} | ${ms.toFixed(1)} | ${largest} |`);
  const faults = planned.flatMap(({ name, faults: found }) =>
    found.map((fault) => `${name}: ${fault}`),
  );
  if (faults.length > 0)
    console.error(`\nSequential scans of more than ${mostRows} rows:\n${faults.join('\n')}`);
  return faults.length === 0;
}
