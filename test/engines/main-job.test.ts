import { expect, test } from 'vitest';
import { doPractice } from '../practice.ts';
import { call, mailedLink, someone, type Person } from '../journeys/people.ts';
import { usualScreens } from '../screens.ts';
import { openVisitor } from './open-visitor.ts';
import { main, signIn } from './steps.ts';
import type { Visitor } from './visitor.ts';

test.each(usualScreens)('a visitor becomes a learning member: on a %s', async (screen) => {
  const visitor = await openVisitor(screen);
  const person = someone();

  await visitor.visit('/');
  await visitor.click({ role: 'link', name: 'Browse all courses' });
  await visitor.arrive('/courses');
  await visitor.click({ selector: 'main a[href^="/courses/"]' });
  await visitor.arrive(/^\/courses\/[\w-]+$/);
  const course = (await visitor.see({ selector: 'main h1' })).text;
  await visitor.click({ role: 'link', name: 'Start Learning' });
  await visitor.arrive('/register');

  await visitor.enter({ role: 'field', name: 'Full name' }, person.displayName);
  await visitor.enter({ role: 'field', name: 'E-mail', within: main }, person.email);
  await visitor.enter({ role: 'field', name: 'Password', within: main }, person.password);
  await visitor.enter({ role: 'field', name: 'Confirm password' }, person.password);
  await visitor.click({ selector: 'form button[type=submit]', within: main });
  await visitor.see({ role: 'heading', name: 'Verify Your Email' });
  await visitor.engine.load(await mailedLink(visitor.url, '/verify-email', person));
  // It goes on to the sign-in after three seconds: on a busy machine, before anyone has looked.
  await visitor.until('sees “Email Verified”, or what comes after it', async () => {
    const verified = await visitor.glance({ role: 'heading', name: 'Email Verified' });
    return verified ? true : (await visitor.engine.evaluate('location.pathname')) === '/login';
  });
  await visitor.arrive('/login');

  await signIn(visitor, person);
  await visitor.arrive('/register');
  await visitor.click({ role: 'button', name: 'Choose Basic' });
  await visitor.see({ role: 'heading', name: 'Checkout' });
  await visitor.click({ role: 'button', starts: 'Pay Now' });
  await visitor.click({ role: 'button', starts: 'Pay ₹5,000', within: { role: 'dialog' } });
  const toast = await visitor.seeWhole({
    selector: '.toast',
    text: 'Payment successful! Welcome to Liftoff!',
  });
  expect(toast.height).toBeLessThan(100);
  await visitor.arrive('/dashboard');
  await visitor.see({ role: 'heading', starts: 'Good' });

  await visitor.see({ role: 'heading', name: course });
  await visitor.click({ role: 'link', name: 'Start Learning' });
  await visitor.arrive(/\/lessons\//);
  const first = await completeLesson(visitor, person);
  const second = await completeLesson(visitor, person);
  expect(second).not.toBe(first);

  await visitor.visit('/dashboard');
  await visitor.click({ role: 'link', starts: 'Continue Course' });
  await visitor.arrive(/\/lessons\//);
  expect(await lessonTitle(visitor)).toBe(second);
});

const lessonTitle = async (visitor: Visitor): Promise<string> =>
  (await visitor.see({ selector: 'article h1' })).text;

/** Completes the lesson. Returns the next lesson's title. */
async function completeLesson(visitor: Visitor, person: Person): Promise<string> {
  const before = await lessonTitle(visitor);
  await practise(visitor, person);
  await visitor.click({ role: 'button', name: 'Mark complete and go on' });
  return visitor.until('is in the next lesson', async () => {
    const title = await lessonTitle(visitor);
    return title !== before && title;
  });
}

/** Does the practice of the open lesson in another session, and comes back to it. */
async function practise({ engine, url }: Visitor, person: Person): Promise<void> {
  const { token } = await call(url, 'POST', '/api/auth/login', person);
  const ask = async (method: string, path: string, body?: object) =>
    call(url, method, `/api${path}`, body, token);
  const page = (await engine.evaluate('location.href')) as string;
  const address = /\/my-courses(\/.*)/.exec(page)?.[1];
  await doPractice(ask, (await ask('GET', `/learning/courses${address}`)).lesson);
  await engine.load(page);
}
