import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

const tests = '*.test.{ts,tsx}';
const ofFeatures = [`app/**/server/**/${tests}`, `app/${tests}`];
const ofThePlatform = [`app/platform/**/${tests}`];
// About the house itself: no database, so once is enough.
const ofTheHouse = [
  'test/{architecture,changed,kit-classes,planted-faults,strays,deployment,documents,starting-content}.test.ts',
];
// About the contracts, the texts, the weight of answers, and the rules of a purchase: a second
// database would say nothing new, in minutes.
const ofTheContracts = [
  'test/{matrix,specification,contracts,bounded}.test.ts',
  'test/matrix/*.test.ts',
  'app/payments/**/*.model.test.ts',
];
// PgBouncer tries a lost server again in its own time.
const notBehindAPooler = process.env['TEST_DATABASE_POOLER_URL']
  ? ['test/database-outage.test.ts']
  : [];
const everyPage = [
  'accessibility',
  'bounded-pages',
  'gated-strings',
  'markup',
  'page-weight',
  'smoke',
  'specification',
].map((name) => `test/journeys/${name}.test.ts`);
// Of the platform: what uses no database, or only the embedded one.
const sameOnAnyDatabase = [
  'embedded/{durability,engine}',
  'body-time',
  'html-in-development',
  'password-hash',
  'raster',
  'square-picture',
].map((name) => `app/platform/${name}.test.ts`);
const engines = ['webkit', 'firefox'] as const;
const video = 'test/engines/video.test.ts';
const onADatabase = {
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/server-setup.ts'],
  isolate: false,
};
const eachAlone = {
  globalSetup: ['test/global-setup.ts'],
  // A database that lives for one test isn't worth the optimising compiler's time: without it, an
  // embedded one costs little more than half.
  execArgv: ['--liftoff-only'],
};
const inTheBrowser = {
  globalSetup: ['test/journeys/global-setup.ts'],
  fileParallelism: false,
  // One browser for all files.
  isolate: false,
};

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // A busy machine is no fault of the code: these limits end only what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // CI keeps only the message of a failure, which would say no more than "Array(1)".
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      // Pure rules, the shared leaf, the interface kit and the pages' own logic: nothing to start,
      // and nothing left behind that another file would trip over.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`app/**/${tests}`, ...ofTheHouse],
          exclude: [...ofFeatures, ...ofThePlatform],
          isolate: false,
        },
      },
      // The features over HTTP, on the embedded database or the PostgreSQL of TEST_DATABASE_URL.
      // The files of a worker share its modules and its database: opening them anew for each took
      // as long as the tests.
      {
        extends: true,
        test: {
          name: 'server',
          ...onADatabase,
          include: [...ofFeatures, `test/${tests}`],
          exclude: [...ofThePlatform, ...ofTheHouse, ...ofTheContracts, ...notBehindAPooler],
        },
      },
      { extends: true, test: { ...onADatabase, name: 'contracts', include: ofTheContracts } },
      // What carries them, each file alone: it opens, closes and breaks databases, limits and jobs
      // of its own.
      {
        extends: true,
        test: {
          ...eachAlone,
          name: 'platform',
          include: ofThePlatform,
          exclude: sameOnAnyDatabase,
        },
      },
      { extends: true, test: { ...eachAlone, name: 'platform-once', include: sameOnAnyDatabase } },
      // A built application in a real Chromium, one journey at a time.
      {
        extends: true,
        test: {
          ...inTheBrowser,
          name: 'journeys',
          include: [`test/journeys/**/${tests}`],
          exclude: everyPage,
        },
      },
      // The same on every page there is.
      { extends: true, test: { ...inTheBrowser, name: 'pages', include: everyPage } },
      // What depends on the engine of a browser, in those that the journeys don't use.
      ...engines.map((engine) => ({
        extends: true as const,
        test: {
          ...inTheBrowser,
          name: engine,
          include: [`test/engines/${tests}`],
          exclude: engine === 'webkit' ? [video] : [],
          provide: { engine },
        },
      })),
      // Alone, because what decodes a video in Debian's WebKit stops for minutes on a busy machine.
      {
        extends: true,
        test: {
          ...inTheBrowser,
          name: 'webkit-video',
          include: [video],
          provide: { engine: 'webkit' },
        },
      },
    ],
  },
});
