// Compares a new school with a large one: the main calls and the first rendering of the main pages,
// alternating between the two in one run.
import { costsAt } from './bench-costs.ts';
import { sizeAt, type SchoolSize } from './large-school-size.ts';
import { mainCalls, type MainCall } from './main-calls.ts';
import { openSchool, timed, turnsWithin, type School } from './measured-school.ts';
import { startPostgres } from './postgres.ts';
import { median, printed, type RunningApp } from './running-app.ts';

const turns = 200;
/** Slow calls are made less often. */
const longestMs = 10_000;
const starts = 3;

const newSchool: SchoolSize = {
  courses: 10,
  lessonsEach: 20,
  people: 40,
  members: 20,
  begunEach: 3,
  notesEach: 34,
  answersEach: 20,
  questions: 40,
};

/** Similar pages, rendered first, so that no measured page is the first to run its code. */
const warming = [
  '/privacy-policy',
  '/courses?level=beginner',
  '/courses/large-3',
  '/courses/pocket-sized-first-mobile-app',
  '/ai-tools?q=a',
  '/ai-tools/zapier',
  '/investors?q=a',
  '/hackathon?q=a',
  '/search?q=design',
];
const mainPages = [
  '/',
  '/courses',
  '/courses?q=agents',
  '/courses/large-7',
  '/courses/no-code-app-lab/lessons/five-people-five-questions',
  '/paths',
  '/ai-tools',
  '/investors',
  '/hackathon',
  '/faq',
];

/** Milliseconds, in the order measured. */
type Times = number[];

export async function measureGrowth(scale: number): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const begun = performance.now();
    const small = await openSchool(postgres.url, 'small', newSchool);
    const large = await openSchool(postgres.url, 'large', sizeAt(scale));
    const seconds = Math.round((performance.now() - begun) / 1000);
    const { courses, people, members, answersEach, notesEach, questions } = large.size;
    return [
      `The large school has ${figure(courses)} courses, ${figure(people)} people and ${figure(members)} members, who have answered ${figure(members * answersEach)} blocks of practice, written ${figure(members * notesEach)} notes and asked ${figure(questions)} questions. Filling both took ${seconds} s. Each call was made ${turns} times at each, in turn, or for ${longestMs / 1000} s; each page ${starts} times, each time the first after a start.`,
      '',
      ...(await comparedCalls(small, large)),
      '',
      ...(await comparedPages(small, large)),
      '',
      'Averages for one call on the large database:',
      '',
      ...(await costsAt(large)),
    ];
  } finally {
    await postgres.stop();
  }
}

const figure = (number: number): string => number.toLocaleString('en');

async function longestPause({ process: child }: RunningApp): Promise<number> {
  const line = printed(child, /longest pause ([\d.]+) ms/);
  child.kill('SIGUSR2');
  const [, pause] = await line;
  return Number(pause);
}

async function comparedCalls(small: School, large: School): Promise<string[]> {
  const apps = [await small.start(), await large.start()] as const;
  try {
    const rows: string[] = [];
    const [ofLarge, ofSmall] = [large, small].map(({ size }) => mainCalls(size));
    for (const [index, call] of (ofLarge ?? []).entries()) {
      const smallCall = ofSmall?.[index] ?? call;
      for (const turn of turnsWithin(20, longestMs / 5)) {
        await timed(apps[0], small, smallCall, 10_000 + turn);
        await timed(apps[1], large, call, 10_000 + turn);
      }
      await Promise.all(apps.map(longestPause));
      const times: [Times, Times] = [[], []];
      for (const turn of turnsWithin(turns, longestMs)) {
        times[0].push(await timed(apps[0], small, smallCall, turn));
        times[1].push(await timed(apps[1], large, call, turn));
      }
      const pause = await longestPause(apps[1]);
      rows.push(callRow(call, times, pause));
    }
    return [
      '| Call | new school: p50, p99 ms | large school: p50, p99 ms | p99, times | longest pause ms |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows,
    ];
  } finally {
    await Promise.all(apps.map((app) => app.stop()));
  }
}

const percentile = (times: Times, part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

function callRow({ as, name }: MainCall, times: readonly [Times, Times], pause: number): string {
  const [small, large] = times.map((each) => [percentile(each, 0.5), percentile(each, 0.99)]);
  const pair = (values: readonly number[] = []) =>
    values.map((value) => value.toFixed(1)).join(', ');
  const ratio = (large?.[1] ?? Number.NaN) / (small?.[1] ?? Number.NaN);
  return `| ${name} (${as}) | ${pair(small)} | ${pair(large)} | ${ratio.toFixed(1)} | ${pause.toFixed(0)} |`;
}

async function comparedPages(small: School, large: School): Promise<string[]> {
  const ofSmall: Rendered[][] = [];
  const ofLarge: Rendered[][] = [];
  for (let start = 0; start < starts; start += 1) {
    ofSmall.push(await renderedOnce(small));
    ofLarge.push(await renderedOnce(large));
  }
  const middle = (runs: readonly Rendered[][], page: number) =>
    median(runs.map((run) => run[page]?.took ?? Number.NaN)).toFixed(0);
  const longest = (page: number) =>
    Math.max(...ofLarge.map((run) => run[page]?.pause ?? Number.NaN)).toFixed(0);
  return [
    '| First rendering | new school, ms | large school, ms | longest pause ms |',
    '| --- | ---: | ---: | ---: |',
    ...mainPages.map(
      (page, index) =>
        `| ${page} | ${middle(ofSmall, index)} | ${middle(ofLarge, index)} | ${longest(index)} |`,
    ),
  ];
}

/** Milliseconds. */
interface Rendered {
  took: number;
  pause: number;
}

/** The first rendering of each main page after a start. */
async function renderedOnce(school: School): Promise<Rendered[]> {
  const app = await school.start();
  try {
    for (const page of warming) await render(app, page);
    await longestPause(app);
    const measured: Rendered[] = [];
    for (const page of mainPages)
      measured.push({ took: await render(app, page), pause: await longestPause(app) });
    return measured;
  } finally {
    await app.stop();
  }
}

async function render({ url }: RunningApp, page: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url + page, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  return performance.now() - begun;
}
