import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, call, helper, member, signedIn, someone, type SignedIn } from './people.ts';
import { arriveAt, remembersTyping, signIn, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const lesson = '/dashboard/my-courses/no-code-app-lab/lessons/five-people-five-questions';

test('a learner asks under a lesson, is answered from the desk, and accepts the answer', async () => {
  const asker = await member(url, someone('Lata Bose'));
  const page = await openWindow({ token: asker.token, screen: 'phone' });
  await page.goto(lesson);
  await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Your question').fill('May I ask my own cousins?');
  await page.getByLabel('Details (optional)').fill('See https://liftoff.example/five for mine.');
  await page.getByRole('button', { name: 'Ask question' }).click();
  await toast(page, 'Question asked. We tell you when there is an answer.');
  await page.getByRole('link', { name: 'https://liftoff.example/five' }).waitFor();

  // A helper without a membership reads the lesson from the desk, and comes back by its questions.
  const { token } = await helper(url, someone('Farah Khan'));
  const desk = await openWindow({ token });
  await desk.goto('/teach/questions');
  await desk.getByRole('link', { name: 'May I ask my own cousins?' }).click();
  await desk.getByRole('link', { name: 'Five people, five questions' }).click();
  await desk.getByText('You are reading this as a helper.').waitFor();
  const learning = { name: /complete|check|once more/i, includeHidden: true };
  expect(await desk.getByRole('button', learning).count()).toBe(0);
  await desk.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
  await desk.getByRole('link', { name: 'May I ask my own cousins?' }).click();
  await desk.getByLabel('Your answer').fill('Ask who has paid for it, not who loves you.');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await desk.getByText('1 answer').waitFor();
  await desk.getByRole('link', { name: 'All questions' }).click();
  await desk.getByRole('link', { name: 'Unanswered' }).waitFor();
  expect(await desk.getByRole('link', { name: 'May I ask my own cousins?' }).count()).toBe(0);
  await desk.getByRole('link', { name: 'Your answers' }).click();
  await desk.getByRole('link', { name: 'May I ask my own cousins?' }).waitFor();

  await page.getByRole('link', { name: 'May I ask my own cousins?' }).click();
  await page.getByText('Ask who has paid for it, not who loves you.').waitFor();
  await page.getByRole('button', { name: /^Helpful/ }).click();
  await page.getByRole('button', { name: 'Helpful 1', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await toast(page, 'Answer accepted');
  await page.goto('/dashboard/questions');
  await page.getByText('Accepted answer').waitFor();
  await page.getByText('Ask who has paid for it, not who loves you.').waitFor();

  // Another member, who doesn't follow it, finds it.
  const reader = await openWindow({ token: (await member(url)).token, screen: 'phone' });
  await reader.goto('/dashboard/questions');
  await reader.getByRole('heading', { name: 'You don’t follow any questions yet' }).waitFor();
  await reader.getByLabel('Search the questions under all lessons').fill('own cousin');
  await reader.waitForURL(/q=own\+cousin/);
  await reader.getByRole('link', { name: /^May I ask my own cousins/ }).click();
  await reader.getByText('Ask who has paid for it, not who loves you.').waitFor();
  await reader.goBack();
  await reader.getByRole('link', { name: /^May I ask my own cousins/ }).waitFor();
  await reader.getByRole('searchbox').fill('zebra');
  await reader.getByRole('heading', { name: 'No question mentions “zebra”' }).waitFor();
});

test('a helper who signs in begins at the questions, and is not sold a plan', async () => {
  const person = await helper(url, someone('Farah Khan'));
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/login');
  await signIn(page, person);
  await arriveAt(page, '/teach/questions');
  await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor();
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path);
    await arriveAt(page, '/teach/questions');
  }
});

test('whoever opens a desk’s link signed out is there after signing in', async () => {
  const farah = await helper(url, someone('Farah Khan'));
  const ways = [
    { person: farah, link: '/teach/questions?q=cousins', via: '/login', heading: 'Questions' },
    { person: await admin(url), link: '/admin/members?q=lata', via: '/', heading: 'Members' },
  ];
  for (const { person, link, via, heading } of ways) {
    const page = await openWindow({ screen: 'phone' });
    await page.goto(link);
    await arriveAt(page, via);
    if (via !== '/login') await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL(`${url}${link}`);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  }
});

test('one address of a question leads everyone to where they may read it, also after signing in', async () => {
  const title = `May I ask my aunt, asks ${process.pid}?`;
  const asker = await member(url, someone('Lata Bose'));
  const read = '/api/learning/courses/no-code-app-lab/lessons/five-people-five-questions';
  const { id: under } = (await call(url, 'GET', read, undefined, asker.token)).lesson;
  const asked = `/api/learning/lessons/${under}/questions`;
  const { id } = await call(url, 'POST', asked, { title, words: '' }, asker.token);
  const address = `/dashboard/questions/${id}`;
  const atDesk = async (page: Page) => {
    await arriveAt(page, '/teach/questions');
    await page.getByRole('heading', { name: title }).waitFor();
  };
  // The page has preloaded its styles when its reader is led on.
  const expected = /preloaded using link preload but not used|status of 40[24]/;
  const opened = async ({ token }: SignedIn) => {
    const page = await openWindow({ token, screen: 'phone', expected });
    await page.goto(address);
    return page;
  };

  const reader = await opened(asker);
  await reader.getByRole('heading', { name: title }).waitFor();
  await arriveAt(reader, address);
  // An admin without a membership checks the members' pages.
  const checking = await opened(await admin(url));
  await checking.getByRole('heading', { name: title }).waitFor();
  await arriveAt(checking, address);

  const farah = await helper(url, someone('Farah Khan'));
  await atDesk(await opened(farah));
  const mail = await openWindow({ screen: 'phone', expected });
  await mail.goto(address);
  await arriveAt(mail, '/login');
  await signIn(mail, farah);
  await atDesk(mail);
  // Back from the desk's page leads to where the link was.
  const desk = await openWindow({ token: farah.token });
  await desk.goto(lesson);
  await desk.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
  await desk.getByRole('link', { name: title }).click();
  await atDesk(desk);
  await desk.goBack();
  await arriveAt(desk, lesson);

  // An author of other courses is told why, on the way back to their own.
  const author = await signedIn(url, someone('Imran Qureshi'));
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, author.token);
  const role = { role: 'author', reason: 'Writes another course' };
  const grants = `/api/admin/members/${uid}/role-grants`;
  await call(url, 'POST', grants, role, (await admin(url)).token);
  const other = await opened(author);
  await arriveAt(other, '/teach/questions');
  await other.getByText('it is about a course that you don’t write.').waitFor();
  await other.getByRole('link', { name: 'All questions' }).click();
  await other.getByRole('heading', { name: 'No questions are waiting' }).waitFor();
  // Everyone else is shown the plans, as at every page for members.
  await arriveAt(await opened(await signedIn(url)), '/register');

  await call(url, 'DELETE', `/api/questions/${id}`, undefined, asker.token);
  const late = await opened(farah);
  await late.getByRole('heading', { name: 'Question not found' }).waitFor();
  await late.getByRole('link', { name: 'All questions' }).click();
  await late.getByRole('link', { name: 'Unanswered' }).waitFor();
});

test('what somebody has typed outlives the end of the session, and nobody else sees it', async () => {
  const [writer, other] = [await member(url), await member(url)];
  const page = await openWindow({
    token: writer.token,
    screen: 'phone',
    expected: /status of 401/,
  });
  const ask = async () => {
    await page.goto(lesson);
    await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await remembersTyping(page);
    return page.getByLabel('Your question');
  };
  const title = `Is one cousin enough, asks ${process.pid}?`;
  await (await ask()).fill(title);

  // Signed out from another device.
  await call(url, 'POST', '/api/auth/logout', undefined, writer.token);
  await page.getByRole('button', { name: 'Ask question' }).click();
  await arriveAt(page, '/login');
  await signIn(page, other);
  await page.waitForURL((at) => at.pathname !== '/login');
  expect(await (await ask()).inputValue()).toBe('');

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await signIn(page, writer);
  await page.waitForURL((at) => at.pathname !== '/login');
  const field = await ask();
  await expect.poll(() => field.inputValue()).toBe(title);
  await page.getByRole('button', { name: 'Ask question' }).click();
  await page.getByRole('link', { name: title }).click();

  await remembersTyping(page);
  await page.getByLabel('Your answer').fill('One is a start.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('One is a start.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await toast(page, 'Answer sent');
  await page.reload();
  await page.getByText('1 answer').waitFor();
  expect(await page.getByLabel('Your answer').inputValue()).toBe('');
});
