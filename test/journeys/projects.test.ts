import { expect, inject, test } from 'vitest';
import { fileChooser } from './file-chooser.ts';
import { admin, call, member, someone } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const slug = 'no-code-app-lab';
const page = `/dashboard/my-courses/${slug}`;
const title = 'Sell it to one stranger';

test('an author writes a project, a learner submits it, is answered, and submits it again', async () => {
  const { token } = await admin(url);
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find((course) => course.slug === slug)?.id;
  const desk = await openWindow({ token });
  await desk.goto(`/teach/courses/${id}/content`);
  await desk.getByRole('link', { name: 'Project', exact: true }).click();
  await desk.getByLabel('Title').fill(title);
  await desk.getByLabel('The brief').fill('One stranger, *one* payment.');
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
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^receipt\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('receipt.pdf');
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
  await phone.getByText('Show the receipt.').waitFor();
  await phone.getByLabel(/^Link/).fill('https://lata.example/receipt');
  await phone.getByRole('button', { name: 'Submit again' }).click();
  await phone.getByRole('heading', { name: 'Attempt 2' }).waitFor();
  await phone.getByRole('heading', { name: 'Attempt 1' }).waitFor();
  await phone.goto(page);
  await phone.getByText('Waiting for a response').waitFor();
});
