import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

type Sheets = ReadonlyMap<string, string>;

const kitSheet = /^app\/ui\//;

/** The classes that a stylesheet selects, without at-rules and declarations. */
function selectedIn(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'));
  return new Set(
    selectors.flatMap((selector) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  );
}

/**
 * The classes inside a part of the kit and its variants: `button-label` of `button.css`. The part's
 * root, `button`, is not one of them.
 */
const innerClasses = (sheets: Sheets): Set<string> =>
  new Set(
    [...sheets]
      .filter(([path]) => kitSheet.test(path))
      .flatMap(([path, css]) =>
        [...selectedIn(css)].filter((name) => name.startsWith(`${basename(path, '.css')}-`)),
      ),
  );

function breaches(sheets: Sheets): string[] {
  const inner = innerClasses(sheets);
  return [...sheets]
    .filter(([path]) => !kitSheet.test(path))
    .flatMap(([path, css]) =>
      [...selectedIn(css)].filter((name) => inner.has(name)).map((name) => `${path}: .${name}`),
    );
}

describe('the parts of the kit', () => {
  it('are styled from outside by their root, their props and their custom properties', () => {
    const sheets = new Map(
      globSync('app/**/*.css').map((path) => [path, readFileSync(path, 'utf8')]),
    );
    expect(innerClasses(sheets).size).toBeGreaterThan(100);
    expect(breaches(sheets)).toEqual([]);
  });

  it('are seen to be reached into', () => {
    const button = `@layer kit {
      .button { color: red; .button-label { padding: 6px; } }
      .button-large, .lucide { font-size: 2rem; }
    }`;
    const page = `@layer page {
      /* Not .button-label */
      .hero > .button { margin: 1.5rem; background: url('x.button-label'); }
      @media (width <= 560px) { .hero { :is(.button-large, .lucide) .button-label { gap: 0; } } }
    }`;
    const sheets = new Map([
      ['app/ui/base/button.css', button],
      ['app/marketing/web/hero.css', page],
    ]);
    expect(breaches(sheets)).toEqual([
      'app/marketing/web/hero.css: .button-large',
      'app/marketing/web/hero.css: .button-label',
    ]);
  });
});
