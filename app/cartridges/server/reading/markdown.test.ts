import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonHtml, lessonText } from '#app/courses/lesson-html.ts';
import { htmlOf } from './html.service.ts';
import { markdownOf } from './markdown.service.ts';

const page = {
  picture: (address: string, words: string) => `![${words}](${address})`,
  video: () => undefined,
  link: (address: string, words: string) => `[${words}](${address})`,
  lost: () => {},
};
const of = (html: string) => markdownOf(htmlOf(html), page);

test.for([
  ['<p>One  <b>bold </b>and <em>soft</em></p>', 'One **bold** and *soft*'],
  ['<h1>Title</h1><h3>Part</h3>', '## Title\n\n### Part'],
  [
    '<ul><li>One<ul><li>Two</li></ul></li><li><p>A</p><p>B</p></li></ul>',
    '- One\n  - Two\n- A\n\n  B',
  ],
  ['<ol start="3"><li>Three</li><li>Four</li></ol>', '3. Three\n4. Four'],
  ['<blockquote><p>So</p><p>it is</p></blockquote>', '> So\n>\n> it is'],
  ['<pre>if (a)\n  b()</pre>', '```\nif (a)\n  b()\n```'],
  ['<p>a<br>b</p>', 'a\\\nb'],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1 | 2</td><td>x<br>y</td></tr></table>',
    '| A | B |\n| --- | --- |\n| 1 \\| 2 | x y |',
  ],
  ['<table><tr><td><p>Only</p></td></tr></table>', 'Only'],
  ['<p>Words<script>alert(1)</script><style>p{}</style></p>', 'Words'],
  ['<a href="https://a.example"><div>Block</div></a>', '[Block](https://a.example)'],
  ['<p># no heading</p><p>1. no list</p><p>- no</p>', '\\# no heading\n\n1\\. no list\n\n\\- no'],
  ['Loose <i>words</i><p>Then</p>', 'Loose *words*\n\nThen'],
])('%s becomes Markdown', ([html, text]) => {
  expect(of(html ?? '')).toBe(text);
});

test('no text of a page becomes markup or practice, whatever its signs', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'`*_[]()<>#+-.!|~&;\\ab1\n ='.split('')) });
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // What typography changes is left out.
  const plain = (text: string) => text.replaceAll(/[-–—.…!+±\s]/g, '');
  fc.assert(
    fc.property(signs, (text) => {
      const markdown = of(`<p>${escape(text)}</p>`);
      expect(lessonHtml(markdown)).toMatch(/^(<p>[^<]*<\/p>\n)?$/);
      expect(plain(lessonText(markdown))).toBe(plain(text));
    }),
    { numRuns: 300 },
  );
});
