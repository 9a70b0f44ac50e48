import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface IconModule {
  __iconData: { node: [element: string, attributes: Record<string, string>][] };
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const symbols = [
  ...read('icons.svg').matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*)<\/symbol>/g),
];
const named = [...read('../../shared/icon-name.ts').matchAll(/^  \| '([\w-]+)'/gm)].map(
  ([, name]) => name,
);

test('every named icon has a drawing, and every drawing a name', () => {
  expect(new Set(symbols.map(([, name]) => name))).toEqual(new Set(named));
  expect(symbols.length).toBeGreaterThan(50);
});

test.each(symbols.map(([, name = '', drawing = '']) => [name, drawing]))(
  '%s is drawn as lucide draws it',
  async (name, drawing) => {
    const path = `../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
    const { __iconData } = (await import(path)) as IconModule;
    const elements = __iconData.node.map(([element, set]) => {
      const written = Object.entries(set).flatMap(([attribute, value]) =>
        attribute === 'key' ? [] : ` ${attribute}="${value}"`,
      );
      return `<${element}${written.join('')}/>`;
    });
    expect(drawing).toBe(elements.join(''));
  },
);
