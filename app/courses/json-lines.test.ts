import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonFault, readJsonLines } from './json-lines.ts';

const faultOf = (text: string) => {
  try {
    readJsonLines(text);
  } catch (fault) {
    if (fault instanceof JsonFault) return [fault.line, fault.message];
    throw fault;
  }
  return undefined;
};

test('it accepts what JSON.parse accepts, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readJsonLines(text).value).toEqual(JSON.parse(text));
    }),
  );
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.nat(),
      fc.constantFrom(',', '"', '}', ']', ':', 'x', '\\', '\n'),
      (value, place, sign) => {
        const text = JSON.stringify(value);
        const at = place % (text.length + 1);
        const broken = text.slice(0, at) + sign + text.slice(at);
        let parsed = true;
        try {
          JSON.parse(broken);
        } catch {
          parsed = false;
        }
        expect([broken, faultOf(broken) === undefined]).toEqual([broken, parsed]);
      },
    ),
  );
});

test('it returns the line of a part, or of the nearest part above a missing one', () => {
  const { lineOf } = readJsonLines(
    '\n[\n  { "slug": "a",\n    "faqs": [\n      {}, {\n "question": 1 } ] }\n]',
  );
  expect(lineOf([])).toBe(2);
  expect(lineOf([0])).toBe(3);
  expect(lineOf([0, 'title'])).toBe(3);
  expect(lineOf([0, 'faqs'])).toBe(4);
  expect(lineOf([0, 'faqs', 1])).toBe(5);
  expect(lineOf([0, 'faqs', 1, 'question'])).toBe(6);
});

test('it reports a member that appears twice, and keeps one called __proto__', () => {
  const { value, repeated } = readJsonLines('{"a": 1,\n"a": 2, "__proto__": {"b": 3}}');
  expect(repeated).toEqual([{ line: 2, name: 'a' }]);
  expect(Object.keys(value as object)).toEqual(['a', '__proto__']);
  expect(readJsonLines(`{${'"a": 1,'.repeat(200)} "a": 1}`).repeated).toHaveLength(100);
});

test.each([
  ['', 1, 'the text ends too early'],
  ['[\n{"a": 1\n"b": 2}]', 3, 'a comma or } is missing'],
  ['[1,\n]', 2, 'a value is missing before ]'],
  ['[\n{"a" 1}]', 2, 'a colon is missing after "a"'],
  ['[\n{a: 1}]', 2, 'a quoted name is missing'],
  ['["a\n"]', 1, 'a closing quote is missing'],
  ['["\\q"]', 1, 'this text contains a character that must be escaped'],
  ['[True]', 1, 'True is neither a quoted text nor a number, true, false or null'],
  ['[{}', 1, 'the text ends before its ]'],
  ['[]\n[]', 2, 'something follows after the end'],
  ['['.repeat(100_000), 1, 'the brackets are nested too deep'],
])('of %j it says where it breaks', (text, line, message) => {
  expect(faultOf(text)).toEqual([line, message]);
});

test('eight megabytes are parsed quickly', () => {
  const text = `["${'\\n'.repeat(4_000_000)}"]`;
  expect((readJsonLines(text).value as string[])[0]).toHaveLength(4_000_000);
});
