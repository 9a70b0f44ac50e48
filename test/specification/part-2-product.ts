import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firstMoment, nextMoment, textAt } from '#app/marketing/typing-sequence.ts';
import { opensToAll } from './part-2-roles.ts';
import { both, equals, measured, ruled, seen, seenAs, type Section } from './proofs.ts';

export const words = ['Faster', 'Smarter', 'Cheaper'];

/** The words in the order in which they are shown in full. */
function wholeWords(count: number): string[] {
  const whole: string[] = [];
  for (let moment = firstMoment(words); whole.length < count; moment = nextMoment(words, moment))
    if (words.includes(textAt(words, moment)) && moment.erasing) whole.push(textAt(words, moment));
  return whole;
}

/**
 * Each letter lasts 90 ms and a complete word 2000 ms, to the millisecond: time in this window
 * moves only when the test advances it.
 */
async function keepsPace(page: Page): Promise<void> {
  const shown = () => page.locator('.typing-word-letters').innerText();
  const after = async (ms: number) => {
    await page.clock.runFor(ms);
    // React reacts to the change, and sets the next timer.
    await page.waitForTimeout(60);
    return shown();
  };
  const until = async (reached: (text: string) => boolean) => {
    for (let steps = 0; steps < 80; steps += 1) if (reached(await after(90))) return;
    throw new Error('The typed word never got there');
  };
  await until((text) => text.length === 3);
  const letters = await shown();
  expect(await after(89)).toBe(letters);
  expect(await after(1)).not.toBe(letters);
  await until((text) => words.includes(text));
  const word = await shown();
  expect(await after(1999)).toBe(word);
  expect(await after(1)).not.toBe(word);
}

export const product1: Section = {
  '60-day money-back guarantee': ruled(1, seen('the plans')),
  'refunds are processed within 5-7 business days': seenAs(
    'the refund policy',
    'Refunds are processed within 5-7 business days.',
  ),
  'Master No-Code & AI': seen('the landing page'),
  'Build Faster/Smarter/Cheaper': both(
    seenAs('the landing page', '& AI, Build'),
    seenAs('the landing page', words.join(', ')),
  ),
  'Learn from industry experts and build real-world projects': seen('the landing page'),
  'The last word rotates between Faster, Smarter and Cheaper': equals(wholeWords(4), [
    'Faster',
    'Smarter',
    'Cheaper',
    'Faster',
  ]),
  'a typing effect of 90 ms per character and a 2000 ms pause': measured(
    'the landing page in motion',
    keepsPace,
  ),
  'Visitors can browse courses, AI tools, policies, a masked investor list, the hackathon page and the pitch deck':
    opensToAll,
  'Prices are in Indian rupees': seenAs('the plans', '₹5,000'),
};
