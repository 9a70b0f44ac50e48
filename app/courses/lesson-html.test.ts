import { expect, test } from 'vitest';
import { lessonHtml, needsHtml } from './lesson-html.ts';

test('a block of words wraps; one drawn with spaces or lines scrolls and can be reached by keyboard', () => {
  expect(lessonHtml('```text\nYour order is in.\nPacked <b>tomorrow</b>.\n```')).toBe(
    '<pre><code>Your order is in.\nPacked &lt;b&gt;tomorrow&lt;/b&gt;.\n</code></pre>\n',
  );
  const blockOf = (text: string) => lessonHtml(`\`\`\`\n${text}\n\`\`\``);
  for (const drawing of [
    'A 1 ──< B',
    '+-----+\n| Box |',
    'Day   Sold  Left\nMon   12    3',
    'Then  set it\n      send it',
  ])
    expect(blockOf(drawing)).toContain(
      '<pre class="drawn" tabindex="0" role="group" aria-label="Example">',
    );
  for (const words of [
    'Weak:    Submit\nBetter:  Book my tiffin',
    'It is open.  Come in.  Sit down.',
    '    Set in, alone',
  ])
    expect(blockOf(words)).toContain('<pre><code>');
});

test('commas separate a tool from its plan and price, so that no line begins or ends with a dot', () => {
  const html = needsHtml([
    { tool: 'A <builder>', plan: 'free plan', price: '₹0' },
    { tool: 'Paper', plan: '', price: '' },
  ]);
  expect(html).toContain('<li><b>A &lt;builder&gt;</b>, free plan, ₹0</li><li><b>Paper</b></li>');
});
