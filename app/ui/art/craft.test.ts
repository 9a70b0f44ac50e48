import { expect, test } from 'vitest';
import { craft } from './craft.ts';
import { ink } from './palettes.ts';

test('an outlined craft has a dark line all round its hull, whatever is behind it', () => {
  const line = `<g stroke="${ink.jamun}"`;
  expect(craft('marigold', { outlined: true }).svg).toContain(line);
  expect(craft('marigold').svg).not.toContain(line);
});
