import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { fileChooser } from './file-chooser.ts';
import { expectFocus, tabTo } from './keyboard.ts';
import { admin, call, member, someone } from './people.ts';
import { openSlowWindow } from './slow-window.ts';
import { remembersTyping, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const slug = 'no-code-app-lab';
const page = `/dashboard/my-courses/${slug}`;
const title = 'Sell it to one stranger';
const written = `## What to build

One **payment** by a stranger.

- A page
- A price

They pay as [here](https://liftoff.example/price)`;

/** With the tools and the keyboard alone. */
async function writeBrief(page: Page): Promise<void> {
  const { keyboard } = page;
  const text = page.getByRole('textbox', { name: 'The brief' });
  // The tools are before the text.
  const press = async (name: string) => {
    const tool = page.getByRole('button', { name, exact: true });
    await tabTo(page, tool, 15, 'Shift+Tab');
    await keyboard.press('Enter');
  };
  await page.getByRole('button', { name: 'Bold' }).waitFor();
  await tabTo(page, text);
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  await press('Heading');
  await expectFocus(text);
  await keyboard.type('What to build');
  await keyboard.press('Enter');
  await keyboard.type('One ');
  await keyboard.press('Control+b');
  await keyboard.type('payment');
  await keyboard.press('Control+b');
  await keyboard.type(' by a stranger.');
  await keyboard.press('Enter');
  await press('List');
  await expectFocus(text);
  await keyboard.type('A page');
  await keyboard.press('Enter');
  await keyboard.type('A price');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('They pay as here');
  await keyboard.press('Control+Shift+ArrowLeft');
  await press('Link');
  const address = page.getByRole('dialog').getByLabel('Address');
  await expectFocus(address);
  await keyboard.type('https://liftoff.example/price');
  await keyboard.press('Enter');
  await expectFocus(text);
}

/** The project page of an author whose brief is this, and what lets its editor arrive. */
async function writingBefore(brief: string) {
  const { token } = await admin(url);
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find(({ slug: each }) => each === 'interfaces-people-trust')?.id;
  const path = `/api/authoring/courses/${id}/project`;
  const saved = async () => (await call(url, 'GET', path, undefined, token)).project;
  const before = await saved();
  await call(url, 'PUT', path, { ...before, brief }, token);
  onTestFinished(async () => {
    const { version } = await saved();
    await call(url, 'PUT', path, { ...before, version }, token);
  });
  // The server refuses what is too long.
  const desk = await openSlowWindow({ token, expected: /status of 400/ });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await desk.route(/brief-editor/, async (route) => {
    await released;
    await route.continue();
  });
  await desk.goto(`/teach/courses/${id}/project`);
  const field = desk.getByLabel('The brief', { exact: true });
  const putCursorAfter = (words: string) =>
    field.evaluate(
      (area, at) => {
        (area as HTMLTextAreaElement).focus();
        (area as HTMLTextAreaElement).setSelectionRange(at, at);
      },
      brief.indexOf(words) + words.length,
    );
  return { desk, field, putCursorAfter, release, saved };
}

test('someone who types when the editor arrives goes on where they were', async () => {
  const { desk, putCursorAfter, release } = await writingBefore(written);
  await putCursorAfter('pay');
  await desk.keyboard.type('in');
  release();
  await desk.getByRole('button', { name: 'Bold' }).waitFor();
  await desk.keyboard.type('g');
  const text = desk.getByRole('textbox', { name: 'The brief' });
  await expect.poll(() => text.innerText()).toContain('One payingment by a stranger.');
  const value = desk.locator('input[name=brief]');
  await expect.poll(() => value.inputValue()).toBe(written.replace('payment', 'payingment'));
});

test('they also do in the Markdown of a text that the editor can’t show', async () => {
  const pictured = `${written}\n\n![A page](https://liftoff.example/page.png)`;
  const { desk, putCursorAfter, release } = await writingBefore(pictured);
  await putCursorAfter('a stranger');
  release();
  const markdown = desk.getByRole('textbox', { name: 'The brief as Markdown' });
  await markdown.waitFor();
  await desk.keyboard.type(' or two');
  expect(await markdown.inputValue()).toBe(pictured.replace('stranger', 'stranger or two'));
});

test('a brief that is too long says so before it is saved, and nothing of it is lost', async () => {
  const long = 'A page that sells. '.repeat(631).trim();
  expect(long.length).toBe(11_988);
  const { desk, field, putCursorAfter, release, saved } = await writingBefore(long);
  const fault = desk.locator('.form-field-error');
  await putCursorAfter(long);
  // As when it is pasted.
  await desk.keyboard.insertText(' And a page that asks.');
  expect((await field.inputValue()).length).toBe(12_010);
  const words = 'Please use at most 12000 characters. This text has 10 too many.';
  await expect.poll(() => fault.innerText()).toBe(words);
  release();
  await desk.getByRole('button', { name: 'Bold' }).waitFor();
  await expect.poll(() => fault.innerText()).toBe(words);
  const text = desk.getByRole('textbox', { name: 'The brief' });
  await desk.getByRole('button', { name: 'Save project' }).click();
  await expectFocus(text);
  expect(await text.innerText()).toContain('And a page that asks.');
  for (let each = 0; each < 10; each += 1) await desk.keyboard.press('Backspace');
  await expect.poll(() => fault.count()).toBe(0);
  await desk.getByRole('button', { name: 'Save project' }).click();
  await toast(desk, 'Project saved');
  expect((await saved()).brief.length).toBe(11_999);
});

test('an author writes a project, a learner submits it, is answered, and submits it again', async () => {
  const { token } = await admin(url);
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find((course) => course.slug === slug)?.id;
  const path = `/api/authoring/courses/${id}/project`;
  const saved = async () => (await call(url, 'GET', path, undefined, token)).project;
  const desk = await openSlowWindow({ token });
  const { version } = await saved();
  await desk.goto(`/teach/courses/${id}/content`);
  await desk.getByRole('link', { name: 'Project', exact: true }).click();
  await desk.getByLabel('Title').fill(title);
  await writeBrief(desk);
  while ((await desk.getByRole('button', { name: /^Remove criterion/ }).count()) > 0)
    await desk.getByRole('button', { name: 'Remove criterion 1' }).click();
  await desk.getByLabel('What is judged').fill('They paid');
  await desk.getByLabel('Maximum points').fill('4');
  await desk.getByLabel('What earns them').fill('The receipt.');
  await desk.getByRole('checkbox', { name: 'A text' }).setChecked(true);
  await desk.getByRole('checkbox', { name: 'A file' }).setChecked(true);
  await desk.getByRole('checkbox', { name: 'Offer it to learners' }).setChecked(true);
  await desk.getByRole('button', { name: 'Save project' }).click();
  await toast(desk, 'Project saved');
  const sent = await saved();
  // The dialog of the link has sent nothing.
  expect(sent).toMatchObject({ brief: written, version: version + 1 });
  const otherMarks = written.replaceAll('**', '__').replaceAll('- A', '* A');
  await call(url, 'PUT', path, { ...sent, brief: otherMarks }, token);
  await desk.reload();
  await desk.getByRole('button', { name: 'Bold' }).waitFor();
  await desk.getByRole('button', { name: 'Save project' }).click();
  await toast(desk, 'Project saved');
  expect((await saved()).brief).toBe(otherMarks);

  const lata = await member(url, someone('Lata Bose'));
  const first = `/api/learning/courses/${slug}/lessons/five-people-five-questions`;
  const { lesson } = await call(url, 'GET', first, undefined, lata.token);
  await call(url, 'PUT', `/api/learning/lessons/${lesson.id}/opened`, undefined, lata.token);
  const phone = await openWindow({
    token: lata.token,
    screen: 'phone',
    // A file that is not what its name says is refused.
    expected: /status of 400/,
  });
  await phone.goto(page);
  await phone.getByRole('link', { name: title }).click();
  await phone.getByRole('heading', { name: 'What to build' }).waitFor();
  expect(await phone.getByRole('strong').allInnerTexts()).toEqual(['payment']);
  const items = phone.getByRole('listitem').filter({ hasText: /^A p/ });
  expect(await items.allInnerTexts()).toEqual(['A page', 'A price']);
  const link = phone.getByRole('link', { name: 'here' });
  expect(await link.getAttribute('href')).toBe('https://liftoff.example/price');
  await remembersTyping(phone);
  await phone.getByLabel(/^Text/).fill('Mr Rao paid ₹99.');
  await phone.reload();
  await expect.poll(() => phone.getByLabel(/^Text/).inputValue()).toBe('Mr Rao paid ₹99.');
  const choose = async (name: string, words: string) => {
    const button = phone.getByRole('button', { name: /^Choose (a|another) file$/ });
    const chooser = await fileChooser(phone, () => button.click());
    await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(words) });
  };
  await choose('film.mov', 'moving');
  await phone.getByText('We don’t take files that end in .mov').waitFor();
  await choose('receipt.pdf', 'not a receipt');
  await phone.getByText('receipt.pdf (13 B) has arrived').waitFor();
  await phone.getByRole('button', { name: 'Submit project' }).click();
  await phone.getByText('“receipt.pdf” is really text').waitFor();
  expect(await phone.getByLabel(/^Text/).inputValue()).toBe('Mr Rao paid ₹99.');
  await choose('receipt.pdf', '%PDF-1.7 ₹99');
  await phone.getByText('receipt.pdf (14 B) has arrived').waitFor();
  await phone.getByRole('button', { name: 'Submit project' }).click();
  await phone.getByText('Waiting for a response').waitFor();

  await desk.goto('/admin/projects');
  await desk
    .getByRole('row', { name: /Lata/ })
    .filter({ hasText: title })
    .getByRole('link')
    .click();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^receipt\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('receipt.pdf');
  await desk.getByLabel('They paid: points out of 4').fill('5');
  await desk.getByLabel('Your response').fill('Show the receipt.');
  await desk.getByRole('button', { name: 'Send response' }).click();
  await desk.getByText('Give 0 to 4').waitFor();
  await desk.getByLabel('They paid: points out of 4').fill('3');
  await desk.getByRole('button', { name: 'Send response' }).click();
  await toast(desk, 'Response sent');
  await desk.getByRole('button', { name: 'Correct response' }).click();
  await desk.getByLabel('They paid: points out of 4').fill('4');
  await desk.getByRole('button', { name: 'Correct response' }).click();
  await toast(desk, 'Response corrected');

  await phone.reload();
  await phone.getByText('4 of 4 points').waitFor();
  await phone.getByText(/^Corrected/).waitFor();
  await phone.locator('h1 + section', { hasText: /Show the receipt\.[^]*Mr Rao paid/ }).waitFor();
  expect(await phone.getByLabel(/^Text/).inputValue()).toBe('Mr Rao paid ₹99.');
  await phone.getByLabel(/^Link/).fill('https://lata.example/receipt');
  await phone.getByRole('button', { name: 'Submit again' }).click();
  await phone.getByRole('heading', { name: 'Attempt 2' }).waitFor();
  await phone.getByRole('heading', { name: 'Attempt 1' }).waitFor();
  await phone.goto(page);
  await phone.getByText('Waiting for a response').waitFor();
});
