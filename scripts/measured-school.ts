// A school on its own database, and calls by its people.
import { databaseOn, onServer } from '../test/database-server.ts';
import { fillSchool, type SchoolTokens } from './large-school.ts';
import type { SchoolSize } from './large-school-size.ts';
import type { MainCall } from './main-calls.ts';
import { startApp, type RunningApp } from './running-app.ts';

export interface School {
  name: string;
  databaseUrl: string;
  size: SchoolSize;
  tokens: SchoolTokens;
  start: () => Promise<RunningApp>;
}

/** Creates a database on the server and fills it. */
export async function openSchool(
  serverUrl: string,
  name: string,
  size: SchoolSize,
): Promise<School> {
  await onServer(serverUrl, `create database ${name}`);
  const databaseUrl = databaseOn(serverUrl, name);
  const start = async () =>
    startApp({
      DATABASE_URL: databaseUrl,
      DEV_MAILBOX: '1',
      NODE_OPTIONS: '--import ./scripts/loop-pause.ts',
    });
  // The application creates its tables when it starts.
  await (await start()).stop();
  return { name, databaseUrl, size, tokens: await fillSchool(databaseUrl, size), start };
}

/** Makes a call and returns the milliseconds until its whole answer has arrived. */
export async function timed(
  { url }: RunningApp,
  { tokens }: School,
  { as, path }: MainCall,
  turn: number,
): Promise<number> {
  const headers: Record<string, string> =
    as === 'visitor' ? {} : { authorization: `Bearer ${tokens[as]}` };
  const begun = performance.now();
  const response = await fetch(url + path(turn), { headers });
  await response.arrayBuffer();
  const took = performance.now() - begun;
  if (!response.ok) throw new Error(`GET ${path(turn)} answered ${response.status}`);
  return took;
}

/** The numbers from 0 on, until there were as many or as many milliseconds have passed. */
export function* turnsWithin(most: number, milliseconds: number): Generator<number> {
  const begun = performance.now();
  for (let turn = 0; turn < most && performance.now() - begun < milliseconds; turn += 1) yield turn;
}
