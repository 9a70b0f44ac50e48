import { expect, inject, test } from 'vitest';
import { member } from '../journeys/people.ts';
import type { Target } from './in-page.ts';
import { openVisitor } from './open-visitor.ts';
import type { Visitor } from './visitor.ts';

const url = inject('applicationUrl');
const lesson = (slug: string) => `/dashboard/my-courses/no-code-app-lab/lessons/${slug}`;
const block = (name: string): Target => ({ selector: '.practice-block', name });

/** Presses the button of a block, and waits for what it says then. */
async function check(visitor: Visitor, within: Target, says: RegExp): Promise<void> {
  await visitor.click({ selector: 'button[type=submit]', within });
  await visitor.until(`reads ${says}`, async () => {
    const seen = await visitor.glance(within);
    return seen && says.test(seen.text);
  });
}

test('a phone’s owner chooses, matches, corrects a table, and finds it all answered', async () => {
  const { token } = await member(url);
  const visitor = await openVisitor('phone', { token });
  await visitor.visit(lesson('tables-and-relations'));

  const several = block('Choose several');
  const tick = async (starts: string) =>
    visitor.click({ selector: 'label', starts, within: several });
  await tick('Customers');
  await tick('The colour of the ink');
  await check(visitor, several, /2 tries left.*Can it be created/s);
  for (const words of ['The colour of the ink', 'Pauses', 'Payments']) await tick(words);
  await check(visitor, several, /Right on try 2/);

  const match = block('Match pairs');
  const pairs = {
    'Students and batches': 'Many to many',
    'A login and its profile': 'One to one',
    'A customer and their subscriptions': 'One to many',
  };
  for (const [name, place] of Object.entries(pairs)) {
    await visitor.click({ role: 'button', name, within: match });
    await visitor.click({ role: 'button', name: `Dock here: ${place}`, within: match });
  }
  await check(visitor, match, /Right on try 1/);

  const table = block('Correct the table');
  const cells = {
    'Amount of Subscription 113': '1600',
    'Method of Subscription 114': 'upi',
    'Received of Subscription 115': '9 Mar',
  };
  for (const [name, text] of Object.entries(cells))
    await visitor.enter({ role: 'field', name, within: table }, text);
  await check(visitor, table, /Right on try 1/);

  await visitor.visit(lesson('tables-and-relations'));
  await visitor.until('finds the answers', async () => {
    const seen = await visitor.glance(several);
    return seen?.text.includes('Right on try 2');
  });
  expect(await visitor.engine.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('a pointer drags the items of an order to their places', async () => {
  const { token } = await member(url);
  const visitor = await openVisitor('desktop', { token });
  await visitor.visit(lesson('who-may-see-what'));
  const order = block('Put in order');
  for (const [place, starts] of ['Close', 'Say who', 'Guard', 'Hide'].entries())
    await dragTo(visitor, { selector: '.order-item', starts, within: order }, place);
  await check(visitor, order, /Right on try 1/);
});

/** Drags an item of an order by its grip to a place, counted from 0. */
async function dragTo(visitor: Visitor, item: Target, place: number): Promise<void> {
  const placeOf = async (): Promise<number> => {
    const { text } = await visitor.see(item);
    const shown = `[...document.querySelectorAll('.order-list > li')].map((each) => each.dataset.item)`;
    return ((await visitor.engine.evaluate(shown)) as string[]).indexOf(text);
  };
  const row = async (at: number) =>
    visitor.see({ selector: `.order-list > li:nth-child(${at + 1})` });
  if ((await placeOf()) === place) return;
  await visitor.glance(item, { show: true });
  const from = await visitor.see({ selector: '.order-grip', within: item });
  const to = await row(place);
  const x = Math.round(from.x + from.width / 2);
  const [start, end] = [from, to].map(({ y, height }) => Math.round(y + height / 2)) as [
    number,
    number,
  ];
  const way = [0.3, 0.6, 1].map((part) => Math.round(start + (end - start) * part));
  await visitor.engine.perform({
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y: start },
      { type: 'pointerDown', button: 0 },
      ...way.map((y) => ({ type: 'pointerMove', x, y }) as const),
      { type: 'pointerUp', button: 0 },
    ],
  });
  await visitor.until(`has it at ${place}`, async () => (await placeOf()) === place);
}
