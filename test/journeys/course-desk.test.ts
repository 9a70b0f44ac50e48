import { strToU8, zipSync } from 'fflate';
import { expect, inject, test } from 'vitest';
import { pastedCourse } from '../courses-to-paste.ts';
import { admin, call } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'an admin adds courses from JSON, edits one and takes it down: on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const slugs = [`by-${screen}-1`, `by-${screen}-2`] as const;
    const [first, second] = slugs.map((slug) => ({
      ...pastedCourse(1),
      slug,
      title: `Course ${slug}`,
    }));
    const page = await openWindow({ screen, token, expected: /status of 400/ });
    const decide = async (action: string, name: string, told = name) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('button', { name: action }).filter({ visible: true }).first().click();
      const dialog = page.getByRole('dialog');
      // A toast of the step before may name the course too.
      await dialog.locator('.dialog-sheet').getByText(told, { exact: false }).waitFor();
      await dialog.getByRole('button', { name: action }).click();
      const done = { Publish: 'Published', 'Take down': 'Taken down' }[action];
      await toast(page, `${done}: ${name}`);
      await dialog.waitFor({ state: 'hidden' });
    };
    await page.goto('/admin/courses');
    await page.getByRole('link', { name: 'Add courses from JSON' }).click();
    const box = page.getByLabel('A JSON array of courses');
    const broken = `[\n${JSON.stringify(first)},\n${JSON.stringify({ ...second, title: 7 })}\n]`;
    await box.fill(broken);
    await page.getByRole('button', { name: 'Add courses' }).click();
    await page.getByText('1 fault found. Nothing was added.').waitFor();
    await page.getByText(`Course 2 (${slugs[1]}): title: this must be text`).waitFor();
    await page.getByRole('button', { name: 'Go to line 3' }).click();
    const marked = await box.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(JSON.parse(marked)).toMatchObject({ slug: slugs[1] });

    const folder = `slug: ${slugs[0]}\nsections:\n  - title: Begin\n    lessons: [first]\n`;
    await page.getByLabel('Or choose a JSON file').setInputFiles({
      name: 'course.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(
        zipSync({
          'course.yaml': strToU8(folder),
          'lessons/first.md': strToU8('---\ntitle: First\n---\n\nAsk.\n'),
        }),
      ),
    });
    await expect.poll(() => box.inputValue()).toContain('"text": "Ask."');

    await box.fill(JSON.stringify([first, second]));
    await page.getByRole('button', { name: 'Check only' }).click();
    await page.getByText('No faults found. To be added: 2 courses.').waitFor();
    await page.getByRole('button', { name: 'Add courses' }).click();
    await toast(page, 'Courses added successfully!');
    await page.getByText('2 courses added.').waitFor();

    await page.getByRole('link', { name: 'See all courses' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(slugs[0]);
    await page.getByRole('link', { name: 'All 1', exact: true }).waitFor();
    await page.getByRole('link', { name: `Course ${slugs[0]}` }).click();
    await page.getByLabel('Title', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('This may not be empty').waitFor();
    await page.getByLabel('Title', { exact: true }).fill(`Renamed by ${screen}`);
    await page.getByLabel('Questions and answers').fill('Why?\nBecause.\n\nWhen?\nNow.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Course changed');
    const { title, faqs } = await call(url, 'GET', `/api/catalogue/${slugs[0]}`);
    expect([title, faqs.length]).toEqual([`Renamed by ${screen}`, 2]);

    // Back shows the same list with the same search.
    await page.goBack();
    for (const each of [`Renamed by ${screen}`, undefined]) {
      if (!each) await page.getByRole('searchbox', { name: 'Search' }).fill(slugs[1]);
      await decide('Take down', each ?? `Course ${slugs[1]}`);
    }
    await decide('Publish', `Course ${slugs[1]}`, 'will appear in the catalogue, for everyone');
    await decide('Take down', `Course ${slugs[1]}`);
    const shown: { courses: { slug: string }[] } = await call(
      url,
      'GET',
      '/api/catalogue?limit=100',
    );
    expect(shown.courses.filter(({ slug }) => slug.startsWith(`by-${screen}-`))).toEqual([]);
  },
);

test('a slow action says so, and is sent once however often it is pressed', async () => {
  const page = await openWindow({ token: (await admin(url)).token });
  let sent = 0;
  let answer = Promise.withResolvers<void>();
  await page.route(/\/api\/(courses\/import|admin\/enquiry-tables)/, async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin/courses/import');
  await page
    .getByLabel('A JSON array of courses')
    .fill(JSON.stringify([{ ...pastedCourse(1), slug: 'sent-once' }]));
  const add = page.getByRole('button', { name: 'Add courses' });
  await add.dblclick();
  // Forces a press on a busy button, which Playwright would otherwise wait for.
  for (const name of ['Add courses', 'Check only'])
    await page.getByRole('button', { name }).click({ force: true });
  await page.getByText('Adding them.').waitFor();
  // The page says so before the request has left the browser.
  await expect.poll(() => sent).toBe(1);
  expect(await add.getAttribute('aria-busy')).toBe('true');
  answer.resolve();
  await page.getByText('1 course added.').waitFor();

  await call(url, 'POST', '/api/collaboration/enquiries', { email: 'lata@example.in' });
  await page.goto('/admin/enquiries');
  const take = page.getByRole('button', { name: /^Export \d+ enquir/ });
  const saved = page.waitForEvent('download');
  answer = Promise.withResolvers();
  await take.dblclick();
  await take.click({ force: true });
  expect(await take.getAttribute('aria-busy')).toBe('true');
  answer.resolve();
  await saved;
  expect(sent).toBe(2);
});

test('the page of a course that moved leads to its new address', async () => {
  const { token } = await admin(url);
  const { id } = await call(
    url,
    'POST',
    '/api/courses',
    { ...pastedCourse(1), slug: 'before-it-moved' },
    token,
  );
  const fresh = 'public, max-age=0, s-maxage=60';
  const answerOf = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  expect(await answerOf('/courses/before-it-moved')).toEqual([200, null, fresh]);
  const course = await call(url, 'GET', `/api/admin/courses/${id}`, undefined, token);
  const { title, description, duration, topic, level, icon, image, version } = course;
  const { instructor, learningPoints, targetAudience, faqs, isNew, isTrending } = course;
  const lists = { instructor, learningPoints, targetAudience, faqs, isNew, isTrending };
  const texts = { title, description, duration, topic, level, icon, image, version, ...lists };
  await call(url, 'PUT', `/api/admin/courses/${id}`, { ...texts, slug: 'after-it-moved' }, token);
  await expect
    .poll(() => answerOf('/courses/before-it-moved'))
    .toEqual([308, '/courses/after-it-moved', 'no-store']);
  expect(await answerOf('/courses/after-it-moved')).toEqual([200, null, fresh]);
});
