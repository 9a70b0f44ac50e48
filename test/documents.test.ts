import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);

test('the documents link only to files that exist', () => {
  const documents = globSync(['*.md', 'docs/**/*.md']);
  const links = documents.flatMap((document) =>
    linksIn(readFileSync(document, 'utf8')).map((path) => ({ document, path })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ document, path }) => !existsSync(join(dirname(document), path)))).toEqual(
    [],
  );
});
