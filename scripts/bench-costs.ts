// What each main call costs: processor time, database time and bytes sent.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onServer } from '../test/database-server.ts';
import { mainCalls, type MainCall } from './main-calls.ts';
import { timed, turnsWithin, type School } from './measured-school.ts';
import type { RunningApp } from './running-app.ts';

const mostTurns = 200;
/** Slow calls are made less often. */
const longestMs = 5_000;

/** A table of averages over many calls. */
export async function costsAt(school: School): Promise<string[]> {
  const app = await school.start();
  const databaseTime = async (): Promise<number> => {
    // A connection reports its times after it has been idle for a second.
    await wait(1500);
    const [row] = await onServer<{ ms: number }>(
      school.databaseUrl,
      `select active_time as ms from pg_stat_database where datname = '${school.name}'`,
    );
    return row?.ms ?? Number.NaN;
  };
  try {
    const rows: string[] = [];
    for (const call of mainCalls(school.size)) {
      for (const turn of turnsWithin(20, longestMs / 5))
        await timed(app, school, call, 20_000 + turn);
      const databaseBefore = await databaseTime();
      const before = cpuOf(app);
      let bytes = 0;
      let turns = 0;
      for (const turn of turnsWithin(mostTurns, longestMs)) {
        bytes += await weighed(app, school, call, 30_000 + turn);
        turns += 1;
      }
      const cpu = (cpuOf(app) - before) / turns;
      const database = ((await databaseTime()) - databaseBefore) / turns;
      rows.push(
        `| ${call.name} (${call.as}) | ${cpu.toFixed(1)} | ${database.toFixed(1)} | ${(bytes / turns / 1000).toFixed(1)} |`,
      );
    }
    return [
      '| Call | application CPU ms | database ms | kB with brotli |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
    ];
  } finally {
    await app.stop();
  }
}

/** Milliseconds of processor time used so far. Linux counts in hundredths of a second. */
function cpuOf({ process: { pid } }: RunningApp): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Makes a call and returns the size of its answer in bytes as sent, still compressed. */
async function weighed(
  { url }: RunningApp,
  { tokens }: School,
  { as, path }: MainCall,
  turn: number,
): Promise<number> {
  const headers = {
    'accept-encoding': 'br',
    ...(as !== 'visitor' && { authorization: `Bearer ${tokens[as]}` }),
  };
  return new Promise((resolve, reject) => {
    get(url + path(turn), { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
