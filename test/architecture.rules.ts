import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

interface Wall {
  /** A forbidden direction of imports. */
  readonly name: string;
  readonly from: IRegularForbiddenRuleType['from'];
  readonly to: IRegularForbiddenRuleType['to'];
  /** One import that breaks the rule. The test plants it and expects to find it. */
  readonly planted: readonly [importer: string, imported: string];
}

// A folder of app/ that is a feature of the product.
const feature = '^app/(?!shared/|platform/|ui/|shell/)([^/]+)/';
const tests = '\\.test\\.tsx?$';
// One feature, one contract; one that has grown is split by subject, as services are.
const contract = '[/.]contract\\.ts$';
const manifest = `${feature}feature\\.ts$`;
const pureRule = `${feature}(?!feature\\.ts$)[^/]+\\.ts$`;
// Files that may read the rows of their own feature.
const readers = 'queries|service|answers';
// Layouts count as pages: they wrap other pages.
const page = '(\\.page|-shell)\\.tsx$';

/** The directions of imports (ARCHITECTURE.md), types included. */
export const walls: readonly Wall[] = [
  {
    name: 'shared knows only itself',
    from: { path: '^app/shared/' },
    to: { path: '^app/', pathNot: '^app/shared/' },
    planted: ['app/shared/money.ts', 'app/ui/base/button.tsx'],
  },
  {
    name: 'platform knows only shared',
    from: { path: '^app/platform/' },
    to: { path: '^app/', pathNot: '^app/(platform|shared)/' },
    planted: ['app/platform/mailer.ts', 'app/accounts/server/service.ts'],
  },
  {
    name: 'the kit knows only shared',
    from: { path: '^app/ui/' },
    to: { path: '^app/', pathNot: '^app/(ui|shared)/' },
    planted: ['app/ui/base/button.tsx', 'app/accounts/contract.ts'],
  },
  {
    name: 'a contract knows shared, zod, contracts and pure rules',
    from: { path: `${feature}[^/]*contract\\.ts$` },
    to: { pathNot: ['^app/shared/', pureRule, '^node_modules/zod/'] },
    planted: ['app/courses/contract.ts', 'app/platform/mailer.ts'],
  },
  {
    name: 'a pure rule does nothing but reckon',
    from: { path: pureRule, pathNot: [tests, contract] },
    to: { pathNot: ['^app/shared/', pureRule, '^node_modules/markdown-it/'] },
    planted: ['app/courses/lesson-order.ts', 'node:fs'],
  },
  {
    name: 'a pure rule brings no contract to the browser',
    from: { path: pureRule, pathNot: [tests, contract] },
    to: { path: contract, dependencyTypesNot: ['type-only'] },
    planted: ['app/courses/lesson-order.ts', 'app/courses/contract.ts'],
  },
  {
    name: 'web never knows the server',
    from: { path: '^app/([^/]+/web|shell|ui)/', pathNot: tests },
    to: { path: '^app/([^/]+/server|platform)/|^app/(server|api|site)\\.ts$' },
    planted: ['app/courses/web/course-card.tsx', 'app/platform/mailer.ts'],
  },
  {
    name: 'a page brings no contract to the browser',
    from: { path: '^app/([^/]+/web|shell|ui)/', pathNot: tests },
    to: { path: contract, dependencyTypesNot: ['type-only'] },
    planted: ['app/courses/web/courses.page.tsx', 'app/courses/contract.ts'],
  },
  {
    name: 'the server never knows web',
    from: { path: '^app/([^/]+/server|platform)/', pathNot: tests },
    to: { path: '^app/([^/]+/web|shell|ui)/', pathNot: '^app/ui/art/' },
    planted: ['app/courses/server/service.ts', 'app/courses/web/course-card.tsx'],
  },
  {
    name: "another feature's server is its face",
    from: { path: feature, pathNot: tests },
    to: {
      path: `${feature}server/`,
      pathNot: ['^app/$1/', '/server/face\\.ts$', '/server/[a-z-]+\\.face\\.ts$'],
    },
    planted: ['app/courses/server/service.ts', 'app/accounts/server/queries.ts'],
  },
  {
    name: 'only the product knows a manifest',
    from: { path: '^app/', pathNot: ['^app/product\\.ts$', tests] },
    to: { path: manifest },
    planted: ['app/courses/server/service.ts', 'app/accounts/feature.ts'],
  },
  {
    name: 'a manifest lists only what its own feature declares',
    from: { path: manifest },
    to: { path: feature, pathNot: '^app/$1/' },
    planted: ['app/courses/feature.ts', 'app/accounts/news.ts'],
  },
  {
    name: 'a feature that others declare something to knows none of them',
    from: { path: '^app/(audit|notifications|search)/', pathNot: tests },
    to: { path: feature, pathNot: ['^app/$1/', '^app/(accounts|marketing)/'] },
    planted: ['app/audit/server/service.ts', 'app/courses/actions.ts'],
  },
  {
    name: "another feature's components meet only in a page",
    from: { path: `${feature}web/`, pathNot: [tests, page] },
    to: { path: `${feature}web/`, pathNot: '^app/$1/' },
    planted: ['app/courses/web/course-card.tsx', 'app/accounts/web/sign-in-form.tsx'],
  },
  {
    name: 'only pages stand in the shell',
    from: { path: feature, pathNot: page },
    to: { path: '^app/shell/' },
    planted: ['app/courses/web/course-card.tsx', 'app/shell/header.tsx'],
  },
  {
    name: 'rows stay behind the services of their feature',
    from: { path: '^app/', pathNot: [tests, `/server/.*(tables|${readers}|emails)\\.tsx?$`] },
    to: { path: '/server/.*tables\\.ts$' },
    planted: ['app/courses/server/routes.ts', 'app/courses/server/tables.ts'],
  },
  {
    name: 'queries serve the services of their feature',
    from: {
      path: '^app/',
      pathNot: [tests, `/server/.*(${readers}|face|emails|seed)\\.tsx?$`],
    },
    to: { path: '/server/.*queries\\.ts$' },
    planted: ['app/courses/server/routes.ts', 'app/courses/server/queries.ts'],
  },
  {
    name: 'only queries write SQL',
    from: { path: feature, pathNot: [tests, '/server/.*(queries|tables)\\.ts$'] },
    to: { path: '^node_modules/kysely/' },
    planted: ['app/courses/server/service.ts', 'node_modules/kysely/index.js'],
  },
  {
    name: 'nobody imports a page',
    from: { pathNot: tests },
    to: { path: page },
    planted: ['app/courses/web/course-card.tsx', 'app/courses/web/courses.page.tsx'],
  },
  {
    name: 'no way leads from a file back to it',
    from: {},
    to: { circular: true },
    // The planted import goes the other way: a pure rule must not bring a contract to the browser.
    planted: ['app/courses/contract.ts', 'app/courses/lesson-order.ts'],
  },
  {
    name: 'nobody imports a test',
    from: {},
    to: { path: tests },
    planted: ['app/courses/lesson-order.test.ts', 'app/courses/price.test.ts'],
  },
  {
    name: 'only tests know what is made for tests',
    from: { path: '^app/', pathNot: tests },
    to: { path: '^test/' },
    planted: ['app/courses/server/service.ts', 'test/app.ts'],
  },
  {
    name: 'the application runs without development packages',
    from: { path: '^app/', pathNot: [tests, '^app/routes\\.ts$'] },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
    planted: ['app/courses/server/service.ts', 'node_modules/vite/index.js'],
  },
];

interface Wording {
  /** A wording that is allowed only in certain files. */
  readonly name: string;
  readonly forbidden: RegExp;
  /** Files of app/ that must not contain it; tests may. */
  readonly where: RegExp;
  readonly but?: RegExp;
  /** A file and a line that break the rule. The test expects to find them. */
  readonly planted: readonly [path: string, line: string];
}

/** Rules that imports alone can't show. */
export const wordings: readonly Wording[] = [
  {
    name: 'only queries ask the database',
    forbidden: /import \{[^}]*\bq\b[^}]*\} from '#app\/platform\/database.ts'/,
    where: /^app\/[^/]+\/server\//,
    but: /queries\.ts$/,
    planted: [
      'app/courses/server/service.ts',
      "import { q, tx } from '#app/platform/database.ts';",
    ],
  },
  {
    name: 'only the clock tells the time',
    forbidden: /new Date\(\)|Date\.now\(/,
    where: new RegExp(feature),
    but: /\/web\//,
    planted: ['app/payments/server/service.ts', 'const now = new Date();'],
  },
  {
    name: 'answers are made of rows that somebody else has read',
    forbidden: /\b(async|await|Promise)\b/,
    where: /\/server\/.*answers\.ts$/,
    planted: [
      'app/courses/server/courses.answers.ts',
      'export const courseCard = async (slug: string) => toCard(await findCourse(slug));',
    ],
  },
  {
    name: 'only locks.ts takes locks, as it asks for a transaction',
    forbidden: /\.(forUpdate|forNoKeyUpdate|forShare|forKeyShare)\(|pg_(try_)?advisory_xact_lock/,
    where: /^app\//,
    but: /^app\/platform\/locks\.ts$/,
    planted: ['app/accounts/server/queries.ts', 'held.forNoKeyUpdate().executeTakeFirst();'],
  },
];

/**
 * The names that a feature's files may have, by side. A large server is divided into rooms, one
 * folder deep, whose files use the same names.
 */
export const vocabulary: readonly RegExp[] = [
  /^[a-z0-9-]+(\.test)?\.ts$/,
  /^[a-z0-9-]+\.contract\.ts$/,
  /^server\/([a-z0-9-]+\/)?([a-z0-9-]+\.)?(tables|queries|service|answers|face|routes|emails|seed|ports)\.tsx?$/,
  /^server\/([a-z0-9-]+\/)?[a-z0-9-]+-(gateway|signature)\.ts$/,
  /^server\/([a-z0-9-]+\/)?[a-z0-9.-]+\.test\.tsx?$/,
  /^web\/[a-z0-9-]+(\.page)?(\.test)?\.tsx$/,
  // Hooks (use-*), and browser code that draws nothing: its storage, a third-party script.
  /^web\/[a-z0-9-]+(\.test)?\.ts$/,
  /^web\/[a-z0-9-]+(\.page)?\.css$/,
];

/** Names that don't describe what is inside. */
export const emptyNames =
  /(^|\/)(index|utils?|helpers?|types?|hooks?|components?|common|misc|lib)(\.|\/|$)/;
