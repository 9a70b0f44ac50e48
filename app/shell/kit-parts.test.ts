import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partsByNeed, spaceSteps } from './kit-parts.ts';

const read = (path: string) => readFileSync(`app/${path}`, 'utf8');

it('names only parts that exist in the kit', () => {
  const missing = Object.values(partsByNeed)
    .flat()
    .filter(
      ([, name, file]) =>
        !new RegExp(String.raw`^export (const|(async )?function) ${name}\b`, 'm').test(
          read(`ui/${file}`),
        ),
    )
    .map(([, name]) => name);
  expect(missing).toEqual([]);
});

it('draws every spacing step', () => {
  const stepsIn = (css: string, step: RegExp) => [...css.matchAll(step)].map(([, n]) => Number(n));
  expect(stepsIn(read('ui/base/tokens.css'), /--space-(\d+):/g)).toEqual(spaceSteps);
  expect(stepsIn(read('shell/kit.css'), /\.kit-space-(\d+) /g)).toEqual(spaceSteps);
});
