import { expect, inject, test } from 'vitest';
import type { OpenBlock } from '#app/practice/contract.ts';
import { untouched } from '#app/practice/draft.ts';
import { call, member } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const course = { slug: 'no-code-app-lab', title: 'No-Code App Lab' };
const lessonPath = `/learning/courses/${course.slug}/lessons/five-people-five-questions`;

test('missed practice comes back, one by one, once revision is on', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, expected: /404/ });
  await page.goto('/dashboard/revision');
  await page.getByRole('button', { name: 'Turn on revision' }).click();
  await page.getByRole('heading', { name: 'Nothing to revise today' }).waitFor();

  const { lesson } = await call(url, 'GET', `/api${lessonPath}`, undefined, token);
  const blocks: OpenBlock[] = lesson.parts.flatMap(
    (part: { block?: OpenBlock }) => part.block ?? [],
  );
  const block = blocks.find(({ kind }) => kind === 'choose-one');
  if (!block) throw new Error('The lesson has no such practice');
  // The server’s clock stays where it is: its answers of tomorrow are given here.
  const item = { lesson, course, due: '2027-01-01' };
  const recall = '**/api/recall';
  await page.route(recall, (route) =>
    route.fulfill({
      json: {
        on: true,
        answered: 1,
        due: [
          { ...item, block },
          { ...item, block: { ...block, id: 'another' } },
        ],
        minutes: 2,
        next: null,
      },
    }),
  );
  await page.route(`**/api/recall/lessons/*/practice/${block.id}`, (route) =>
    route.fulfill({
      json: {
        ...untouched,
        outcome: 'right',
        done: true,
        why: 'So it is.',
        comesBack: '2027-01-04',
      },
    }),
  );
  await page.reload();
  await page.getByRole('heading', { name: '2 of 3' }).waitFor();
  await page.getByRole('link', { name: lesson.title }).waitFor();
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('This comes back on 4 Jan 2027.').waitFor();
  // The answer just given counts too: after the last one, the bar is full.
  await page.locator('[aria-label="Today’s revision"][aria-valuenow="67"]').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('h2:focus', { hasText: '3 of 3' }).waitFor();

  // Practice that was answered or deleted meanwhile doesn't hold anybody up.
  await page.unroute(recall);
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('alert').filter({ hasText: 'no such practice' }).waitFor();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: 'Nothing to revise today' }).waitFor();
  await page.getByRole('link', { name: 'Go to your dashboard' }).waitFor();

  await page.getByRole('button', { name: 'Turn off revision' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off revision' }).click();
  await page.getByRole('heading', { name: 'Revision is off' }).waitFor();
});
