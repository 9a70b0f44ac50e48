import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'build/client/assets';
/** Functions that Safari 17.5 lacks: the build translates newer syntax, not newer functions. */
const newer =
  /\bURL\.parse\(|\bPromise\.try\(|\bRegExp\.escape\(|\bIterator\.from\(|\b(?:Uint8Array\.from|\.to)(?:Base64|Hex)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|some|every|find|reduce)\(/g;

test('what browsers get calls no function that the oldest of them lacks', () => {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(newer)].map(
      ([call]) => `${file}: ${call}`,
    ),
  );
  expect(found).toEqual([]);
});
