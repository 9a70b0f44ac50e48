import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { createEmptyLesson } from '../journeys/empty-lesson.ts';
import { openVisitor } from './open-visitor.ts';

const editor = `document.querySelector('.rich-text')`;
const html = readFileSync('test/fixtures/clipboard/word.html', 'utf8');
const picture = [...readFileSync('test/fixtures/picture.png')];

/** Runs in the page. Safari gives the pictures of Word addresses of its own. */
const paste = `(() => {
  const png = new Blob([Uint8Array.from(${JSON.stringify(picture)})], { type: 'image/png' });
  const html = ${JSON.stringify(html)}.replace(/file:[^"]*image001.png(?=" alt)/, URL.createObjectURL(png));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const event = { clipboardData, bubbles: true, cancelable: true };
  ${editor}.dispatchEvent(new ClipboardEvent('paste', event));
})()`;

test('a text from Word is pasted on a phone, with the picture that the browser has', async () => {
  const { token, address, saved } = await createEmptyLesson(
    inject('applicationUrl'),
    'pasted-in-another-engine',
  );
  const visitor = await openVisitor('phone', { token });
  await visitor.visit(address);
  await visitor.until('has the editor', () => visitor.engine.evaluate(`${editor} !== null`));
  await visitor.engine.evaluate(paste);
  await visitor.click({ role: 'button', name: 'Place picture' });
  await expect.poll(saved).toMatch(/!\[A red square\]\(\/media\/[\w-]+\)/);
  const text = await saved();
  expect(text).toContain('- Who will you meet?\n  - And who decides?\n- What did they buy?');
  expect(text).toContain('3. Visits planned\n4. Visits made');
  expect(text).toContain('Picture 2 is missing');
});
