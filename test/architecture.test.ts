import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyNames, vocabulary, walls, wordings } from './architecture.rules.ts';
import { circle, graphOf } from './circles.ts';
import { madeForTests, usedByTestsAlone } from './test-only.ts';

const packages = /^node_modules\//;
const features = /^app\/(?!(?:shared|platform|ui|shell)\/)([^/]+)\/(.+)$/;
/** A large server is divided into rooms. Files outside the rooms are shared by all of them. */
const rooms = /^app\/([^/]+\/server\/[^/]+)\/./;
const source = /\.tsx?$/;

async function read(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const forbidden = walls.map(({ name, from, to }) => ({
    name,
    severity: 'error' as const,
    from,
    to,
  }));
  const { output } = await cruise(
    folders,
    // The TypeScript package's parser cannot read TypeScript 7. It would find no modules, and the
    // test would pass.
    {
      baseDir,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      validate: true,
      ruleSet: { forbidden },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default'],
    },
  );
  if (typeof output === 'string') throw new TypeError(output);
  return output;
}

const broken = (result: ICruiseResult) =>
  result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

describe('the architecture', () => {
  let house: ICruiseResult;
  let modules: IModule[];

  beforeAll(async () => {
    house = await read(process.cwd(), ['app', 'scripts', 'test']);
    modules = house.modules.filter(
      (module) =>
        source.test(module.source) && !module.couldNotResolve && !packages.test(module.source),
    );
  });

  it('includes every file', () => {
    const files = globSync('{app,scripts,test}/**/*.{ts,tsx}');
    expect(modules.map((module) => module.source).toSorted()).toEqual(files.toSorted());
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.flatMap((module) => module.dependencies).length).toBeGreaterThan(modules.length);
  });

  it('has no forbidden imports', () => {
    expect(broken(house)).toEqual([]);
  });

  it('imports only files that exist', () => {
    const lost = modules.flatMap(({ source: importer, dependencies }) =>
      dependencies
        .filter(
          ({ couldNotResolve, module }) =>
            couldNotResolve && !/^(virtual:|\.\/\+types\/)/.test(module),
        )
        .map(({ module }) => `${importer} → ${module}`),
    );
    expect(lost).toEqual([]);
  });

  it('has no cycle between features', () => {
    expect(circle(graphOf(features, modules))).toBeUndefined();
  });

  it('has no cycle between rooms', () => {
    const graph = graphOf(rooms, modules);
    expect([...graph.keys()]).toContain('payments/server/orders');
    expect(circle(graph)).toBeUndefined();
  });

  it('has one file that imports every feature', () => {
    expect(knowers(modules)).toEqual(['app/product.ts']);
  });

  it('names every file from the vocabulary', () => {
    const named = globSync('app/**/*.{ts,tsx,css}');
    const strange = named.filter((path) => {
      const inside = features.exec(path)?.[2];
      return (
        (source.test(path) && emptyNames.test(path)) ||
        (inside !== undefined && !vocabulary.some((word) => word.test(inside)))
      );
    });
    expect(strange).toEqual([]);
  });

  it('exports nothing for tests alone, except the known cases', () => {
    const exported = usedByTestsAlone(modules, (path) => readFileSync(path, 'utf8'));
    expect(exported).toEqual(madeForTests);
  });

  it('has no misplaced wording', () => {
    const said = globSync('app/**/*.{ts,tsx}').flatMap((path) =>
      misplaced(path, readFileSync(path, 'utf8')),
    );
    expect(said).toEqual([]);
  });
});

describe('the architecture rules', () => {
  it('each find a planted import', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftoff-walls-'));
    try {
      plant(folder);
      const found = broken(await read(folder, ['app', 'test']));
      const missed = walls.filter(
        ({ name, planted }) =>
          !found.includes(
            `${name}: ${planted[0]} → ${planted[1].replace('node:', '').replace(/^vite$/, 'node_modules/vite/index.js')}`,
          ),
      );
      expect(missed.map(({ name }) => name)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('find misplaced wording', () => {
    for (const { name, planted } of wordings) {
      expect(misplaced(...planted)).toEqual([`${name}: ${planted[0]}`]);
    }
  });

  it('find a second file that imports every feature', () => {
    const dependencies = Array.from({ length: mostComposed + 1 }, (_, index) => ({
      resolved: `app/feature-${index}/contract.ts`,
    }));
    const composing = (source: string, count: number) => ({
      source,
      dependencies: dependencies.slice(0, count) as IModule['dependencies'],
    });
    expect(
      knowers([
        composing('app/a/server/service.ts', mostComposed),
        composing('app/b/server/service.ts', mostComposed + 1),
      ]),
    ).toEqual(['app/b/server/service.ts']);
  });

  it('find an export that only tests use', () => {
    const texts: Record<string, string> = {
      'app/a/price.ts': 'export const least = 1;\nexport const priceOf = () => least;',
      'app/a/server/service.ts': 'priceOf();',
      'app/a/price.test.ts': 'priceOf(); least;',
    };
    const importing = { resolved: 'app/a/price.ts' } as IModule['dependencies'][number];
    const modules = Object.keys(texts).map((source) => ({
      source,
      dependencies: source === 'app/a/price.ts' ? [] : [importing],
    }));
    expect(usedByTestsAlone(modules, (path) => texts[path] ?? '')).toEqual([
      'app/a/price.ts least',
    ]);
  });

  it('find a cycle between features', () => {
    const graph = new Map([
      ['accounts', new Set<string>()],
      ['memberships', new Set(['accounts'])],
      ['payments', new Set(['memberships'])],
    ]);
    expect(circle(graph)).toBeUndefined();
    graph.get('accounts')?.add('payments');
    expect(circle(graph)).toEqual(['accounts', 'payments', 'memberships', 'accounts']);
  });
});

/**
 * Writes a small project that contains every file of the rules' examples, each with its forbidden
 * import.
 */
function plant(folder: string): void {
  const sources = new Map<string, string>();
  const add = (path: string, line: string) =>
    sources.set(path, `${sources.get(path) ?? ''}${line}\n`);
  for (const [rule, { planted }] of walls.entries()) {
    const [importer, imported] = planted;
    const inPackage = /^node_modules\/([a-z]+)\//.exec(imported)?.[1];
    const isFile = !imported.startsWith('node:');
    const specifier =
      isFile && !inPackage ? `./${relative(dirname(importer), imported)}` : (inPackage ?? imported);
    add(importer, `import * as planted${rule} from '${specifier}';`);
    if (isFile) add(imported, 'export {};');
  }
  for (const [path, text] of sources) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: { kysely: '*' }, devDependencies: { vite: '*' } }),
  );
}

/** The rules about wording that a file breaks. */
function misplaced(path: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  return wordings
    .filter(({ where, but, forbidden }) => {
      return where.test(path) && !but?.test(path) && forbidden.test(text);
    })
    .map(({ name }) => `${name}: ${path}`);
}

/** Files that import more features than a page or a service needs. */
const mostComposed = 10;
function knowers(modules: Pick<IModule, 'source' | 'dependencies'>[]): string[] {
  const known = (dependencies: IModule['dependencies']) =>
    new Set(dependencies.map(({ resolved }) => features.exec(resolved)?.[1]));
  return modules
    .filter(
      ({ source: path, dependencies }) =>
        path.startsWith('app/') && known(dependencies).size > mostComposed,
    )
    .map(({ source: path }) => path);
}
